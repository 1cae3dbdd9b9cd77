import type { deliveryOperations as declared } from '#contract/operations/delivery.ts';
import type { ReadDb } from '#database/connect.ts';
import { type ContentTable, contentTag } from '#server/kit/cache-tags.ts';
import { loadShippingTerms } from '#server/content/shipping-terms.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { listPickupDays } from './list-pickup-days.ts';
import { selectCityTariffs } from './queries.ts';
import { quoteDelivery } from './quote-delivery.ts';
import { cityToWire, quoteToWire, termsToWire } from './wire.ts';

const tagsOf = (...tables: ContentTable[]) => tables.map((table) => contentTag(table));
const termsTags = tagsOf('shop_settings', 'calendar_days');
const tariffTags = [...termsTags, ...tagsOf('delivery_tariffs', 'delivery_zones', 'regions', 'districts')];
const pickupTags = [...termsTags, ...tagsOf('stores')];

export const deliveryOperations = {
  async listDeliveryCities({ db }, { input: { notBefore = null }, now }) {
    const [rows, { calendar }] = await Promise.all([selectCityTariffs(db), loadShippingTerms(db)]);
    return { answer: rows.map((row) => cityToWire(row, { now, notBefore, calendar })), tags: tariffTags };
  },

  async getDeliveryCost({ db }, { input: { districtId, total, notBefore = null }, now }) {
    const { calendar } = await loadShippingTerms(db);
    const quote = await quoteDelivery(db, { districtId, goodsTotalSom: total, now, notBefore, calendar });
    if (quote === undefined) throw new Refusal('NOT_FOUND');
    return { answer: quoteToWire(districtId, quote, now), tags: tariffTags };
  },

  async getDeliveryTerms({ db }) {
    return { answer: termsToWire(await loadShippingTerms(db)), tags: termsTags };
  },

  async listPickupDays({ db }, { now }) {
    return { answer: await listPickupDays(db, now), tags: pickupTags };
  },
} satisfies OperationFunctions<typeof declared, { db: ReadDb }>;

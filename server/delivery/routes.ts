import { Type } from 'typebox';
import { DeliveryCitiesQuery, DeliveryCity, DeliveryCost, DeliveryCostQuery } from '#contract/cart.ts';
import { DeliveryTerms } from '#contract/delivery.ts';
import { PickupDays } from '#contract/pickup.ts';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { ReadDb } from '#database/connect.ts';
import type { App } from '#server/kit/app-type.ts';
import { type ContentTable, contentTag, tagsHeader } from '#server/kit/cache-tags.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { loadShippingTerms } from '#server/content/shipping-terms.ts';
import { listPickupDays } from './list-pickup-days.ts';
import { selectCityTariffs } from './queries.ts';
import { quoteDelivery } from './quote-delivery.ts';
import { cityToWire, quoteToWire, termsToWire } from './wire.ts';

export interface DeliveryDeps {
  db: ReadDb;
  now: () => Date;
}

const tags = (...tables: ContentTable[]) => tagsHeader(...tables.map((table) => contentTag(table)));
const tagsOfTerms = tags('shop_settings', 'calendar_days');
const tagsOfTariffs = `${tagsOfTerms} ${tags('delivery_tariffs', 'delivery_zones', 'regions', 'districts')}`;
const tagsOfPickup = `${tagsOfTerms} ${tags('stores')}`;

/** Where couriers go, what it costs and on which days it comes; when stores have what is brought to them. */
export function deliveryRoutes(app: App, { db, now }: DeliveryDeps): void {
  app.get(
    '/api/v1/delivery-cities',
    {
      schema: {
        querystring: DeliveryCitiesQuery,
        response: { 200: Type.Array(DeliveryCity), '4xx': Problem },
      },
    },
    async (request, reply) => {
      reply.header('x-cache-tags', tagsOfTariffs);
      const { notBefore = null } = request.query;
      const [rows, { calendar }] = await Promise.all([selectCityTariffs(db), loadShippingTerms(db)]);
      return rows.map((row) => cityToWire(row, { now: now(), notBefore, calendar }));
    },
  );

  app.get(
    '/api/v1/delivery-cost',
    { schema: { querystring: DeliveryCostQuery, response: { 200: DeliveryCost, '4xx': Problem } } },
    async (request, reply) => {
      reply.header('x-cache-tags', tagsOfTariffs);
      const { districtId, total, notBefore = null } = request.query;
      const at = now();
      const { calendar } = await loadShippingTerms(db);
      const asked = { districtId, goodsTotalSom: total, now: at, notBefore, calendar };
      const quote = await quoteDelivery(db, asked);
      if (quote === undefined) throw new Refusal('NOT_FOUND');
      return quoteToWire(districtId, quote, at);
    },
  );

  app.get(
    '/api/v1/delivery-terms',
    { schema: { querystring: Shape({}), response: { 200: DeliveryTerms, '4xx': Problem } } },
    async (_request, reply) => {
      reply.header('x-cache-tags', tagsOfTerms);
      return termsToWire(await loadShippingTerms(db));
    },
  );

  app.get(
    '/api/v1/pickup-days',
    { schema: { querystring: Shape({}), response: { 200: PickupDays, '4xx': Problem } } },
    async (_request, reply) => {
      reply.header('x-cache-tags', tagsOfPickup);
      return listPickupDays(db, now());
    },
  );
}

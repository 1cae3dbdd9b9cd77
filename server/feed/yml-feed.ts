import { tashkentClock } from '#domain/units/tashkent-clock.ts';
import type { ReadDb } from '#database/connect.ts';
import { deliveryCostSom, isPickupOnly } from '#domain/delivery/tariff.ts';
import { loadShippingTerms } from '#server/content/shipping-terms.ts';
import { findCapitalTariff } from '#server/delivery/find-capital-tariff.ts';
import { jpegOf } from './addresses.ts';
import { offered, type FeedDeps } from './merchant-feed.ts';
import { selectFeedCategories, type FeedCategory, type OfferedProduct } from './offer-queries.ts';
import { textIn } from '#server/kit/texts/text-in.ts';
import { offersOf, type Offer } from './offer.ts';
import { element, escapeXml, shortened, xmlHead } from './xml.ts';

/** In characters; from Yandex's description of the format. */
const limits = { name: 150, description: 3000, param: 250 };
const maxPictures = 10;
const language = 'ru';

type Tariff = Awaited<ReturnType<typeof findCapitalTariff>>;

/** The terms of delivery by courier. */
interface Courier {
  tariff: Tariff;
  /** Couriers do not deliver pieces from this price on; in whole soʻm. */
  insuredSom: number;
}

/**
 * Yields every piece that a guest can buy, in YML ("simplified type"); Yandex reads Russian texts only. The fields are in
 * docs/contracts/feeds.md. Delivery is that of the capital, as on the product page.
 */
export async function* ymlXml({ db, publicUrl, now }: FeedDeps): AsyncIterable<string> {
  const [categories, tariff, { insured }] = await Promise.all([
    selectFeedCategories(db),
    findCapitalTariff(db),
    loadShippingTerms(db),
  ]);
  const courier = { tariff, insuredSom: insured.pieceSom };
  yield `${xmlHead}<yml_catalog date="${momentOf(now())}">\n<shop>\n`;
  yield element('name', 'Zarona') + element('company', 'Zarona') + element('url', publicUrl);
  yield '<currencies>\n<currency id="UZS" rate="1"/>\n</currencies>\n';
  yield `<categories>\n${categories.map(categoryOf).join('')}</categories>\n`;
  yield* offersXml({ db, publicUrl, now }, courier);
  yield '</shop>\n</yml_catalog>\n';
}

async function* offersXml({ db, publicUrl, now }: FeedDeps & { db: ReadDb }, courier: Courier) {
  yield '<offers>\n';
  for await (const product of offered(db)) {
    if (product.pictures.length === 0) continue;
    const offers = offersOf(product, { language, now: now() });
    yield offers.map((offer) => offerXml(product, { offer, courier, origin: publicUrl })).join('');
  }
  yield '</offers>\n';
}

function categoryOf({ id, parent_id, name }: FeedCategory): string {
  const parent = parent_id === null ? '' : ` parentId="${parent_id}"`;
  return `<category id="${id}"${parent}>${escapeXml(textIn(name, language))}</category>\n`;
}

interface FeedItem {
  offer: Offer;
  courier: Courier;
  origin: string;
}

/** The elements in the order of the format's description. */
function offerXml(product: OfferedProduct, { offer, courier, origin }: FeedItem): string {
  const { tariff, insuredSom } = courier;
  const isCarried = tariff !== undefined && !isPickupOnly(offer.priceSom, insuredSom);
  const isHere = offer.arrivesOn === null;
  const fields = [
    element('url', origin + offer.path),
    element('price', offer.priceSom),
    element('oldprice', offer.beforeSom),
    element('currencyId', 'UZS'),
    element('categoryId', product.category_id),
    ...product.pictures.slice(0, maxPictures).map((key) => element('picture', jpegOf(origin, key))),
    element('store', String(isHere)),
    element('pickup', 'true'),
    element('delivery', String(isCarried)),
    isCarried && isHere ? deliveryOptions(offer.priceSom, tariff) : '',
    element('name', shortened(offer.title, limits.name)),
    element('vendor', 'Zarona'),
    element('vendorCode', product.artikul),
    element('description', shortened(offer.description, limits.description)),
    ...offer.facts.map(
      ({ name, value }) =>
        `<param name="${escapeXml(name)}">${escapeXml(shortened(value, limits.param))}</param>\n`,
    ),
  ];
  return `<offer id="${escapeXml(offer.serial)}" available="${isHere}" group_id="${product.id}">\n${fields.join('')}</offer>\n`;
}

function deliveryOptions(priceSom: number, tariff: NonNullable<Tariff>): string {
  const cost = deliveryCostSom({ costSom: tariff.cost_som, freeFromSom: tariff.free_from_som }, priceSom);
  const days =
    tariff.min_days === tariff.max_days ? tariff.min_days : `${tariff.min_days}-${tariff.max_days}`;
  return `<delivery-options>\n<option cost="${cost}" days="${days}"/>\n</delivery-options>\n`;
}

/** For example `2026-11-22T02:37+05:00`: the time of the offers. */
const momentOf = (now: Date): string => `${tashkentClock(now).slice(0, 16)}+05:00`;

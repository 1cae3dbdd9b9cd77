import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import { jpegOf, pathIn } from './addresses.ts';
import { selectOffered, type OfferedProduct } from './offer-queries.ts';
import { textIn } from '#server/kit/texts/text-in.ts';
import { offersOf, type Offer } from './offer.ts';
import { element, shortened, xmlHead } from './xml.ts';

export interface FeedDeps {
  db: ReadDb;
  /** Origin under which shoppers reach the shop, without a trailing slash. */
  publicUrl: string;
  now: () => Date;
}

const productsAtOnce = 200;
/** In characters; from Google's product data specification. */
const limits = { title: 150, description: 5000, brand: 70, material: 200, size: 100, productType: 750 };
const maxFurtherPictures = 10;

/** Google's taxonomy; kinds without an entry use jewelry (188). */
const taxonomy: Record<string, number> = {
  rings: 200,
  'engagement-rings': 200,
  'wedding-bands': 200,
  earrings: 194,
  studs: 194,
  pendants: 192,
  necklaces: 196,
  chains: 196,
  bracelets: 191,
  sets: 6463,
};
const jewelry = 188;

const genders: Record<string, string> = { women: 'female', men: 'male', unisex: 'unisex', kids: 'unisex' };

/** Yields every piece that a guest can buy, as a Google Merchant feed (RSS 2.0); the fields are in docs/contracts/feeds.md. */
export async function* merchantXml(deps: FeedDeps, language: Language): AsyncIterable<string> {
  yield `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`;
  yield element('title', 'Zarona') + element('link', deps.publicUrl + pathIn(language, '/'));
  yield element('description', 'Zarona');
  for await (const product of offered(deps.db)) {
    const offers = offersOf(product, { language, now: deps.now() });
    // a picture is required
    if (product.pictures.length === 0) continue;
    yield offers.map((offer) => itemOf(product, { offer, language, origin: deps.publicUrl })).join('');
  }
  yield '</channel>\n</rss>\n';
}

/** Yields all products with something to buy, in batches. */
export async function* offered(db: ReadDb): AsyncIterable<OfferedProduct> {
  for (let after = 0; ;) {
    const products = await selectOffered(db, { after, limit: productsAtOnce });
    yield* products;
    const last = products.at(-1);
    if (last === undefined || products.length < productsAtOnce) return;
    after = last.id;
  }
}

interface FeedItem {
  offer: Offer;
  language: Language;
  origin: string;
}

function itemOf(product: OfferedProduct, { offer, language, origin }: FeedItem): string {
  const [picture = '', ...further] = product.pictures;
  const details = offer.facts.map(
    ({ name, value }) =>
      `<g:product_detail>\n${element('g:attribute_name', name)}${element('g:attribute_value', value)}</g:product_detail>\n`,
  );
  const fields = [
    element('g:id', offer.serial),
    element('g:item_group_id', product.artikul),
    element('g:title', shortened(offer.title, limits.title)),
    element('g:description', shortened(offer.description, limits.description)),
    element('g:link', origin + offer.path),
    element('g:image_link', jpegOf(origin, picture)),
    ...further
      .slice(0, maxFurtherPictures)
      .map((key) => element('g:additional_image_link', jpegOf(origin, key))),
    element('g:availability', offer.arrivesOn === null ? 'in_stock' : 'backorder'),
    // the field requires an hour: noon in Tashkent
    element('g:availability_date', offer.arrivesOn && `${offer.arrivesOn}T12:00+0500`),
    element('g:price', `${offer.beforeSom ?? offer.priceSom} UZS`),
    element('g:sale_price', offer.beforeSom === null ? null : `${offer.priceSom} UZS`),
    element('g:condition', 'new'),
    element('g:brand', 'Zarona'),
    element('g:mpn', offer.serial),
    element('g:google_product_category', taxonomy[product.category_slug] ?? jewelry),
    element('g:product_type', shortened(textIn(product.category_name, language), limits.productType)),
    element('g:color', offer.metal),
    element('g:material', offer.metal && shortened(offer.metal, limits.material)),
    element('g:gender', product.gender && (genders[product.gender] ?? 'unisex')),
    element('g:age_group', product.gender && (product.gender === 'kids' ? 'kids' : 'adult')),
    element('g:size', offer.size && shortened(offer.size, limits.size)),
    ...details,
  ];
  return `<item>\n${fields.join('')}</item>\n`;
}

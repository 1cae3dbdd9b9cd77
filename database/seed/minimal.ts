import type { ClientBase } from 'pg';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { type TashkentDay, addDays } from '#domain/units/tashkent-day.ts';
import type { LocalizedText } from '../schema.ts';
import { insertDictionary } from './dictionary.ts';
import { type SeedRow, continueIds, insertRows } from './insert-rows.ts';
import { insertPlaces, minimalStores } from './minimal-places.ts';
import { insertPages } from './pages.ts';

/** Fixed ids of the minimal shop. */
export const minimal = {
  categories: { rings: 1, chains: 2 },
  stores: minimalStores,
  products: {
    /** Sizes 16 to 18, 1 to 6 million soʻm: alternately in Tashkent, in Samarkand and in the warehouse. */
    band: 1,
    /** A single piece with a laboratory's report, 20 million. */
    solitaire: 2,
    /** Every piece is sold. */
    soldOut: 3,
    /** Its price is on request. */
    onRequest: 4,
  },
  /** 1–6 of the band, 7 the solitaire, 8–9 sold, 10–12 on request. */
  items: { cheapestBand: 1, secondOfSize17: 3, solitaire: 7, sold: 8, onRequest: 10 },
  report: certificateId(2026, 1),
} as const;

/** Fills a shop small enough to remember, for tests, into an empty, migrated database, inside the caller's transaction. */
export async function seedMinimal(client: ClientBase, today: TashkentDay): Promise<void> {
  await insertDictionary(client);
  await insertPlaces(client);
  await insertPages(client);
  await insertRows(client, 'categories', [
    category(minimal.categories.rings, ['uzuklar', 'koltsa', 'rings'], words('Uzuklar', 'Кольца', 'Rings')),
    category(
      minimal.categories.chains,
      ['zanjirlar', 'tsepochki', 'chains'],
      words('Zanjirlar', 'Цепочки', 'Chains'),
    ),
  ]);
  await insertRows(client, 'products', products(today));
  await insertRows(client, 'product_items', items(today));
  await insertRows(client, 'stones', [
    {
      item_id: minimal.items.solitaire,
      kind: 'diamond',
      origin: 'natural',
      shape: 'round',
      count: 1,
      carat_thousandths: 300,
      size_hundredths_mm: 430,
      color: 'G',
      clarity: 'VS2',
      cut: 'Excellent',
      treatment: 'none',
      is_main: true,
      position: 0,
    },
  ]);
  await insertRows(client, 'certificates', [
    {
      id: minimal.report,
      item_id: minimal.items.solitaire,
      certificate_state: 'VALID',
      laboratory: 'GIA',
      report_number: 'DEMO-0000000001',
      issued_on: today,
      subject: { caratWeight: '0.30', color: 'G', clarity: 'VS2' },
    },
  ]);
  await continueIds(client, ['stores', 'categories', 'products', 'product_items']);
}

function products(today: TashkentDay): SeedRow<'products'>[] {
  const { rings, chains } = minimal.categories;
  const { band, solitaire, soldOut, onRequest } = minimal.products;
  const product = (id: number, category_id: number, name: string): SeedRow<'products'> => ({
    id,
    artikul: `M-${id}`,
    product_state: 'ACTIVE',
    category_id,
    name: words(`${name} uz`, `${name} ru`, name),
    description: words('', '', ''),
    slug_uz: `${name}-uz`,
    slug_ru: `${name}-ru`,
    slug_en: name,
    is_diamond: id === solitaire,
    metal: id === solitaire ? 'white' : 'yellow',
    gender: 'women',
    occasions: ['gift'],
    styles: ['classic'],
    sale_reason: null,
    popularity: 100 - id,
    created_at: `${addDays(today, -100)}T09:00:00+05:00`,
  });
  return [
    product(band, rings, 'band'),
    product(solitaire, rings, 'solitaire'),
    product(soldOut, chains, 'sold-out'),
    product(onRequest, chains, 'on-request'),
  ];
}

type Draft = Partial<SeedRow<'product_items'>> & { product_id: number; weight_mg: number };

function items(today: TashkentDay): SeedRow<'product_items'>[] {
  const { band, solitaire, soldOut, onRequest } = minimal.products;
  const { tashkent, samarkand } = minimal.stores;
  const sizes = [1600, 1700, 1700, 1750, 1800, 1800];
  const million = 1_000_000;
  const drafts: Draft[] = [
    ...sizes.map((size_hundredths_mm, index) => ({
      product_id: band,
      size_hundredths_mm,
      weight_mg: 3000 + index * 100,
      price_b2c_som: (index + 1) * million,
      store_id: [tashkent, samarkand, null][index % 3] ?? null,
    })),
    {
      product_id: solitaire,
      size_hundredths_mm: 1700,
      weight_mg: 2500,
      price_b2c_som: 20 * million,
      store_id: tashkent,
    },
    {
      product_id: soldOut,
      length_mm: 450,
      weight_mg: 4000,
      price_b2c_som: 5 * million,
      product_item_state: 'SOLD',
    },
    {
      product_id: soldOut,
      length_mm: 500,
      weight_mg: 4500,
      price_b2c_som: 6 * million,
      product_item_state: 'SOLD',
    },
    ...[400, 450, 500].map((length_mm) => ({ product_id: onRequest, length_mm, weight_mg: length_mm * 20 })),
  ];
  return drafts.map((draft, index) => ({ ...item(index + 1, today), ...draft }));
}

function item(id: number, today: TashkentDay): Omit<SeedRow<'product_items'>, 'product_id' | 'weight_mg'> {
  return {
    id,
    serial_number: `M-${String(id).padStart(6, '0')}`,
    product_item_state: 'AVAILABLE',
    price_b2c_som: null,
    price_b2b_som: null,
    old_price_b2c_som: null,
    probe: 585,
    size_hundredths_mm: null,
    length_mm: null,
    resizable: 'none',
    engravable: false,
    makers_mark: 'ZRN',
    hallmark_kind: 'maker',
    store_id: null,
    arrives_on: null,
    received_on: addDays(today, -30),
  };
}

function category(
  id: number,
  [slug_uz, slug_ru, slug_en]: readonly [string, string, string],
  name: LocalizedText,
): SeedRow<'categories'> {
  return {
    id,
    parent_id: null,
    name,
    description: words('', '', ''),
    slug_uz,
    slug_ru,
    slug_en,
    position: id,
  };
}

function words(uz: string, ru: string, en: string): LocalizedText {
  return { uz, ru, en };
}

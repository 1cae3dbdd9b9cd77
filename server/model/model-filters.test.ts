import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentHealth } from '#contract/admin/catalog/model.ts';
import { testApp } from '#server/testing.ts';
import { type PlainFilter, testPlainList } from '#server/testing-lists.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { listTheModels } from './testing-models.ts';

interface Fact {
  id: number;
  artikul: string;
  nameRu: string;
  state: string;
  /** Its own categories and their parents. */
  categories: number[];
  collections: number[];
  metal: string | null;
  kind: string;
  make: string | null;
  gender: string | null;
  styles: string[];
  occasions: string[];
  isScheduled: boolean;
  updatedAt: number;
  views: number;
  sold: number;
  codes: (string | null)[];
  texts: string[];
  pictures: { isInScale: boolean; alt: string[] }[];
  /** The pieces in stock. */
  pieces: { state: string; oldPrice: number | null; codes: (string | null)[]; isCertified: boolean }[];
}

let shop: Awaited<ReturnType<typeof testApp>>;
let browser: StaffBrowser;
let facts: Fact[];
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  const staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  await spread();
  browser = await staff.enter('CONTENT');
  facts = await readFacts();
}, 60_000);
afterAll(() => shop.close());

/** The demo's models are all complete, so this removes something from some of them. */
async function spread(): Promise<void> {
  await sql`update products set name = jsonb_set(name, '{en}', '""') where id % 13 = 0`.execute(shop.db);
  await sql`update products set archive_at = now() + interval '1 day' where id % 17 = 0 and product_state = 'ACTIVE'`.execute(
    shop.db,
  );
  await sql`update products set product_state = 'DRAFT' where id % 29 = 0`.execute(shop.db);
  await sql`update products set updated_at = now() - id * interval '1 minute'`.execute(shop.db);
  await sql`delete from product_attachments where product_id % 11 = 0`.execute(shop.db);
  await sql`update attachments set alt = jsonb_set(alt, '{uz}', '""') where id % 19 = 0`.execute(shop.db);
  await sql`update attachments set is_in_scale = true where id % 5 = 0`.execute(shop.db);
  await sql`update product_items set ikpu = null where product_id % 23 = 0`.execute(shop.db);
  await sql`update product_items set old_price_b2c_som = price_b2c_som * 2 where id % 41 = 0 and price_b2c_som > 0`.execute(
    shop.db,
  );
  await sql`update certificates set certificate_state = 'WITHDRAWN' where item_id % 31 = 0`.execute(shop.db);
  await sql`update model_figures set views = product_id * 7 % 50, sold = product_id % 4 where product_id % 3 > 0`.execute(
    shop.db,
  );
}

async function readFacts(): Promise<Fact[]> {
  const { rows } = await sql<Fact>`
    select p.id, p.artikul, p.name ->> 'ru' as "nameRu", p.product_state as state, p.metal, p.kind, p.make, p.gender, p.styles, p.occasions,
      p.publish_at is not null or p.archive_at is not null as "isScheduled",
      (extract(epoch from p.updated_at) * 1000000)::float8 as "updatedAt",
      (select views from model_figures where product_id = p.id) as views,
      (select sold from model_figures where product_id = p.id) as sold,
      jsonb_build_array(p.ikpu, p.package_code) as codes,
      array(select value from jsonb_each_text(p.name) union all select value from jsonb_each_text(p.description)) as texts,
      coalesce((select jsonb_agg(jsonb_build_object('isInScale', a.is_in_scale, 'alt', array(select value from jsonb_each_text(a.alt))))
        from product_attachments pa join attachments a on a.id = pa.attachment_id where pa.product_id = p.id and a.kind = 'IMAGE'), '[]')
        as pictures,
      coalesce((select jsonb_agg(jsonb_build_object('state', i.product_item_state, 'oldPrice', i.old_price_b2c_som,
          'codes', jsonb_build_array(i.ikpu, i.package_code),
          'isCertified', exists (select from certificates c where c.item_id = i.id and c.certificate_state = 'VALID')))
        from product_items i where i.product_id = p.id), '[]') as pieces,
      array(select collection_id from collection_products where product_id = p.id) as collections,
      array(with recursive above as (
        select c.id, c.parent_id from categories c where c.id = p.category_id
        union select c.id, c.parent_id from categories c join above on above.parent_id = c.id)
        select id from above) as categories
    from products p`.execute(shop.db);
  return rows;
}

const onSale = ({ pieces }: Fact) => pieces.filter(({ state }) => ['AVAILABLE', 'RESERVED'].includes(state));
const isOwed = (codes: (string | null)[]) => codes.some((code) => code === null);

const lacks: Record<string, (fact: Fact) => boolean> = {
  PHOTO: ({ kind, pictures }) => kind === 'jewel' && pictures.length === 0,
  IN_SCALE: ({ kind, pictures }) => kind === 'jewel' && pictures.every(({ isInScale }) => !isInScale),
  LANGUAGES: ({ texts }) => texts.includes(''),
  ALT: ({ pictures }) => pictures.some(({ alt }) => alt.includes('')),
  CODES: (fact) => {
    const pieces = onSale(fact);
    return pieces.length === 0 ? isOwed(fact.codes) : pieces.some(({ codes }) => isOwed(codes));
  },
  CERTIFICATE: (fact) => onSale(fact).some(({ isCertified }) => !isCertified),
};

/** One filter for every value that occurs in the facts. */
function eachOf(name: string, valuesOf: (fact: Fact) => readonly (string | number)[]): PlainFilter<Fact>[] {
  const values = [...new Set(facts.flatMap(valuesOf))];
  return values.map((value) => ({
    query: `${name}=${value}`,
    holds: (fact) => valuesOf(fact).includes(value),
  }));
}

const one = (value: string | null): string[] => (value === null ? [] : [value]);

function filters(): PlainFilter<Fact>[] {
  const word = facts[3]?.nameRu.split(' ')[0]?.toLowerCase() ?? '';
  return [
    ...eachOf('state', ({ state }) => [state]),
    ...eachOf('metal', ({ metal }) => one(metal)),
    ...eachOf('kind', ({ kind }) => [kind]),
    ...eachOf('gender', ({ gender }) => one(gender)),
    ...eachOf('style', ({ styles }) => styles),
    ...eachOf('occasion', ({ occasions }) => occasions),
    ...eachOf('make', ({ make }) => one(make)),
    ...eachOf('categoryId', ({ categories }) => categories),
    ...eachOf('collectionId', ({ collections }) => collections),
    ...Object.entries(lacks).map(([name, holds]) => ({ query: `health=${name}`, holds })),
    {
      query: 'health=PHOTO,LANGUAGES',
      holds: (fact) => (lacks['PHOTO']?.(fact) ?? false) || (lacks['LANGUAGES']?.(fact) ?? false),
    },
    { query: 'state=DRAFT,ARCHIVED', holds: ({ state }) => state !== 'ACTIVE' },
    {
      query: 'markdown=true',
      holds: ({ pieces }) => pieces.some(({ state, oldPrice }) => state !== 'SOLD' && oldPrice !== null),
    },
    { query: 'scheduled=true', holds: ({ isScheduled }) => isScheduled },
    { query: 'q=zr-01', holds: ({ artikul }) => artikul.startsWith('ZR-01') },
    {
      query: `q=${encodeURIComponent(word)}`,
      holds: ({ texts, nameRu }) => texts.length > 0 && nameRu.toLowerCase().includes(word),
    },
  ];
}

describe('BO-22: the list of models over the demo data', () => {
  testPlainList<Fact>({
    path: 'models',
    browser: () => browser,
    facts: () => facts,
    filters,
    sorts: {
      updatedAt: ({ updatedAt }) => updatedAt,
      artikul: ({ artikul }) => artikul,
      views: ({ views }) => views,
      sold: ({ sold }) => sold,
    },
    id: ({ id }) => id,
    keyOf: ({ artikul }) => artikul,
    keyOfRow: ({ artikul }) => String(artikul),
  });
});

it('each count of content health equals the length of its list', async () => {
  const { models, lacking } = (await browser.get('content-health')).json<ContentHealth>();
  const countOf = async (query: string) =>
    (await listTheModels(browser, `state=ACTIVE&${query}`)).count?.value;
  expect(models).toBe(await countOf('sort=artikul'));
  for (const { what, models: count } of lacking) {
    expect([what, count]).toEqual([what, await countOf(`health=${what}`)]);
    expect([what, count > 0]).toEqual([what, true]);
  }
});

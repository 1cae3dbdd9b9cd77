import { sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { testApp } from '#server/testing.ts';
import { type PlainFilter, testPlainList } from '#server/testing-lists.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

/** A piece with every value that a filter can match, read without any SQL of the list. */
interface Fact {
  id: number;
  serial: string;
  artikul: string;
  state: string;
  because: string | null;
  storeId: number | null;
  /** The categories of its model and their parents. */
  categories: number[];
  metal: string | null;
  probe: number | null;
  price: number | null;
  weight: number;
  receivedOn: string;
  size: number | null;
  length: number | null;
  arrivesOn: string | null;
  hasCodes: boolean;
  hasPhoto: boolean;
  collections: number[];
  priceSource: string;
  holder: string | null;
  tags: string[];
  certificates: string[];
  isCertified: boolean;
}

let shop: Awaited<ReturnType<typeof testApp>>;
let browser: StaffBrowser;
let facts: Fact[];
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  const staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  await spread();
  browser = await staff.enter('OWNER');
  facts = await readFacts();
}, 60_000);
afterAll(() => shop.close());

/** Few of the demo's pieces are withdrawn, in transit or without codes; this changes some of them. */
async function spread(): Promise<void> {
  await sql`
    update product_items set product_item_state = 'WITHDRAWN', withdrawn_because = (array['SHOWCASE', 'AUDIT', 'LOST', 'WRITTEN_OFF'])[id % 4 + 1]
    where id % 23 = 0 and product_item_state = 'AVAILABLE'`.execute(shop.db);
  await sql`update product_items set ikpu = null where id % 19 = 0`.execute(shop.db);
  await sql`update product_items set price_source = 'FIXED' where id % 31 = 0`.execute(shop.db);
  await sql`update product_items set tags = case when id % 2 = 0 then '{"витрина"}'::text[] else '{"VIP","витрина"}' end
    where id % 37 = 0`.execute(shop.db);
  await sql`update attachments set kind = 'VIDEO' where id in (
    select attachment_id from product_attachments where product_id in (select id from products order by id limit 2))`.execute(
    shop.db,
  );
  await sql`update product_items set arrives_on = current_date + 3 where id % 29 = 0 and store_id is not null`.execute(
    shop.db,
  );
}

async function readFacts(): Promise<Fact[]> {
  const { rows } = await sql<Fact>`
    select i.id, i.serial_number as serial, p.artikul, i.product_item_state as state, i.withdrawn_because as because,
      i.store_id as "storeId", p.metal, i.probe, i.price_b2c_som as price, i.weight_mg as weight,
      i.size_hundredths_mm as size, i.length_mm as length, i.received_on::text as "receivedOn", i.arrives_on::text as "arrivesOn",
      i.ikpu is not null and i.package_code is not null as "hasCodes",
      exists (select from attachments a where a.kind = 'IMAGE' and (
        a.id in (select attachment_id from item_attachments where item_id = i.id)
        or a.id in (select attachment_id from product_attachments where product_id = p.id))) as "hasPhoto",
      array(select collection_id from collection_products where product_id = p.id) as collections,
      i.price_source as "priceSource", i.tags,
      (select case when h.order_id is not null then 'ORDER' when h.cart_id is not null then 'CHECKOUT'
          when h.counter_sale_id is not null then 'COUNTER' else 'SET_ASIDE' end
        from hold_items hi join holds h on h.id = hi.hold_id where hi.item_id = i.id) as holder,
      array(select id from certificates where item_id = i.id) as certificates,
      i.id in (select item_id from certificates where certificate_state = 'VALID') as "isCertified",
      array(with recursive above as (
        select c.id, c.parent_id from categories c where c.id = p.category_id
        union select c.id, c.parent_id from categories c join above on above.parent_id = c.id)
        select id from above) as categories
    from product_items i join products p on p.id = i.product_id`.execute(shop.db);
  return rows;
}

/** One filter for every value that occurs in the facts. */
function eachOf(name: string, valueOf: (fact: Fact) => string | number | null): PlainFilter<Fact>[] {
  const values = [...new Set(facts.map(valueOf))].filter((value) => value !== null);
  return values.map((value) => ({ query: `${name}=${value}`, holds: (fact) => valueOf(fact) === value }));
}

/**
 * Filters from the lower third of the values, up to the upper third, and pairs of both. `unit`: number of column units per unit in the
 * address.
 */
function rangesOf(name: string, valueOf: (fact: Fact) => number | null, unit = 1): PlainFilter<Fact>[] {
  const known = facts.flatMap((fact) => valueOf(fact) ?? []).toSorted((one, other) => one - other);
  const at = (part: number) => known[Math.floor(known.length * part)] ?? 0;
  const [low, high] = [at(1 / 3), at(2 / 3)];
  const within = (from: number, to: number) => (fact: Fact) => {
    const value = valueOf(fact);
    return value !== null && value >= from && value <= to;
  };
  return [
    { query: `${name}.from=${low / unit}`, holds: within(low, Infinity) },
    { query: `${name}.to=${high / unit}`, holds: within(0, high) },
  ];
}

function filters(): PlainFilter<Fact>[] {
  const today = tashkentDay(new Date());
  const days = facts.map(({ receivedOn }) => receivedOn).toSorted();
  const middle = days[Math.floor(days.length / 2)] ?? '';
  const { serial = '', artikul = '' } = facts[5] ?? {};
  const [paper = ''] = facts.flatMap(({ certificates }) => certificates);
  const collections = [...new Set(facts.flatMap((fact) => fact.collections))];
  const categories = [...new Set(facts.flatMap((fact) => fact.categories))];
  return [
    ...eachOf('state', ({ state }) => state),
    ...eachOf('withdrawnBecause', ({ because }) => because),
    ...eachOf('storeId', ({ storeId }) => storeId ?? 0),
    ...eachOf('metal', ({ metal }) => metal),
    ...eachOf('probe', ({ probe }) => probe),
    ...categories.map((id) => ({
      query: `categoryId=${id}`,
      holds: (fact: Fact) => fact.categories.includes(id),
    })),
    ...collections.map((id) => ({
      query: `collectionId=${id}`,
      holds: (fact: Fact) => fact.collections.includes(id),
    })),
    ...eachOf('priceSource', ({ priceSource }) => priceSource),
    ...[...new Set(facts.flatMap(({ holder }) => holder ?? []))].map((by) => ({
      query: `heldBy=${by}`,
      holds: ({ holder, state }: Fact) => holder === by && state === 'RESERVED',
    })),
    { query: 'tag=VIP', holds: ({ tags }) => tags.includes('VIP') },
    {
      query: `tag=${encodeURIComponent('витрина')},nobody`,
      holds: ({ tags }) => tags.includes('витрина'),
    },
    { query: 'noPhoto=true', holds: ({ hasPhoto, state }) => !hasPhoto && state !== 'SOLD' },
    { query: 'state=AVAILABLE,RESERVED', holds: ({ state }) => ['AVAILABLE', 'RESERVED'].includes(state) },
    { query: `receivedOn.from=${middle}`, holds: ({ receivedOn }) => receivedOn >= middle },
    { query: `receivedOn.to=${middle}`, holds: ({ receivedOn }) => receivedOn <= middle },
    {
      query: 'onHand=true',
      holds: ({ state, because }) => state !== 'SOLD' && because !== 'LOST' && because !== 'WRITTEN_OFF',
    },
    {
      query: 'inTransit=true',
      holds: ({ arrivesOn, state }) => arrivesOn !== null && arrivesOn >= today && state !== 'SOLD',
    },
    ...rangesOf('price', ({ price }) => price),
    ...rangesOf('size', ({ size }) => size, 100),
    ...rangesOf('length', ({ length }) => length, 10),
    ...rangesOf('weight', ({ weight }) => weight, 1000),
    { query: 'certificate.is=set', holds: ({ isCertified }) => isCertified },
    { query: 'certificate.is=unset', holds: ({ isCertified }) => !isCertified },
    { query: 'noCodes=true', holds: ({ hasCodes, state }) => !hasCodes && state !== 'SOLD' },
    { query: `q=${serial.toLowerCase()}`, holds: (fact) => fact.serial.startsWith(serial) },
    {
      query: `q=${artikul}`,
      holds: (fact) => fact.artikul.startsWith(artikul) || fact.serial.startsWith(artikul),
    },
    { query: `q=${paper}`, holds: ({ certificates }) => certificates.includes(paper) },
  ];
}

describe('the list of pieces over the demo data', () => {
  testPlainList<Fact>({
    path: 'pieces',
    browser: () => browser,
    facts: () => facts,
    filters,
    sorts: {
      receivedOn: ({ receivedOn }) => receivedOn,
      price: ({ price }) => price ?? 0,
      weight: ({ weight }) => weight,
      serialNumber: ({ serial }) => serial,
    },
    id: ({ id }) => id,
    keyOf: ({ serial }) => serial,
    keyOfRow: ({ serialNumber }) => String(serialNumber),
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hearStatements } from '#server/testing-growth.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { listPieces, type Stock, testStock } from './testing-stock.ts';

let stock: Stock;
let browser: StaffBrowser;
let heard: ReturnType<typeof hearStatements>;
beforeAll(async () => {
  heard = hearStatements();
  stock = await testStock();
  await addManyPieces(stock);
  browser = await stock.staff.enter('OWNER');
}, 120_000);
afterAll(async () => {
  heard.close();
  await stock.close();
});

/** 150,000 pieces of 3,000 models as a shop of some years has them: most of them sold, the old ones first. */
async function addManyPieces({ db, places }: Stock): Promise<void> {
  await db.transaction().execute(async (db) => {
    // notifications of pages do not matter here
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`
      insert into categories (name, description, slug_uz, slug_ru, slug_en, position)
      select n.words, n.words, 'c-' || c, 'c-' || c, 'c-' || c, c
      from generate_series(1, 30) as c, (select '{"uz":"","ru":"","en":""}'::jsonb as words) n`.execute(db);
    await sql`
      insert into products (artikul, product_state, category_id, name, description, slug_uz, slug_ru, slug_en, metal, gender)
      select 'M-' || p, 'ACTIVE', (select min(id) from categories) + p % 30, n.words, n.words, 'p-' || p, 'p-' || p, 'p-' || p,
        case when p % 50 = 0 then 'platinum' else 'yellow' end, 'women'
      from generate_series(1, 3000) as p, (select '{"uz":"","ru":"","en":""}'::jsonb as words) n`.execute(db);
    await sql`
      insert into product_items (product_id, serial_number, product_item_state, withdrawn_because, price_b2c_som, probe, weight_mg, makers_mark,
        store_id, arrives_on, received_on, ikpu, package_code)
      select (select min(id) from products) + i % 3000, 'G-' || lpad(i::text, 7, '0'),
        case when i % 997 = 0 then 'WITHDRAWN' when i < 140000 then 'SOLD' else 'AVAILABLE' end,
        case when i % 997 = 0 then 'SHOWCASE' end, i % 5000 * 10000, 585, 1000 + i % 9000, 'Z', ${places.amirTemur},
        case when i % 4999 = 0 then date '2026-04-20' end, date '2018-01-01' + i / 50,
        case when i % 3001 > 0 then '07113' end, '1'
      from generate_series(1, 150000) as i`.execute(db);
  });
  await sql`vacuum analyze product_items`.execute(db);
  await sql`analyze`.execute(db);
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Tables that a plan reads from end to end. */
function scannedIn(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedIn)];
}

it.each([
  ['', 'receivedOn'],
  ['', '-price'],
  ['', 'weight'],
  ['', '-serialNumber'],
  ['state=AVAILABLE', 'receivedOn'],
  ['state=AVAILABLE,RESERVED&storeId=1', '-receivedOn'],
  ['state=WITHDRAWN', '-receivedOn'],
  ['withdrawnBecause=SHOWCASE', '-receivedOn'],
  ['inTransit=true', '-receivedOn'],
  ['noCodes=true', '-receivedOn'],
  ['state=AVAILABLE&receivedOn.to=2025-12-01', 'receivedOn'],
  ['q=G-01499', '-receivedOn'],
  ['q=M-1500', '-receivedOn'],
  ['metal=platinum&state=AVAILABLE', '-receivedOn'],
  ['categoryId=3', '-price'],
])('BO-56: pieces by "%s" sorted by %s read no big table from end to end', async (query, sort) => {
  heard.take();
  const { rows, count } = await listPieces(browser, `${query}&sort=${sort}`);
  expect(rows.length).toBeGreaterThan(0);
  expect(count?.value).toBeGreaterThan(0);
  const ours = heard.take().filter(({ text }) => text.includes('product_items i'));
  expect(ours).toHaveLength(2);
  const [page] = ours;
  const client = await stock.parts.pool.connect();
  try {
    const { rows: plans } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json) ${page?.text ?? ''}`,
      [...(page?.values ?? [])],
    );
    const plan = plans[0]?.['QUERY PLAN'][0]?.Plan;
    expect(plan && scannedIn(plan)).not.toContain('product_items');
  } finally {
    client.release();
  }
});

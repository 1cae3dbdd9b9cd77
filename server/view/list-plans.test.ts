import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#database/connect.ts';
import { addManyOrders } from '#server/order/staff/testing-many-orders.ts';
import { hearStatements, scannedRows } from '#server/testing-growth.ts';
import { addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let artikul: string;
let browser: StaffBrowser;
let heard: ReturnType<typeof hearStatements>;

/** Maximum number of the 50,000 rows that a count limited to 10,000 may read. */
const few = 40_000;
const many = 50_000;

/** A review of every order line, and as many call-backs and audit entries. */
async function addMany(db: Db): Promise<void> {
  await addManyOrders(db, many);
  await db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`
      insert into reviews (order_line_id, product_id, rating, body, language, review_state, created_at, written_at)
      select l.id, m.id, l.id % 5 + 1, 'Written for the list', (array['uz', 'ru'])[l.id % 2 + 1],
        case when l.id % 200 = 0 then 'PENDING' else 'PUBLISHED' end, now(), now() - l.id * interval '20 minutes'
      from order_lines l join (select id, row_number() over (order by id) as nth from products) m on m.nth = 1 + l.id % 100
      where not exists (select from reviews r where r.order_line_id = l.id)`.execute(db);
    await sql`
      insert into callbacks (callback_state, phone, name, subject, best_time, language, created_at, moved_at, due_at)
      select case when i % 500 = 0 then 'NEW' else 'CLOSED' end, '+99893' || lpad((i * 7919 % 10000000)::text, 7, '0'), 'Nodira',
        'GENERAL', 'ANY', 'ru', at, at, at
      from generate_series(1, ${sql.lit(many)}) as i cross join lateral (select now() - i * interval '20 minutes' as at) a`.execute(
      db,
    );
    await sql`
      insert into audit_entries (staff_id, action, resource, record_id, at)
      select null, case when i % 1000 = 0 then 'orders.cancel' else 'orders.move' end, 'order', 'Z-' || i, now() - i * interval '20 minutes'
      from generate_series(1, ${sql.lit(many)}) as i`.execute(db);
  });
  await sql`vacuum analyze reviews, callbacks, audit_entries`.execute(db);
}

beforeAll(async () => {
  heard = hearStatements();
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  for (let nth = 0; nth < 100; nth += 1) await addProduct(sale.db);
  await addMany(sale.db);
  const product = await sale.db.selectFrom('products').select('artikul').limit(1).executeTakeFirstOrThrow();
  ({ artikul } = product);
  browser = await staff.enter('OWNER');
}, 180_000);
afterAll(async () => {
  heard.close();
  await sale.close();
});

it.each([
  ['reviews', 'reviews r', 'model=ARTIKUL'],
  ['reviews', 'reviews r', 'piece=G-0000017'],
  ['reviews', 'reviews r', 'order=Z-180101-00007'],
  ['reviews', 'reviews r', 'writtenAt.from=2099-01-01'],
  ['reviews', 'reviews r', 'state=PENDING'],
  ['callbacks', 'callbacks c', 'createdAt.from=2099-01-01'],
  ['callbacks', 'callbacks c', 'createdAt.to=2001-01-01'],
  ['callbacks', 'callbacks c', 'late=true'],
  ['audit', 'audit_entries a', 'action=orders.cancel'],
  ['audit', 'audit_entries a', 'action=orders.cancel&at.from=2026-01-01'],
])('BO-56: %s (%s) by "%s" does not scan a large table', async (path, from, query) => {
  heard.take();
  const answer = await browser.get(`${path}?${query.replace('ARTIKUL', artikul)}`);
  expect(answer.statusCode).toBe(200);
  const ours = heard.take().filter(({ text }) => text.includes(from));
  expect(ours).toHaveLength(2);
  for (const statement of ours) {
    const scanned = await scannedRows(sale.parts.pool, statement);
    const big = Object.entries(scanned).filter(([, rows]) => rows > few);
    expect([query, big]).toEqual([query, []]);
  }
});

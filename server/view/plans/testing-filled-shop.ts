import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { insertManyOrders } from '#server/order/staff/testing-many-orders.ts';
import { insertManyPieces } from '#server/stock/testing-many-pieces.ts';

const many = 100_000;
/** Enough for a scan of more than 100,000 of them to be noticed. */
const pieces = 150_000;

/**
 * Inserts 100,000 orders, and as many customers, reviews, calls, visits, certificates and audit entries. The planner's statistics say that
 * there are a million pieces, so that it plans as for a large shop, although only a quarter of them are inserted. Triggers are disabled.
 */
export async function fillShop(db: Db): Promise<void> {
  await insertManyOrders(db, many);
  await insertManyPieces(db, pieces, { models: 120_000 });
  await db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`set local statement_timeout = 0`.execute(db);
    await insertPeople(db);
    await insertWork(db);
    await insertFacts(db);
  });
  await db.connection().execute(async (db) => {
    // enough samples to read every row, so that the statistics are the same in each run
    await sql`set default_statistics_target = 300`.execute(db);
    await sql`set statement_timeout = 0`.execute(db);
    await sql`vacuum analyze`.execute(db);
    await sql`reset statement_timeout`.execute(db);
    await sql`reset default_statistics_target`.execute(db);
    await sql`update pg_class set reltuples = 1000000 where oid = 'product_items'::regclass`.execute(db);
  });
}

async function insertPeople(db: Db): Promise<void> {
  await sql`
    insert into users (phone, first_name, language, price_type, created_at)
    select '+99894' || lpad((u * 7919 % 10000000)::text, 7, '0'), case when u % 2 = 0 then 'Nodira' else 'Anvar' end,
      (array['ru', 'uz'])[u % 2 + 1], case when u % 50 = 0 then 'B2B' else 'B2C' end, timestamptz '2026-04-08' - u * interval '20 minutes'
    from generate_series(1, ${sql.lit(many)}) as u`.execute(db);
  await sql`
    insert into consents (user_id, topic, channel)
    select id, 'NEWS', case when id % 4 = 0 then 'EMAIL' else 'SMS' end from users where id % 2 = 0`.execute(
    db,
  );
  await sql`
    insert into customer_totals (user_id, created_at, orders, total_som, last_order_at, sizes, channels)
    select id, created_at, id % 7, id % 7 * 1000000 + id % 997, case when id % 7 > 0 then created_at + interval '1 hour' end,
      case when id % 5 = 0 then array[(1500 + id % 20 * 50)::integer] else '{}' end, array(select channel from consents where user_id = u.id)
    from users u where id not in (select user_id from customer_totals)`.execute(db);
  await sql`
    insert into addresses (user_id, region_id, district_id, street, house, is_default)
    select u.id, d.region_id, d.id, 'x', '1', true from users u
    join (select id, region_id, row_number() over (order by id) as nth from districts) d on d.nth = 1 + u.id % (select count(*) from districts)`.execute(
    db,
  );
}

/** Inserts a review of every order line, and as many calls, visits and audit entries. */
async function insertWork(db: Db): Promise<void> {
  const each = sql`from generate_series(1, ${sql.lit(many)}) as i cross join lateral (
    select timestamptz '2026-04-08' - i * interval '20 minutes' as at, '+99893' || lpad((i * 7919 % 10000000)::text, 7, '0') as phone) a`;
  await sql`
    insert into reviews (order_line_id, product_id, rating, body, language, review_state, created_at, written_at)
    select l.id, i.product_id, l.id / 2 % 5 + 1, 'Written for the list', (array['uz', 'ru'])[l.id % 2 + 1],
      case when l.id % 200 = 0 then 'PENDING' else 'PUBLISHED' end, now(), timestamptz '2026-04-08' - l.id * interval '20 minutes'
    from order_lines l join product_items i on i.id = l.item_id
    where not exists (select from reviews r where r.order_line_id = l.id)`.execute(db);
  await sql`
    insert into callbacks (callback_state, phone, name, subject, best_time, language, created_at, moved_at, due_at)
    select case when i % 500 = 0 then 'NEW' else 'CLOSED' end, phone, case when i % 2 = 0 then 'Nodira' else 'Anvar' end,
      case when i % 20 = 0 then 'ORDER' else 'GENERAL' end, case when i % 20 = 1 then 'EVENING' else 'ANY' end,
      case when i % 30 = 0 then 'en' else 'ru' end, at, at, at ${each}`.execute(db);
  await sql`
    insert into visits (visit_state, store_id, starts_at, place, name, phone, language, created_at, moved_at)
    select case when i < 200 then 'NEW' else 'KEPT' end, 1 + i % 2, at, i, case when i % 2 = 0 then 'Nodira' else 'Anvar' end, phone, 'ru', at, at
    ${each}`.execute(db);
  await sql`
    insert into audit_entries (staff_id, action, resource, record_id, at)
    select 1 + i % 3, case when i % 1000 = 0 then 'orders.cancel' else 'orders.move' end, case when i % 20 = 0 then 'piece' else 'order' end, 'Z-' || i, at
    ${each}`.execute(db);
  await sql`
    insert into audit_changes (entry_id, table_name, record_id, op, before, after)
    select id, 'orders', record_id, 'UPDATE', '{"order_state": "NEW"}', '{"order_state": "PAID"}' from audit_entries where resource = 'order'`.execute(
    db,
  );
}

async function insertFacts(db: Db): Promise<void> {
  await sql`update model_figures set views = product_id % 500, sold = product_id % 9`.execute(db);
  await sql`
    insert into certificates (id, item_id, laboratory, issued_on)
    select 'ZC-2018-' || lpad(id::text, 6, '0') || '-00', id, case when id % 40 = 0 then 'HRD' else 'ZARONA' end, date '2018-01-01' + (id % 3000)::integer
    from product_items where serial_number like 'G-%' and id % 3 > 0`.execute(db);
  await sql`
    insert into sale_events (source, name, order_id, at, day, client_type, value_som, shipping_som, items)
    select 'event:' || id, 'purchase', id, created_at, created_at::date, 'b2c', total_som, 0, '[]' from orders`.execute(
    db,
  );
  await sql`
    insert into ledger_entries (order_id, payment_id, amount_som, at)
    select order_id, id, amount_som, created_at from payments`.execute(db);
  await sql`update orders set tags = '{VIP}' where id % 500 = 0`.execute(db);
  await sql`update product_items set tags = '{VIP}' where id % 500 = 0`.execute(db);
  await sql`
    insert into collection_products (collection_id, product_id, position) select 1, id, id from products where id % 20 = 0 on conflict do nothing`.execute(
    db,
  );
}

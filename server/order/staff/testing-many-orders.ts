import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/**
 * Inserts the orders of a shop that is some years old, up to 8 April 2026: nearly all of them delivered, each with a line, a payment and
 * two events. Triggers are disabled, so that nothing else is written.
 */
export async function addManyOrders(db: Db, count: number): Promise<void> {
  await insertManyOrders(db, count);
  await sql`vacuum analyze orders, order_lines, order_events, payments, refunds, product_items`.execute(db);
  await sql`analyze`.execute(db);
}

/** The same, without what the planner knows of them. */
export async function insertManyOrders(db: Db, count: number): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`set local statement_timeout = 0`.execute(db);
    await insertGoods(db, count);
    await insertOrders(db, count);
    await insertParts(db);
  });
}

async function insertGoods(db: Db, count: number): Promise<void> {
  await sql`
    insert into users (phone, language, price_type)
    select '+99893' || lpad(u::text, 7, '0'), 'ru', case when u % 50 = 0 then 'B2B' else 'B2C' end
    from generate_series(1, 2000) as u`.execute(db);
  await sql`
    insert into product_items (product_id, serial_number, product_item_state, price_b2c_som, probe, weight_mg, makers_mark, received_on)
    select 1, 'G-' || lpad(i::text, 7, '0'), 'SOLD', 10000 * (30 + i::bigint * 7919 % 3000), 585, 800 + i::bigint * 6007 % 9000, 'Z',
      date '2018-01-01' + (i * 3000::bigint / ${count}::integer)::integer
    from generate_series(1, ${count}::integer) as i`.execute(db);
}

async function insertOrders(db: Db, count: number): Promise<void> {
  await sql`
    insert into orders (number, order_state, payment_state, payment_method, language, contact_name, contact_phone, fulfillment_kind, store_id,
      address, goods_total_som, delivery_cost_som, total_som, promised_from, promised_to, created_at, user_id, handover_code, channel, staff_id)
    select 'Z-' || to_char(at at time zone 'Asia/Tashkent', 'YYMMDD') || '-' || lpad((n % 100000)::text, 5, '0'),
      case when nth < 40 then 'NEW' when nth < 80 then 'PAID' when nth < 110 then 'CONFIRMED' when nth < 130 then 'ASSEMBLING'
        when nth < 180 then 'SHIPPED' when nth < 240 then 'READY_FOR_PICKUP' when n % 17 = 0 then 'CANCELLED' else 'DELIVERED' end,
      case when n % 40 = 0 then 'FAILED' else 'PAID' end, (array['CASH', 'PAYME', 'CLICK', 'UZUM'])[1 + n % 4], 'ru', 'Nodira',
      '+99890' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0'), case when n % 3 = 0 then 'DELIVERY' else 'PICKUP' end,
      case when n % 3 > 0 then 1 + n % 2 end, case when n % 3 = 0 then jsonb_build_object('regionId', case when n % 5 = 0 then 1703 else 1726 end) end,
      n % 5000 * 10000, 0, n % 5000 * 10000, (at + interval '2 days')::date, (at + interval '3 days')::date, at,
      case when n % 10 = 0 then 1 + n % 2000 end, case when n % 30 = 0 then '\\x00'::bytea end,
      channel,
      case when channel <> 'SITE' then 1 + n % 8 end
    from (select n, ${count}::integer - n as nth,
        case when n % 12 = 4 and n % 17 > 0 and ${count}::integer - n >= 240 then 'COUNTER' when n % 20 = 1 then 'PHONE' else 'SITE' end as channel,
        timestamptz '2026-04-08 07:00Z' - (${count}::integer - n) * (interval '3000 days' / ${count}::integer) as at
      from generate_series(1, ${count}::integer) as n) given`.execute(db);
}

async function insertParts(db: Db): Promise<void> {
  await sql`
    insert into order_lines (order_id, item_id, unit_price_som, snapshot, position, released_at, engraving_text, engraving_lettering)
    select o.id, i.id, o.total_som, '{}', 0, o.created_at, case when o.id % 60 = 0 then 'A' end, case when o.id % 60 = 0 then 'PLAIN' end
    from (select id, total_som, created_at, row_number() over (order by id) as n from orders) o
    join (select id, row_number() over (order by id) as n from product_items) i on i.n = o.n`.execute(db);
  await sql`
    insert into payments (order_id, provider, payment_state, amount_som, created_at, failure, ended_at)
    select id, lower(payment_method), payment_state, total_som + 1, created_at,
      case when payment_state = 'FAILED' then 'DECLINED' end, case when payment_state = 'FAILED' then created_at end
    from orders`.execute(db);
  await sql`
    insert into refunds (payment_id, amount_som, refund_state, done_at, is_manual)
    select id, 1, case when id % 50000 = 7 then 'REQUESTED' else 'DONE' end, case when id % 50000 <> 7 then created_at end, true
    from payments where id % 50 = 7`.execute(db);
  await sql`
    insert into payment_discrepancies (payment_id, noted_at, outcome, decided_at)
    select id, created_at, case when id % 10000 = 3 then 'MANUAL' else 'STANDS' end, created_at from payments where id % 100 = 3`.execute(
    db,
  );
  await sql`
    insert into order_events (order_id, at, actor, kind, from_state, to_state)
    select o.id, o.created_at, 'STAFF', k.kind, o.order_state, o.order_state
    from orders o join (values ('MOVED'), ('NOT_COLLECTED')) k (kind) on k.kind = 'MOVED' or o.id % 20 = 0`.execute(
    db,
  );
}

import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

export async function hasStocktakes(db: ReadDb): Promise<boolean> {
  return (await db.selectFrom('stocktakes').select('id').limit(1).executeTakeFirst()) !== undefined;
}

interface Place {
  storeId: number;
  staffId: number;
}

/** The demo's sellers with their stores, in the order in which they were added. */
export async function selectSellers(db: ReadDb): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select s.store_id as "storeId", s.staff_id as "staffId" from staff_stores s join staff p on p.id = s.staff_id
    where p.role = 'SELLER' order by p.id limit 2`.execute(db);
  return rows;
}

/** Starts a stocktake of everything in the store and returns its id. */
export async function insertDemoStocktake(
  db: Db,
  { storeId, staffId, startedAt }: Place & { startedAt: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into stocktakes (store_id, started_by, started_at) values (${storeId}, ${staffId}, ${startedAt})
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into stocktake_expected (stocktake_id, item_id)
    select ${id}, id from product_items
    where store_id = ${storeId} and product_item_state in ('AVAILABLE', 'RESERVED') and arrives_on is null`.execute(
    db,
  );
  return id;
}

/** Scans the given percentage of the expected pieces, one every seven seconds. */
export async function insertDemoScans(
  db: Db,
  { id, staffId, startedAt, percent }: { id: number; staffId: number; startedAt: Date; percent: number },
): Promise<void> {
  await sql`
    insert into stocktake_scans (id, stocktake_id, text, item_id, staff_id, at)
    select md5('scan ' || ${id}::text || ' ' || e.item_id)::uuid, ${id}, i.serial_number, e.item_id, ${staffId},
      ${startedAt}::timestamptz + interval '7 seconds' * e.nth
    from (
      select item_id, row_number() over (order by item_id) as nth, count(*) over () as total
      from stocktake_expected where stocktake_id = ${id}
    ) e join product_items i on i.id = e.item_id
    where e.nth * 100 <= e.total * ${percent}::integer`.execute(db);
}

/** Closes the stocktake without a loss: pieces not scanned were found in a recount. */
export async function closeDemoStocktake(
  db: Db,
  { id, staffId, at }: { id: number; staffId: number; at: Date },
): Promise<void> {
  await sql`
    insert into stocktake_decisions (stocktake_id, text, item_id, difference, decision, reason, decided_by, decided_at)
    select ${id}, i.serial_number, i.id, 'MISSING', 'RECOUNT', 'Лежало в витрине у входа', ${staffId}, ${at}
    from stocktake_expected e join product_items i on i.id = e.item_id
    where e.stocktake_id = ${id} and not exists (
      select from stocktake_scans c where c.stocktake_id = e.stocktake_id and c.item_id = e.item_id)`.execute(
    db,
  );
  await sql`
    update stocktakes set stocktake_state = 'CLOSED', counted_at = ${at}, closed_at = ${at}, closed_by = ${staffId}, version = 3,
      expected = (select count(*) from stocktake_expected where stocktake_id = ${id}),
      found = (select count(*) from stocktake_scans where stocktake_id = ${id})
    where id = ${id}`.execute(db);
}

import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { CashMovementsTable } from '#database/schema.ts';
import { isUnclosedDay } from './unclosed-day.ts';

export interface CashDayRow {
  id: number;
  store_id: number;
  opening_som: number;
  opened_by: string;
  opened_at: Date;
  counted_som: number | null;
  expected_som: number | null;
  counted_at: Date | null;
  reason: string | null;
  closed_at: Date | null;
  confirmed_by: string | null;
  movements: CashMovementRow[];
}

export interface CashMovementRow {
  /** An instant as in JSON. */
  at: string;
  kind: CashMovementsTable['kind'];
  amount_som: number;
  number: string | null;
  gold_intake_id: number | null;
  staff: string | null;
  reason: string | null;
}

const columns = sql`d.id, d.store_id, d.opening_som, opener.name as opened_by, d.opened_at, d.counted_som, d.expected_som, d.counted_at,
  d.reason, d.closed_at, confirmer.name as confirmed_by`;
const named = sql`join staff opener on opener.id = d.opened_by left join staff confirmer on confirmer.id = d.confirmed_by`;
const movements = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('at', m.at, 'kind', m.kind, 'amount_som', m.amount_som, 'number', o.number, 'gold_intake_id', m.gold_intake_id,
    'staff', s.name, 'reason', m.reason) order by m.id), '[]')
  from cash_movements m left join orders o on o.id = m.order_id left join staff s on s.id = m.staff_id
  where m.cash_day_id = d.id) as movements`;

export async function selectCashDay(db: ReadDb, id: number): Promise<CashDayRow | undefined> {
  const { rows } = await sql<CashDayRow>`
    select ${columns}, ${movements} from cash_days d ${named} where d.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns a store's cash days: the open one first, then latest first; closed ones without their movements. */
export async function selectCashDays(db: ReadDb, storeId: number): Promise<CashDayRow[]> {
  const { rows } = await sql<CashDayRow>`
    select ${columns}, ${movements} from cash_days d ${named} where d.store_id = ${storeId} and d.closed_at is null
    union all
    (select ${columns}, '[]'::jsonb from cash_days d ${named} where d.store_id = ${storeId} and d.closed_at is not null
      order by d.opened_at desc limit 10)`.execute(db);
  return rows;
}

/** Returns the unclosed cash days of these stores (null = all) that were opened before today, the longest open first. */
export async function selectUnclosedDays(
  db: ReadDb,
  { stores, today }: { stores: readonly number[] | null; today: string },
): Promise<{ id: number; store_id: number; opened_at: Date }[]> {
  const { rows } = await sql<{ id: number; store_id: number; opened_at: Date }>`
    select d.id, d.store_id, d.opened_at from cash_days d
    where ${isUnclosedDay(stores, today)} order by d.opened_at, d.id`.execute(db);
  return rows;
}

/** Returns the state of the day, locked until the transaction ends: no sale takes cash concurrently. */
export async function lockCashDay(
  db: Db,
  id: number,
): Promise<{ store_id: number; counted_at: Date | null; closed_at: Date | null } | undefined> {
  return db
    .selectFrom('cash_days')
    .select(['store_id', 'counted_at', 'closed_at', 'confirmed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Returns the store's open day under a shared lock: it cannot be counted until the transaction ends, but other transactions can take cash.
 */
export async function shareOpenDay(db: Db, storeId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('cash_days')
    .select('id')
    .where('store_id', '=', storeId)
    .where('counted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row?.id;
}

export async function isCashDayOpen(db: ReadDb, storeId: number): Promise<boolean> {
  const row = await db
    .selectFrom('cash_days')
    .select('id')
    .where('store_id', '=', storeId)
    .where('counted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined if the store already has an open day. */
export async function insertCashDay(
  db: Db,
  { storeId, openingSom, staffId, now }: { storeId: number; openingSom: number; staffId: number; now: Date },
): Promise<number | undefined> {
  const row = await db
    .insertInto('cash_days')
    .values({ store_id: storeId, opening_som: openingSom, opened_by: staffId, opened_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface NewCashMovement {
  dayId: number;
  kind: CashMovementsTable['kind'];
  /** Positive = into the drawer, negative = out of it; in whole soʻm. */
  amountSom: number;
  orderId: number | null;
  /** The old gold it was paid for; omitted = none. */
  intakeId?: number;
  staffId: number | null;
  reason: string | null;
  now: Date;
}

export async function insertCashMovement(db: Db, movement: NewCashMovement): Promise<void> {
  await db
    .insertInto('cash_movements')
    .values({
      cash_day_id: movement.dayId,
      at: movement.now,
      kind: movement.kind,
      amount_som: movement.amountSom,
      order_id: movement.orderId,
      gold_intake_id: movement.intakeId ?? null,
      staff_id: movement.staffId,
      reason: movement.reason,
    })
    .execute();
}

/** Stores the counted and the expected amount permanently. */
export async function countCashDay(
  db: Db,
  { id, countedSom, staffId, now }: { id: number; countedSom: number; staffId: number; now: Date },
): Promise<void> {
  await sql`
    update cash_days set counted_som = ${countedSom}, counted_by = ${staffId}, counted_at = ${now},
      expected_som = opening_som + (select coalesce(sum(amount_som), 0) from cash_movements where cash_day_id = ${id})
    where id = ${id}`.execute(db);
}

export async function endCashDay(
  db: Db,
  { id, reason, now }: { id: number; reason: string | null; now: Date },
): Promise<void> {
  await db.updateTable('cash_days').set({ closed_at: now, reason }).where('id', '=', id).execute();
}

export async function markConfirmed(
  db: Db,
  { id, staffId, now }: { id: number; staffId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('cash_days')
    .set({ confirmed_by: staffId, confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

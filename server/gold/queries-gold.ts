import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { GoldIntakesTable } from '#database/schema.ts';

export interface GoldRateRow {
  metal: string;
  name: Record<'uz' | 'ru' | 'en', string>;
  probes: number[];
  rate_id: number | null;
  rate_som: number | null;
  set_by: string | null;
  set_at: Date | null;
}

/** Returns every offered precious metal with its current rate. */
export async function selectRates(db: ReadDb): Promise<GoldRateRow[]> {
  const { rows } = await sql<GoldRateRow>`
    select m.code as metal, m.name, m.probes, r.id as rate_id, r.rate_som, s.name as set_by, r.set_at
    from precious_metals m
    left join lateral (select * from gold_rates r where r.metal = m.code order by r.id desc limit 1) r on true
    left join staff s on s.id = r.set_by
    where not m.is_hidden order by m.position, m.code`.execute(db);
  return rows;
}

/** Returns a metal's name, even if it is no longer offered. */
export async function selectMetalNames(db: ReadDb, code: string): Promise<GoldRateRow['name']> {
  const { name } = await db
    .selectFrom('precious_metals')
    .select('name')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return name;
}

export async function insertRate(
  db: Db,
  { metal, rateSom, staffId, now }: { metal: string; rateSom: number; staffId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('gold_rates')
    .values({ metal, rate_som: rateSom, set_by: staffId, set_at: now })
    .execute();
}

export interface IntakeRow {
  id: number;
  store_id: number;
  intake_state: GoldIntakesTable['intake_state'];
  approval_state: string | null;
  description: string;
  metal: string;
  probe: number;
  gross_mg: number;
  net_mg: number;
  rate_som: number;
  amount_som: number;
  person_sealed: Buffer | null;
  tendered_som: number | null;
  cash_som: number | null;
  number: string | null;
  by: string;
  created_at: Date;
  ended_by: string | null;
  ended_at: Date | null;
}

const selected = sql`select i.id, i.store_id, i.intake_state, a.approval_state, i.description, i.metal, i.probe, i.gross_mg, i.net_mg,
  i.rate_som, i.amount_som, i.person_sealed, i.tendered_som, i.cash_som, o.number, s.name as by, i.created_at, e.name as ended_by, i.ended_at
  from gold_intakes i join staff s on s.id = i.staff_id left join staff e on e.id = i.ended_by
  left join approvals a on a.id = i.approval_id left join orders o on o.id = i.order_id`;

/** Latest first. */
export async function selectIntakes(
  db: ReadDb,
  { storeId, before, limit }: { storeId: number; before: number | null; limit: number },
): Promise<IntakeRow[]> {
  const { rows } = await sql<IntakeRow>`${selected}
    where i.store_id = ${storeId} and (${before}::bigint is null or i.id < ${before}) order by i.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Returns gold that may be paid, latest first. */
export async function selectReady(
  db: ReadDb,
  storeId: number,
): Promise<Pick<IntakeRow, 'id' | 'description' | 'amount_som'>[]> {
  return db
    .selectFrom('gold_intakes')
    .select(['id', 'description', 'amount_som'])
    .where('store_id', '=', storeId)
    .where('intake_state', '=', 'READY')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

export async function selectIntake(db: ReadDb, id: number): Promise<IntakeRow | undefined> {
  const { rows } = await sql<IntakeRow>`${selected} where i.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the intake, so that nobody else pays it out or gives it back before the transaction ends. */
export async function lockIntake(
  db: Db,
  id: number,
): Promise<(Pick<GoldIntakesTable, 'intake_state'> & { store_id: number; amount_som: number }) | undefined> {
  return db
    .selectFrom('gold_intakes')
    .select(['store_id', 'intake_state', 'amount_som'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export interface NewIntake {
  storeId: number;
  staffId: number;
  state: 'WAITING' | 'READY';
  description: string;
  metal: string;
  probe: number;
  grossMg: number;
  netMg: number;
  rateId: number;
  rateSom: number;
  amountSom: number;
  personSealed: Buffer;
  now: Date;
}

export async function insertIntake(db: Db, intake: NewIntake): Promise<number> {
  const { id } = await db
    .insertInto('gold_intakes')
    .values({
      store_id: intake.storeId,
      staff_id: intake.staffId,
      intake_state: intake.state,
      description: intake.description,
      metal: intake.metal,
      probe: intake.probe,
      gross_mg: intake.grossMg,
      net_mg: intake.netMg,
      rate_id: intake.rateId,
      rate_som: intake.rateSom,
      amount_som: intake.amountSom,
      person_sealed: intake.personSealed,
      created_at: intake.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setApproval(db: Db, id: number, approvalId: number): Promise<void> {
  await db.updateTable('gold_intakes').set({ approval_id: approvalId }).where('id', '=', id).execute();
}

export async function markReady(db: Db, id: number): Promise<void> {
  await db.updateTable('gold_intakes').set({ intake_state: 'READY' }).where('id', '=', id).execute();
}

export interface PaidIntake {
  id: number;
  tenderedSom: number;
  cashSom: number;
  orderId: number | null;
  staffId: number;
  now: Date;
}

export async function markPaid(db: Db, paid: PaidIntake): Promise<void> {
  await db
    .updateTable('gold_intakes')
    .set({
      intake_state: 'PAID',
      tendered_som: paid.tenderedSom,
      cash_som: paid.cashSom,
      order_id: paid.orderId,
      ended_at: paid.now,
      ended_by: paid.staffId,
    })
    .where('id', '=', paid.id)
    .execute();
}

export async function markDropped(
  db: Db,
  { id, staffId, now }: { id: number; staffId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('gold_intakes')
    .set({ intake_state: 'DROPPED', person_sealed: null, ended_at: now, ended_by: staffId })
    .where('id', '=', id)
    .execute();
}

import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface RateRow {
  id: number;
  /** A precious metal. */
  metal: string;
  ref_som: number;
  effective_at: Date;
  applied_at: Date | null;
  /** The staff member who set it; null for a command of the shop. */
  set_by: string | null;
}

const columns = sql`r.id, r.metal, r.ref_som, r.effective_at, r.applied_at, s.name as set_by`;
const tables = sql`metal_rates r left join staff s on s.id = r.set_by`;

/** Returns the latest applied rate of each metal. */
export async function selectRatesInForce(db: ReadDb): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select distinct on (r.metal) ${columns} from ${tables}
    where r.applied_at is not null order by r.metal, r.effective_at desc, r.id desc`.execute(db);
  return rows;
}

/** Returns planned rates, the next one first. */
export async function selectRatesToCome(db: ReadDb): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select ${columns} from ${tables} where r.applied_at is null order by r.effective_at, r.id limit 100`.execute(
    db,
  );
  return rows;
}

/** Returns applied rates, latest first. */
export async function selectPastRates(db: ReadDb): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select ${columns} from ${tables} where r.applied_at is not null
    order by r.effective_at desc, r.id desc limit 300`.execute(db);
  return rows;
}

export interface NewRate {
  metal: string;
  refSom: number;
  effectiveAt: Date;
  /** The staff member and the approval; null if a command set it or no approval was needed. */
  setBy: number | null;
  approvalId: number | null;
}

export async function insertRate(db: Db, rate: NewRate): Promise<void> {
  await db
    .insertInto('metal_rates')
    .values({
      metal: rate.metal,
      ref_som: rate.refSom,
      effective_at: rate.effectiveAt,
      set_by: rate.setBy,
      approval_id: rate.approvalId,
    })
    .execute();
}

/** Puts rates in force whose time has come, and queues the pieces priced by them for repricing, including held ones. */
export async function applyDueRates(db: Db, now: Date): Promise<void> {
  await sql`
    with due as (
      update metal_rates set applied_at = ${now} where applied_at is null and effective_at <= ${now} returning metal
    )
    insert into repricing (item_id, why, requested_at)
    select i.id, 'RATE', ${now} from product_items i join products p on p.id = i.product_id
      join metals m on m.code = p.metal
    where i.price_source = 'FORMULA' and i.product_item_state <> 'SOLD'
      and m.precious_metal in (select metal from due)
    order by i.id
    on conflict (item_id) do update set why = excluded.why, requested_at = excluded.requested_at`.execute(db);
}

/** Returns the metals that may have a rate, in their order. */
export async function selectPreciousMetals(db: ReadDb): Promise<{ code: string; name: LocalizedText }[]> {
  return db
    .selectFrom('precious_metals')
    .select(['code', 'name'])
    .orderBy('position')
    .orderBy('code')
    .execute();
}

import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

export interface RateRow {
  /** A precious metal. */
  metal: string;
  ref_som: number;
  effective_at: Date;
  applied_at: Date | null;
}

/** The latest rate of each metal that was applied. */
export async function selectRatesInForce(db: ReadDb): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select distinct on (metal) metal, ref_som, effective_at, applied_at from metal_rates
    where applied_at is not null order by metal, effective_at desc, id desc`.execute(db);
  return rows;
}

/** Rates whose time has not come, the next first. */
export async function selectRatesToCome(db: ReadDb): Promise<RateRow[]> {
  return db
    .selectFrom('metal_rates')
    .select(['metal', 'ref_som', 'effective_at', 'applied_at'])
    .where('applied_at', 'is', null)
    .orderBy('effective_at')
    .orderBy('id')
    .limit(100)
    .execute();
}

export async function insertRate(
  db: Db,
  rate: { metal: string; refSom: number; effectiveAt: Date },
): Promise<void> {
  await db
    .insertInto('metal_rates')
    .values({ metal: rate.metal, ref_som: rate.refSom, effective_at: rate.effectiveAt })
    .execute();
}

/** Rates whose time has come are in force, and the pieces that the formula prices by them are queued for repricing, also held ones. */
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

/** The metals that may have a rate, in their order. */
export async function selectPreciousMetals(db: ReadDb): Promise<string[]> {
  const rows = await db
    .selectFrom('precious_metals')
    .select('code')
    .orderBy('position')
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}

import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { PriceFormula } from '#domain/pricing/price-formula.ts';

export interface FormulaRow {
  id: number;
  params: unknown;
  valid_from: Date;
  applied_at: Date | null;
  created_by: string;
}

/** `at`: the terms that will be in force then, including planned ones; if omitted, those in force now. */
export async function selectTerms(
  db: ReadDb,
  at: Date | null,
): Promise<{ formula: Pick<FormulaRow, 'id' | 'params'>; rates: Record<string, number> }> {
  const { rows } = await sql<{ formula: Pick<FormulaRow, 'id' | 'params'>; rates: Record<string, number> }>`
    select json_build_object('id', f.id, 'params', f.params) as formula, (
      select coalesce(json_object_agg(r.metal, r.ref_som), '{}') from (
        select distinct on (metal) metal, ref_som from metal_rates
        where applied_at is not null or effective_at <= ${at} order by metal, effective_at desc, id desc) r) as rates
    from price_formulas f where f.applied_at is not null or f.valid_from <= ${at} order by f.valid_from desc, f.id desc limit 1`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined)
    throw new Error('no price formula is in force: migration 0037 inserts the first one');
  return row;
}

/** Returns the formula in force, then the planned ones, the next one first. */
export async function selectFormulas(db: ReadDb): Promise<FormulaRow[]> {
  const { rows } = await sql<FormulaRow>`
    (select id, params, valid_from, applied_at, created_by from price_formulas
      where applied_at is not null order by valid_from desc, id desc limit 1)
    union all
    (select id, params, valid_from, applied_at, created_by from price_formulas
      where applied_at is null order by valid_from, id limit 20)`.execute(db);
  return rows;
}

/** Returns the formulas that were in force, latest first. */
export async function selectPastFormulas(db: ReadDb, { except }: { except: number }): Promise<FormulaRow[]> {
  return db
    .selectFrom('price_formulas')
    .select(['id', 'params', 'valid_from', 'applied_at', 'created_by'])
    .where('applied_at', 'is not', null)
    .where('id', '<>', except)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

/** Inserts a formula in the name of the staff member who entered it. */
export async function insertFormula(
  db: Db,
  formula: { formula: PriceFormula; validFrom: Date; setBy: number; approvalId: number },
): Promise<void> {
  await sql`
    insert into price_formulas (params, valid_from, created_by, set_by, approval_id)
    select ${JSON.stringify(formula.formula)}::jsonb, ${formula.validFrom}, name, id, ${formula.approvalId}
    from staff where id = ${formula.setBy}`.execute(db);
}

/** Puts formulas in force whose time has come, and queues all formula-priced pieces for repricing, including held ones. */
export async function applyDueFormulas(db: Db, now: Date): Promise<void> {
  await sql`
    with due as (
      update price_formulas set applied_at = ${now} where applied_at is null and valid_from <= ${now} returning id
    )
    insert into repricing (item_id, why, requested_at)
    select i.id, 'FORMULA', ${now} from product_items i
    where i.price_source = 'FORMULA' and i.product_item_state <> 'SOLD' and exists (select from due)
    order by i.id
    on conflict (item_id) do update set why = excluded.why, requested_at = excluded.requested_at`.execute(db);
}

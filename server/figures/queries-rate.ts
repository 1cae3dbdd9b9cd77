import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import { defaultWorkTerms } from '#domain/stock/work-terms.ts';
import { storedNumber } from '#server/kit/queries-settings.ts';
import type { WorkRow } from './queries-work.ts';

/** Returns the rates, unchanged for longer than the shop decided, of metals that are priced by fineness and therefore daily. */
export async function selectStaleRates(
  db: ReadDb,
  { isSeen, now }: { isSeen: boolean; now: Date },
): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select 'RATE' as kind, count(*)::integer as count, min(r.effective_at) as oldest, null as record from (
      select distinct on (metal) metal, effective_at from metal_rates
      where applied_at is not null order by metal, effective_at desc, id desc) r
    where ${isSeen} and r.effective_at < ${now}::timestamptz - make_interval(hours => ${storedNumber('rate_hours', defaultWorkTerms.rateHours)}) and (
      select f.params #>> array['metals', r.metal, 'rateIs'] from price_formulas f
      where f.applied_at is not null order by f.valid_from desc, f.id desc limit 1) = 'PURE'`.execute(db);
  return rows;
}

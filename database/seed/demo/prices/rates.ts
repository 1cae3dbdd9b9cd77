import type { ClientBase } from 'pg';
import { type TashkentDay, addDays } from '#domain/units/tashkent-day.ts';

/** Gold rates of the last 90 days in soʻm per gram, with their age in days: the catalogue plan uses the last one. */
const gold: readonly [daysAgo: number, refSom: number][] = [
  [88, 1_905_000],
  [74, 1_930_000],
  [61, 1_915_000],
  [47, 1_948_000],
  [33, 1_972_000],
  [19, 1_961_000],
  [8, 1_984_000],
  [1, 2_000_000],
];

/** Adds past rates to a demo that has only the initial ones; returns the number of rows added. Changes no price. */
export async function addDemoRates(client: ClientBase, today: TashkentDay): Promise<number> {
  const rows = gold.map(([daysAgo, ref_som]) => ({
    ref_som,
    at: `${addDays(today, -daysAgo)}T09:30:00+05:00`,
  }));
  const { rowCount } = await client.query(
    `insert into metal_rates (metal, ref_som, effective_at, applied_at)
     select 'gold', r.ref_som, r.at, r.at from jsonb_to_recordset($1::jsonb) as r (ref_som bigint, at timestamptz)
     where (select count(*) from metal_rates where metal = 'gold') = 1
       and (select ref_som from metal_rates where metal = 'gold') = $2
     order by r.at`,
    [JSON.stringify(rows), gold.at(-1)?.[1]],
  );
  return rowCount ?? 0;
}

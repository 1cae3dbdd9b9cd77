import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

interface Counting {
  /** A day in Asia/Tashkent; the whole day is counted. */
  today: string;
  rememberedDays: number;
  halfLifeDays: number;
  /** The weight of one event by its name; of a network's events on one day only the heaviest counts. */
  weights: Readonly<Record<string, number>>;
}

/**
 * Counts what shoppers did with each model, and writes changed numbers only, so that the index is notified of those models only. Sales
 * come from the ledger, without cancelled orders. Returns the number of changed models.
 */
export async function updatePopularity(
  db: Db,
  { today, rememberedDays, halfLifeDays, weights }: Counting,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with weights as (select key as name, value::float8 as weight from jsonb_each_text(${JSON.stringify(weights)}::jsonb)),
    weighed as (
      -- a network counts once a day per model with its heaviest event, however many sessions it has
      (select distinct on (e.day, source, artikul) e.day, source, e.name, artikul
      from measured_events e cross join lateral jsonb_array_elements(e.items) item
      join weights w on w.name = e.name and w.name <> 'purchase'
      cross join lateral (
        select coalesce(encode(e.network, 'hex'), e.session_id::text) as source, item ->> 'item_id' as artikul
      ) s
      where e.day > ${today}::date - ${rememberedDays}::int and e.day <= ${today}::date
        and (e.network is null or e.network <> '')
      order by e.day, source, artikul, w.weight desc)
      union all
      select s.day, item ->> 'zr_serial', s.name, item ->> 'item_id'
      from sale_events s cross join lateral jsonb_array_elements(s.items) item
      where s.name = 'purchase' and s.day > ${today}::date - ${rememberedDays}::int and s.day <= ${today}::date
        and not exists (select from sale_events c where c.order_id = s.order_id and c.name = 'zr_order_cancel')
    ), counted as (
      select t.artikul, round(sum(w.weight * power(0.5, (${today}::date - t.day) / ${halfLifeDays}::float8)))::int as popularity
      from weighed t join weights w using (name) group by t.artikul
    ), wanted as (
      select p.id, coalesce(c.popularity, 0) as popularity
      from products p left join counted c on c.artikul = p.artikul
      where c.artikul is not null or p.measured_popularity > 0
    )
    update products p set measured_popularity = wanted.popularity
    from wanted where p.id = wanted.id and p.measured_popularity <> wanted.popularity
    returning p.id`.execute(db);
  return rows.length;
}

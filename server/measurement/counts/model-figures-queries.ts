import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

interface Counting {
  /** A day in Asia/Tashkent; the whole day is counted. */
  today: string;
  viewedDays: number;
  soldDays: number;
}

/** Counts page views reported by browsers, and sold pieces of orders that were not cancelled. Writes changed numbers only. */
export async function updateModelFigures(db: Db, { today, viewedDays, soldDays }: Counting): Promise<number> {
  const { rows } = await sql`
    with viewed as (
      select item ->> 'item_id' as artikul, count(*)::integer as views
      from measured_events e cross join lateral jsonb_array_elements(e.items) item
      where e.name = 'view_item' and e.day > ${today}::date - ${viewedDays}::integer and e.day <= ${today}::date
      group by 1
    ), bought as (
      select item ->> 'item_id' as artikul, count(*)::integer as sold
      from sale_events s cross join lateral jsonb_array_elements(s.items) item
      where s.name = 'purchase' and s.day > ${today}::date - ${soldDays}::integer and s.day <= ${today}::date
        and not exists (select from sale_events c where c.order_id = s.order_id and c.name = 'zr_order_cancel')
      group by 1
    ), wanted as (
      select p.id, coalesce(v.views, 0) as views, coalesce(b.sold, 0) as sold
      from products p
      left join viewed v on v.artikul = p.artikul
      left join bought b on b.artikul = p.artikul
      left join model_figures f on f.product_id = p.id
      where v.artikul is not null or b.artikul is not null or f.product_id is not null
    )
    insert into model_figures as f (product_id, views, sold) select id, views, sold from wanted
    on conflict (product_id) do update set views = excluded.views, sold = excluded.sold
    where (f.views, f.sold) is distinct from (excluded.views, excluded.sold)
    returning product_id`.execute(db);
  return rows.length;
}

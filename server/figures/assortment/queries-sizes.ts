import { sql } from 'kysely';
import { beyondRingsMm } from '#domain/catalog/ring-sizes.ts';
import type { ReadDb } from '#database/connect.ts';
import type { Period } from '../queries-sales.ts';

export interface SizeRow {
  size_hundredths_mm: number;
  wanted: number;
  missed: number;
  waits: number;
  sold: number;
  on_sale: number;
}

/** In hundredths of a millimetre. */
const beyondRings = beyondRingsMm * 100;

/**
 * Returns the ring sizes that were chosen, waited for or bought on these days, or that are on sale, in ascending order. A reported size is
 * a ring size if its model has pieces with one. Because some hoops are as narrow as a ring, models with diameters are excluded, as in the
 * listing. One statement.
 */
export async function selectSizes(db: ReadDb, { first, last }: Period): Promise<SizeRow[]> {
  const { rows } = await sql<SizeRow>`
    with diameters as (
      select product_id from product_items where size_hundredths_mm >= ${beyondRings}
      union
      select i.product_id from item_params d join params r on r.id = d.param_id join product_items i on i.id = d.item_id
      where r.code in ('bangle_d', 'hoop_d')
    ), chosen as (
      select item ->> 'item_id' as artikul, round((extra ->> 'size')::numeric * 100)::integer as size, session_id,
        extra ->> 'available' = 'false' as is_missed
      from measured_events cross join lateral jsonb_array_elements(items) item
      where name = 'zr_size_select' and day between ${first}::date and ${last}::date
    ), rings as (
      select m.artikul from (select distinct artikul from chosen) m join products p on p.artikul = m.artikul
      where exists (select from product_items i where i.product_id = p.id and i.size_hundredths_mm is not null)
        and p.id not in (select product_id from diameters)
    ), counted as (
      select size, count(distinct session_id) as wanted, count(distinct session_id) filter (where is_missed) as missed,
        0::bigint as waits, 0::bigint as sold, 0::bigint as on_sale
      from chosen join rings using (artikul) group by size
      union all
      select size_hundredths_mm, 0, 0, count(*), 0, 0 from stock_alerts
      where size_hundredths_mm is not null and product_id not in (select product_id from diameters) and alert_state <> 'ENDED'
        and moved_at >= ${first}::date::timestamp at time zone 'Asia/Tashkent'
        and created_at >= ${first}::date::timestamp at time zone 'Asia/Tashkent'
        and created_at < (${last}::date + 1)::timestamp at time zone 'Asia/Tashkent'
      group by 1
      union all
      select i.size_hundredths_mm, 0, 0, 0, count(*), 0
      from sale_events s join order_lines l on l.order_id = s.order_id join product_items i on i.id = l.item_id
      where s.name = 'purchase' and s.day between ${first}::date and ${last}::date and l.released_at is null
        and i.size_hundredths_mm is not null and i.product_id not in (select product_id from diameters)
      group by 1
      union all
      select size_hundredths_mm, 0, 0, 0, 0, count(*) from product_items
      where product_item_state = 'AVAILABLE' and size_hundredths_mm is not null
        and product_id not in (select product_id from diameters) group by 1
    )
    select size as size_hundredths_mm, sum(wanted)::integer as wanted, sum(missed)::integer as missed, sum(waits)::integer as waits,
      sum(sold)::integer as sold, sum(on_sale)::integer as on_sale
    from counted where size < ${beyondRings} group by size order by size`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { Period } from '../queries-sales.ts';

export interface WantedRow {
  artikul: string;
  name: LocalizedText;
  size_hundredths_mm: number | null;
  length_mm: number | null;
  chosen: number;
  viewed: number;
  lost: number;
  waits: number;
  on_sale: number;
  off_sale: number;
  like: string | null;
}

/**
 * Returns the models, with or without a size, that shoppers wanted on these days and could not get, most wanted first; discontinued models
 * are excluded. A reported size is a ring size if the model has pieces with one, otherwise a length. One statement.
 */
export async function selectWanted(
  db: ReadDb,
  { first, last, limit }: Period & { limit: number },
): Promise<WantedRow[]> {
  const { rows } = await sql<WantedRow>`
    with reported as (
      select item ->> 'item_id' as artikul, case name when 'zr_size_select' then (extra ->> 'size')::numeric end as size,
        count(distinct session_id) filter (where name = 'zr_size_select') as chosen,
        count(distinct session_id) filter (where name = 'view_item') as viewed,
        count(distinct session_id) filter (where name = 'zr_piece_lost') as lost
      from measured_events cross join lateral jsonb_array_elements(items) item
      where day between ${first}::date and ${last}::date and (
        (name = 'zr_size_select' and extra ->> 'available' = 'false') or (name = 'view_item' and extra ->> 'left' = '0') or name = 'zr_piece_lost')
      group by 1, 2
    ), wanted as (
      select p.id as product_id, case when f.is_ring then round(r.size * 100)::integer end as size_hundredths_mm,
        case when not f.is_ring then round(r.size * 10)::integer end as length_mm, r.chosen, r.viewed, r.lost, 0 as waits
      from reported r join products p on p.artikul = r.artikul
      cross join lateral (select exists (
        select from product_items i where i.product_id = p.id and i.size_hundredths_mm is not null) as is_ring) f
      union all
      select product_id, size_hundredths_mm, length_mm, 0, 0, 0, count(*) from stock_alerts
      where alert_state <> 'ENDED' and moved_at >= ${first}::date::timestamp at time zone 'Asia/Tashkent'
        and created_at >= ${first}::date::timestamp at time zone 'Asia/Tashkent'
        and created_at < (${last}::date + 1)::timestamp at time zone 'Asia/Tashkent'
      group by 1, 2, 3
    ), most as (
      select product_id, size_hundredths_mm, length_mm, sum(chosen)::integer as chosen, sum(viewed)::integer as viewed,
        sum(lost)::integer as lost, sum(waits)::integer as waits
      from wanted join products p on p.id = wanted.product_id and p.product_state <> 'ARCHIVED' group by 1, 2, 3
      -- leaving a phone number shows more interest than choosing a size
      order by sum(waits) * 5 + sum(lost) * 3 + sum(chosen) + sum(viewed) desc, 1, 2, 3 limit ${limit}
    )
    select p.artikul, p.name, m.size_hundredths_mm, m.length_mm, m.chosen, m.viewed, m.lost, m.waits, s.on_sale, s.off_sale,
      (select i.serial_number from product_items i where i.product_id = m.product_id order by i.received_on desc, i.id desc limit 1) as "like"
    from most m join products p on p.id = m.product_id
    cross join lateral (
      select (count(*) filter (where i.product_item_state = 'AVAILABLE'))::integer as on_sale,
        (count(*) filter (where i.product_item_state in ('RESERVED', 'WITHDRAWN')))::integer as off_sale
      from product_items i where i.product_id = m.product_id
        and (m.size_hundredths_mm is null or i.size_hundredths_mm = m.size_hundredths_mm)
        and (m.length_mm is null or i.length_mm = m.length_mm)) s
    order by m.waits * 5 + m.lost * 3 + m.chosen + m.viewed desc, p.artikul, m.size_hundredths_mm, m.length_mm`.execute(
    db,
  );
  return rows;
}

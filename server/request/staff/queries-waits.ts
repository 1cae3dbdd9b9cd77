import { sql } from 'kysely';
import type { WaitedModel } from '#contract/admin/people/wait.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { statesBefore } from '#domain/moves.ts';
import { alertMoves } from '#domain/request/request-states.ts';

export interface WaitRow {
  artikul: string;
  name: LocalizedText;
  size_hundredths_mm: number | null;
  length_mm: number | null;
  waiting: number;
  sent: number;
  oldest: Date | null;
  pieces: WaitedModel['pieces'];
}

/**
 * Returns what shoppers wait for: the models with the most alerts first, at most 200, each with up to five matching pieces that are not
 * sold. One statement.
 */
export async function selectWaitedModels(db: ReadDb): Promise<WaitRow[]> {
  const { rows } = await sql<WaitRow>`
    with waits as (
      select product_id, size_hundredths_mm, length_mm,
        count(*) filter (where alert_state in ('WAITING', 'DUE'))::integer as waiting,
        count(*) filter (where alert_state = 'TOLD')::integer as sent,
        min(created_at) filter (where alert_state in ('WAITING', 'DUE')) as oldest
      from stock_alerts where alert_state <> 'ENDED'
      group by product_id, size_hundredths_mm, length_mm
      order by waiting desc, oldest, product_id limit 200)
    select p.artikul, p.name, w.size_hundredths_mm, w.length_mm, w.waiting, w.sent, w.oldest,
      (select coalesce(jsonb_agg(jsonb_build_object('serialNumber', i.serial_number, 'state', i.product_item_state)), '[]')
        from (
          select serial_number, product_item_state from product_items
          where product_id = w.product_id and product_item_state in ('AVAILABLE', 'RESERVED', 'WITHDRAWN')
            and (w.size_hundredths_mm is null or size_hundredths_mm = w.size_hundredths_mm)
            and (w.length_mm is null or length_mm = w.length_mm)
          order by product_item_state, serial_number limit 5) i) as pieces
    from waits w join products p on p.id = w.product_id
    order by w.waiting desc, w.oldest, w.product_id`.execute(db);
  return rows;
}

interface Waited {
  artikul: string;
  size_hundredths_mm: number | null;
  length_mm: number | null;
}

/** Ends the matching alerts and returns their number. */
export async function endAlertsFor(
  db: Db,
  { artikul, size_hundredths_mm, length_mm }: Waited,
  now: Date,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update stock_alerts a set alert_state = 'ENDED', moved_at = ${now}, claimed_until = null
    from products p
    where p.artikul = ${artikul} and a.product_id = p.id
      and a.size_hundredths_mm is not distinct from ${size_hundredths_mm}::integer
      and a.length_mm is not distinct from ${length_mm}::integer
      and a.alert_state = any(${statesBefore(alertMoves, { to: 'ENDED', by: 'STAFF' })}::text[])`.execute(db);
  return Number(numAffectedRows);
}

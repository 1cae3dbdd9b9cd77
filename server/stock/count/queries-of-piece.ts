import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

export interface CountOfPieceRow {
  stocktake_id: number;
  store_id: number | null;
  at: Date;
  staff_name: string;
}

/** The stocktakes in which a piece was scanned, latest first, each with its last scan. */
export async function selectCountsOfPiece(db: ReadDb, itemId: number): Promise<CountOfPieceRow[]> {
  const { rows } = await sql<CountOfPieceRow>`
    select * from (
      select distinct on (s.id) s.id as stocktake_id, s.store_id, c.at, m.name as staff_name
      from stocktake_scans c join stocktakes s on s.id = c.stocktake_id join staff m on m.id = c.staff_id
      where c.item_id = ${itemId}
      order by s.id, c.at desc
    ) counted
    order by at desc limit 20`.execute(db);
  return rows;
}

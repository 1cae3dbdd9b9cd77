import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

export interface DemoPiece {
  artikul: string;
  serial: string;
  weightMg: number;
}

/** Jewels of the catalogue that nobody has bought, in the order of their serial numbers. */
export async function selectDemoPieces(db: ReadDb): Promise<DemoPiece[]> {
  const { rows } = await sql<DemoPiece>`
    select p.artikul, i.serial_number as serial, i.weight_mg as "weightMg"
    from product_items i join products p on p.id = i.product_id
    where p.kind = 'jewel' and p.product_state = 'ACTIVE' and i.product_item_state = 'AVAILABLE'
    order by i.serial_number limit 240`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import { pieceColumns, type PieceRow, pieceTables } from '../repricing/queries-reprice.ts';

/** Pieces by their numbers, in the order of their ids; locked, they stay as they are until the transaction ends. */
export async function selectPiecesOf(
  db: ReadDb,
  { serials, isLocking }: { serials: readonly string[]; isLocking: boolean },
): Promise<(PieceRow & { serial_number: string })[]> {
  const { rows } = await sql<PieceRow & { serial_number: string }>`
    select ${pieceColumns}, i.serial_number from ${pieceTables}
    where i.serial_number = any(${serials}::text[])
    order by i.id ${isLocking ? sql`for no key update of i` : sql``}`.execute(db);
  return rows;
}

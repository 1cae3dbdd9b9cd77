import type { ReadDb } from '#database/connect.ts';
import { Refusal } from './refusal.ts';

export interface FoundPiece {
  id: number;
  serial_number: string;
  weight_mg: number;
}

/**
 * Returns the piece of the first known one of these serial numbers, which are spellings of a typed one. Refuses with NOT_FOUND, about the
 * field at `path` if it was typed in a form.
 */
export async function findPieceBySerial(
  db: ReadDb,
  serials: readonly string[],
  path?: string,
): Promise<FoundPiece> {
  const refusal = new Refusal(
    'NOT_FOUND',
    undefined,
    path === undefined ? undefined : [{ path, code: 'unknown' }],
  );
  if (serials.length === 0) throw refusal;
  const rows = await db
    .selectFrom('product_items')
    .select(['id', 'serial_number', 'weight_mg'])
    .where('serial_number', 'in', serials)
    .execute();
  const [found] = serials.flatMap((serial) => rows.find((row) => row.serial_number === serial) ?? []);
  if (found === undefined) throw refusal;
  return found;
}

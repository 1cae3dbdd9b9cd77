import type { ReadDb } from '#database/connect.ts';
import { serialsOf } from '#domain/counter/scanned-text.ts';
import { Refusal } from './refusal.ts';

export interface FoundPiece {
  id: number;
  serial_number: string;
  weight_mg: number;
}

/** The piece of a typed or scanned serial number, by its first spelling that is known. Refuses NOT_FOUND. */
export async function findTypedPiece(db: ReadDb, typed: string): Promise<FoundPiece> {
  const serials = serialsOf(typed);
  const rows = await db
    .selectFrom('product_items')
    .select(['id', 'serial_number', 'weight_mg'])
    .where('serial_number', 'in', serials)
    .execute();
  const [found] = serials.flatMap((serial) => rows.find((row) => row.serial_number === serial) ?? []);
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

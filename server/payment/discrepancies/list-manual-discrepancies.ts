import type { ReadDb } from '#database/connect.ts';
import { type ManualDiscrepancyRow, selectManualDiscrepancies } from './queries-discrepancy.ts';

/** Returns payments whose state differs between shop and provider and that only staff can resolve, oldest first; `stores` null = all. */
export async function listManualDiscrepancies(
  db: ReadDb,
  of: { stores?: readonly number[] | null; providers?: readonly string[] } = {},
): Promise<ManualDiscrepancyRow[]> {
  return selectManualDiscrepancies(db, of);
}

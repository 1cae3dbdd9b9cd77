import type { ReadDb } from '#database/connect.ts';
import { type ManualDiscrepancyRow, selectManualDiscrepancies } from './queries-discrepancy.ts';

/** Payments whose state differs between shop and provider and that only staff can resolve; the oldest first. */
export async function listManualDiscrepancies(db: ReadDb): Promise<ManualDiscrepancyRow[]> {
  return selectManualDiscrepancies(db);
}

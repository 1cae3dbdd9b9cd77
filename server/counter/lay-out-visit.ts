import type { StaffVisit } from '#contract/admin/people/visit.ts';
import { holdAside } from '#server/cart/hold/aside-hold.ts';
import type { ExpireDeps } from '#server/cart/hold/expire-holds.ts';
import { loadWorkTerms } from '#server/content/shop-terms.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { hoursAside, lockVisitToLayOut, readVisit } from '#server/request/staff/visits.ts';
import { recordMovements } from '#server/stock/record-movements.ts';
import { requestTransfer } from '#server/stock/transfer/drafts.ts';

/**
 * Prepares the pieces that a visitor wants to see (backoffice.md 2.9): a free piece in the visit's store is reserved until two hours after
 * the visit begins, one elsewhere is requested as a transfer. Pieces that somebody else has are left alone and reported in the visit.
 * Refuses with NOT_FOUND, REQUEST_STATE_CONFLICT (facts: state), PIECE_STATE_CONFLICT if somebody took a piece concurrently.
 */
export async function layOutVisit(
  deps: ExpireDeps,
  { id, caller, now }: { id: number; caller: StaffCaller; now: Date },
): Promise<StaffVisit> {
  const { db } = deps;
  const { stores, staff } = caller;
  const { visit, pieces } = await lockVisitToLayOut(db, { id, stores, now });
  const { asideHours: maxHours } = await loadWorkTerms(db);
  const hours = hoursAside(visit.starts_at, { maxHours, now });
  for (const { item_id: itemId, serial_number: serial, store_id: storeId } of pieces) {
    const who = { staffId: staff.id, visitId: id, now };
    // a piece that cannot be transferred now is skipped; the rest are prepared
    if (storeId !== visit.store_id) await requestTransfer(db, { serial, toStoreId: visit.store_id, ...who });
    else if (hours !== null) {
      if (!(await holdAside(deps, { itemId, person: visit.name, hours, ...who })))
        throw new Refusal('PIECE_STATE_CONFLICT', { serial });
      const pieces = [{ id: itemId, storeId }];
      await recordMovements(db, { pieces, kind: 'SET_ASIDE', staffId: staff.id, now });
    }
  }
  return readVisit(db, { id, stores, now });
}

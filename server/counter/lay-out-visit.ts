import type { StaffVisit } from '#contract/admin/people/visit.ts';
import { holdAside } from '#server/cart/hold/aside-hold.ts';
import type { ExpireDeps } from '#server/cart/hold/expire-holds.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { hoursAside, lockVisitToLayOut, readVisit } from '#server/request/staff/visits.ts';
import { noteMovements } from '#server/stock/note-movements.ts';
import { requestTransfer } from '#server/stock/transfer/drafts.ts';

/**
 * Lays out what the visitor wants to see (backoffice.md 2.9): a free piece of the visit's store is kept for them until two hours after the
 * visit begins, one that is elsewhere is requested from there. What somebody else has, or took meanwhile, stays as it is, and the visit
 * says so. Refuses NOT_FOUND, REQUEST_STATE_CONFLICT (facts: state), PIECE_STATE_CONFLICT where somebody was faster.
 */
export async function layOutVisit(
  deps: ExpireDeps,
  { id, caller, now }: { id: number; caller: StaffCaller; now: Date },
): Promise<StaffVisit> {
  const { db } = deps;
  const { stores, staff } = caller;
  const { visit, pieces } = await lockVisitToLayOut(db, { id, stores, now });
  const hours = hoursAside(visit.starts_at, now);
  for (const { item_id: itemId, serial_number: serial, store_id: storeId } of pieces) {
    const who = { staffId: staff.id, visitId: id, now };
    // one that cannot travel now stays where it is: the others are laid out all the same
    if (storeId !== visit.store_id) await requestTransfer(db, { serial, toStoreId: visit.store_id, ...who });
    else if (hours !== null) {
      if (!(await holdAside(deps, { itemId, person: visit.name, hours, ...who })))
        throw new Refusal('PIECE_STATE_CONFLICT', { serial });
      const pieces = [{ id: itemId, storeId }];
      await noteMovements(db, { pieces, kind: 'SET_ASIDE', staffId: staff.id, now });
    }
  }
  return readVisit(db, { id, stores, now });
}

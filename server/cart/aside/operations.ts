import type { asideOperations as declared } from '#contract/operations/admin/stock/piece-care.ts';
import type { ExpireDeps } from '#server/cart/hold/expire-holds.ts';
import { loadWorkTerms } from '#server/content/shop-terms.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { readPiece, requireOwnPiece } from '#server/stock/lock-piece.ts';
import { recordMovements } from '#server/stock/record-movements.ts';
import { holdAside, releaseAside } from '../hold/aside-hold.ts';

/**
 * Operations by which the staff set pieces aside for a person. The piece leaves the site at once and is available again when the set-aside
 * expires.
 */
export const asideOperations = {
  async setPieceAside(deps, call) {
    const { caller, input, now } = call;
    const { person, hours } = input;
    const piece = await requireOwnPiece(deps.db, call);
    const staffId = caller.staff.id;
    const { asideHours } = await loadWorkTerms(deps.db);
    if (hours > asideHours)
      throw new Refusal('VALIDATION_FAILED', { maximum: asideHours }, [{ path: '/hours', code: 'maximum' }]);
    if (!(await holdAside(deps, { itemId: piece.id, person, hours, staffId, now })))
      throw new Refusal('PIECE_STATE_CONFLICT', { state: piece.state });
    await recordMovements(deps.db, { pieces: [piece], kind: 'SET_ASIDE', staffId, now });
    return readPiece(deps.db, call);
  },

  async endPieceAside({ db }, call) {
    const { caller, now } = call;
    const piece = await requireOwnPiece(db, call);
    if (!(await releaseAside(db, piece.id)))
      throw new Refusal('PIECE_STATE_CONFLICT', { state: piece.state });
    await recordMovements(db, { pieces: [piece], kind: 'ASIDE_ENDED', staffId: caller.staff.id, now });
    return readPiece(db, call);
  },
} satisfies StaffFunctions<typeof declared, ExpireDeps>;

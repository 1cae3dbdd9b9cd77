import type { StaffPieceRow, WithdrawnReason } from '#contract/admin/stock/piece.ts';
import type { Tone } from '../kit/status.tsx';
import { keysOf } from '../kit/keys-of.ts';

type State = StaffPieceRow['state'];

export const toneOfState: Record<State, Tone> = {
  AVAILABLE: 'done',
  RESERVED: 'works',
  SOLD: 'over',
  WITHDRAWN: 'back',
};
export const states = keysOf(toneOfState);

const reasonWords: Record<WithdrawnReason, true> = {
  RETURN_CHECK: true,
  REPAIR: true,
  AUDIT: true,
  LOST: true,
  WRITTEN_OFF: true,
  SHOWCASE: true,
  OTHER: true,
};
export const withdrawnReasons = keysOf(reasonWords);

import type { StaffPieceRow, WithdrawnReason } from '#contract/admin/stock/piece.ts';
import type { Tone } from '../kit/status.tsx';

type State = StaffPieceRow['state'];

export const toneOfState: Record<State, Tone> = {
  AVAILABLE: 'done',
  RESERVED: 'works',
  SOLD: 'over',
  WITHDRAWN: 'back',
};
export const states = Object.keys(toneOfState) as State[]; // the keys of the table above

const reasonWords: Record<WithdrawnReason, true> = {
  RETURN_CHECK: true,
  REPAIR: true,
  AUDIT: true,
  LOST: true,
  WRITTEN_OFF: true,
  SHOWCASE: true,
  OTHER: true,
};
export const withdrawnReasons = Object.keys(reasonWords) as WithdrawnReason[]; // the keys of the table above

import type { Permission } from '../auth/permissions.ts';

/** Actions of the staff on a piece. */
export type PieceAction =
  | 'EDIT'
  | 'WITHDRAW'
  | 'SELL'
  | 'SET_ASIDE'
  | 'END_ASIDE'
  | 'REPAIR'
  | 'REPAIR_BACK'
  | 'FIND'
  | 'LOSE'
  | 'WRITE_OFF';

/** The permission required for each action (backoffice.md 3.2). */
export const permissionOfPieceAction: Record<PieceAction, Permission> = {
  EDIT: 'pieces.write',
  WITHDRAW: 'pieces.write',
  SELL: 'pieces.write',
  SET_ASIDE: 'pieces.aside',
  END_ASIDE: 'pieces.aside',
  REPAIR: 'pieces.write',
  REPAIR_BACK: 'pieces.write',
  FIND: 'pieces.write',
  LOSE: 'pieces.writeoff',
  WRITE_OFF: 'pieces.writeoff',
};

export interface PieceFacts {
  state: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN';
  /** Why it is withdrawn; null = it is not. */
  withdrawnBecause: string | null;
  /** The staff have set it aside, which is why it is reserved; left out = they have not. */
  isSetAside?: boolean;
}

/** Returns the actions that the state of a piece allows; the permissions are checked separately (`permissionOfPieceAction`). */
export function pieceActions({ state, withdrawnBecause, isSetAside = false }: PieceFacts): PieceAction[] {
  if (state === 'SOLD' || withdrawnBecause === 'WRITTEN_OFF') return [];
  if (state === 'RESERVED') return isSetAside ? ['EDIT', 'END_ASIDE'] : ['EDIT'];
  if (state === 'AVAILABLE') return ['EDIT', 'WITHDRAW', 'SET_ASIDE', 'REPAIR', 'LOSE', 'WRITE_OFF'];
  if (withdrawnBecause === 'REPAIR') return ['EDIT', 'REPAIR_BACK', 'LOSE', 'WRITE_OFF'];
  if (withdrawnBecause === 'LOST') return ['EDIT', 'FIND', 'WRITE_OFF'];
  return ['EDIT', 'SELL', 'REPAIR', 'LOSE', 'WRITE_OFF'];
}

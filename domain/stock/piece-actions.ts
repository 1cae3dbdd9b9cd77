import type { Permission } from '../auth/permissions.ts';

/** What the staff may do with a piece. */
export type PieceAction = 'EDIT';

/** Whose permission each asks for (backoffice.md 3.2). */
export const permissionOfPieceAction: Record<PieceAction, Permission> = { EDIT: 'pieces.write' };

export interface PieceFacts {
  state: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN';
  /** Why it is withdrawn; null = it is not. */
  withdrawnBecause: string | null;
}

/** There is nothing left of it to work on. */
const isGone = ({ state, withdrawnBecause }: PieceFacts): boolean =>
  state === 'SOLD' || withdrawnBecause === 'WRITTEN_OFF';

/** What the state of a piece lets the staff do with it; whose role may is another question (`permissionOfPieceAction`). */
export function pieceActions(facts: PieceFacts): PieceAction[] {
  return isGone(facts) ? [] : ['EDIT'];
}

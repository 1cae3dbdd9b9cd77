import type { Permission } from '../auth/permissions.ts';

/** What the staff may do with a piece. */
export type PieceAction = 'EDIT' | 'WITHDRAW' | 'SELL';

/** Whose permission each asks for (backoffice.md 3.2). */
export const permissionOfPieceAction: Record<PieceAction, Permission> = {
  EDIT: 'pieces.write',
  WITHDRAW: 'pieces.write',
  SELL: 'pieces.write',
};

export interface PieceFacts {
  state: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN';
  /** Why it is withdrawn; null = it is not. */
  withdrawnBecause: string | null;
}

/** There is nothing left of it to work on. */
const isGone = ({ state, withdrawnBecause }: PieceFacts): boolean =>
  state === 'SOLD' || withdrawnBecause === 'WRITTEN_OFF';

/** Withdrawn for one of these reasons, it is not there to be put on sale. */
const away: ReadonlySet<string> = new Set(['REPAIR', 'LOST']);

/** What the state of a piece lets the staff do with it; whose role may is another question (`permissionOfPieceAction`). */
export function pieceActions(facts: PieceFacts): PieceAction[] {
  if (isGone(facts)) return [];
  if (facts.state === 'AVAILABLE') return ['EDIT', 'WITHDRAW'];
  const isHere = facts.state === 'WITHDRAWN' && !away.has(facts.withdrawnBecause ?? '');
  return isHere ? ['EDIT', 'SELL'] : ['EDIT'];
}

/** What happens to a piece of the order. */
export type PieceOutcome = 'STAYS' | 'REMOVED' | 'LOST';

/** `fates`: by serial number; `added`: serial numbers to be added. */
export interface PiecesForm {
  fates: Record<string, PieceOutcome>;
  added: string[];
}

/** The form in the format of the operation. */
export function piecesWish({ fates, added }: PiecesForm): {
  removed: string[];
  lost: string[];
  added: string[];
} {
  const serialsOf = (fate: PieceOutcome) => Object.keys(fates).filter((serial) => fates[serial] === fate);
  return { removed: serialsOf('REMOVED'), lost: serialsOf('LOST'), added };
}

/** Why it cannot be saved; null if it can. */
export function whyNoChange({ fates, added }: PiecesForm): 'nothing' | 'none' | null {
  const stays = Object.values(fates).filter((fate) => fate === 'STAYS').length;
  if (stays + added.length === 0) return 'none';
  return stays === Object.keys(fates).length && added.length === 0 ? 'nothing' : null;
}

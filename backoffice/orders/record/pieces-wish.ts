/** What happens to a piece of the order. */
export type PieceOutcome = 'STAYS' | 'REMOVED' | 'LOST';

/** `outcomes`: by serial number; `added`: serial numbers to be added. */
export interface PiecesForm {
  outcomes: Record<string, PieceOutcome>;
  added: string[];
}

/** The form in the format of the operation. */
export function piecesWish({ outcomes, added }: PiecesForm): {
  removed: string[];
  lost: string[];
  added: string[];
} {
  const serialsOf = (outcome: PieceOutcome) =>
    Object.keys(outcomes).filter((serial) => outcomes[serial] === outcome);
  return { removed: serialsOf('REMOVED'), lost: serialsOf('LOST'), added };
}

/** Why it cannot be saved; null if it can. `none`: no piece would be left; `nothing`: nothing was changed. */
export function whyNoChange({ outcomes, added }: PiecesForm): 'nothing' | 'none' | null {
  const stays = Object.values(outcomes).filter((outcome) => outcome === 'STAYS').length;
  if (stays + added.length === 0) return 'none';
  return stays === Object.keys(outcomes).length && added.length === 0 ? 'nothing' : null;
}

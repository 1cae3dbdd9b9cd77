import type { StaffPieceRow } from '#contract/admin/stock/piece.ts';
import { Status } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { toneOfState } from './piece-words.ts';

/** The state of a piece; for a withdrawn one the reason, which is more precise. */
export function PieceState({ piece }: { piece: Pick<StaffPieceRow, 'state' | 'withdrawnBecause'> }) {
  const { t } = useWords();
  const { state, withdrawnBecause: because } = piece;
  return (
    <Status tone={because === 'LOST' ? 'bad' : toneOfState[state]}>
      {because === null ? t(`bo-pieces:state.${state}`) : t(`bo-pieces:because.${because}`)}
    </Status>
  );
}

import type { PieceParam } from '#contract/admin/stock/piece-param.ts';
import type { StaffPiece, StaffPieceAction } from '#contract/admin/stock/piece.ts';
import { LabelsSheet } from '../../shell/print/labels-sheet.tsx';
import { CostSheet } from './cost-sheet.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { LossSheet } from './loss-sheet.tsx';
import { ParamsSheet } from './params-sheet.tsx';
import { RepairBackSheet, RepairSheet } from './repair-sheet.tsx';
import { SetAsideSheet } from './set-aside-sheet.tsx';
import { StonesSheet } from './stones-sheet.tsx';
import { WithdrawSheet } from './withdraw-sheet.tsx';
import type { RunAction } from '../../shell/use-action.ts';
import type { StoneWords } from '../stones/load-stone-words.ts';

/** An open form of the piece: an action, its labels, its stones, its characteristics, its cost. */
export type PieceSheet = StaffPieceAction | 'PRINT' | 'STONES' | 'PARAMS' | 'COST';

interface Props {
  /** Null if none is open. */
  sheet: PieceSheet | null;
  piece: StaffPiece;
  runAction: RunAction<StaffPieceAction | 'COST'>;
  onClose: () => void;
  stoneWords: StoneWords;
  /** The characteristics available for pieces. */
  params: readonly PieceParam[];
}

/** Renders the open form. */
export function PieceSheets({ sheet, stoneWords, params, ...parts }: Props) {
  return (
    <>
      {sheet === 'PRINT' && <LabelsSheet serials={[parts.piece.serialNumber]} onClose={parts.onClose} />}
      {sheet === 'WITHDRAW' && <WithdrawSheet {...parts} />}
      {sheet === 'EDIT' && <EditSheet {...parts} />}
      {sheet === 'STONES' && <StonesSheet {...parts} words={stoneWords} />}
      {sheet === 'PARAMS' && <ParamsSheet {...parts} params={params} />}
      {sheet === 'COST' && <CostSheet {...parts} />}
      {sheet === 'SET_ASIDE' && <SetAsideSheet {...parts} />}
      {sheet === 'REPAIR' && <RepairSheet {...parts} />}
      {sheet === 'REPAIR_BACK' && <RepairBackSheet {...parts} />}
      {(sheet === 'LOSE' || sheet === 'WRITE_OFF' || sheet === 'FIND') && (
        <LossSheet {...parts} action={sheet} />
      )}
    </>
  );
}

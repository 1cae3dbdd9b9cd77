import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { StaffPieceAction } from '#contract/admin/stock/piece.ts';
import '../../kit/record.css';
import { useCameFrom } from '../../kit/list/came-from.ts';
import { DraftsHere } from '../../kit/forms/drafts-here.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ChangedElsewhere } from '../../shell/feed/changed-elsewhere.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { NotesSection } from '../../shell/notes/notes-section.tsx';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import { LabelsSheet } from '../../shell/print/labels-sheet.tsx';
import { loadStores } from '../../shell/stores.ts';
import { useAct } from '../../shell/use-act.ts';
import { useTitle } from '../../shell/use-title.ts';
import { loadStoneWords } from '../stones/load-stone-words.ts';
import { WaitingNotice } from '../waiting-notice.tsx';
import '../pieces.css';
import { EditSheet } from './edit-sheet.tsx';
import { PieceAside } from './piece-aside.tsx';
import { PieceFacts } from './piece-facts.tsx';
import { LossSheet } from './loss-sheet.tsx';
import { PieceHead } from './piece-head.tsx';
import { PieceHistory } from './piece-history.tsx';
import { PieceMovements } from './piece-movements.tsx';
import { PieceRepairs } from './piece-repairs.tsx';
import { RepairBackSheet, RepairSheet } from './repair-sheet.tsx';
import { SetAsideSheet } from './set-aside-sheet.tsx';
import { StonesSheet } from './stones-sheet.tsx';
import { WithdrawSheet } from './withdraw-sheet.tsx';

export const loader = withPermission('pieces.read', async ({ params: { serial = '' } }) => {
  const [piece, history, stores, stoneWords] = await Promise.all([
    callApi('GET /api/admin/v1/pieces/:serial', { params: { serial } }),
    callApi('GET /api/admin/v1/pieces/:serial/history', { params: { serial } }),
    loadStores(),
    loadStoneWords(),
  ]);
  return { piece, history, stores, stoneWords };
});

/** One piece: what it is, where it lies, who keeps it, where it went, who changed it. */
export function Component() {
  const { t } = useWords();
  const { piece, history, stores, stoneWords } = useLoaderData<typeof loader>();
  const [sheet, setSheet] = useState<StaffPieceAction | 'PRINT' | 'STONES' | null>(null);
  const { act, outcome } = useAct<StaffPieceAction>((action) => t(`bo-pieces:done.${action}`));
  useTitle(piece.serialNumber);
  const list = useCameFrom('/pieces', piece.serialNumber);
  const { serialNumber: serial, version } = piece;
  const params = { serial };
  const start = (action: StaffPieceAction | 'PRINT') => {
    if (action === 'SELL')
      return act(action, () => callApi('POST /api/admin/v1/pieces/:serial/sell', { params }, { version }));
    if (action === 'END_ASIDE')
      return act(action, () => callApi('POST /api/admin/v1/pieces/:serial/aside/end', { params }));
    return setSheet(action);
  };
  const close = () => setSheet(null);
  const parts = { piece, act, onClose: close };
  usePaletteActions(
    piece.allowedActions.map((action) => ({
      id: action,
      label: t(`bo-pieces:action.${action}`),
      run: () => void start(action),
    })),
  );
  return (
    <div className="page record-page">
      <Link to={list} className="meta ink-2">
        {t('bo-pieces:backToList')}
      </Link>
      <PieceHead piece={piece} isEditing={sheet === 'EDIT'} onAction={(action) => void start(action)} />
      <ChangedElsewhere kind="piece" id={piece.serialNumber} version={piece.version} />
      <DraftsHere
        record={`piece ${piece.serialNumber}`}
        isShown={sheet === null}
        onOpen={(form) =>
          setSheet(
            form === 'STONES' ? form : (piece.allowedActions.find((action) => action === form) ?? null),
          )
        }
      />
      <WaitingNotice waiting={piece.waiting} />
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      <div className="record-columns">
        <div className="record-main">
          <PieceFacts
            piece={piece}
            stoneWords={stoneWords}
            onStones={piece.allowedActions.includes('EDIT') ? () => setSheet('STONES') : null}
          />
          <NotesSection key={piece.serialNumber} resource="piece" record={piece.serialNumber} />
          <PieceRepairs piece={piece} />
          <PieceMovements piece={piece} stores={stores} />
          <PieceHistory history={history} />
        </div>
        <PieceAside piece={piece} stores={stores} />
      </div>
      {sheet === 'PRINT' && <LabelsSheet serials={[serial]} onClose={close} />}
      {sheet === 'WITHDRAW' && <WithdrawSheet {...parts} />}
      {sheet === 'EDIT' && <EditSheet {...parts} />}
      {sheet === 'STONES' && <StonesSheet {...parts} words={stoneWords} />}
      {sheet === 'SET_ASIDE' && <SetAsideSheet {...parts} />}
      {sheet === 'REPAIR' && <RepairSheet {...parts} />}
      {sheet === 'REPAIR_BACK' && <RepairBackSheet {...parts} />}
      {(sheet === 'LOSE' || sheet === 'WRITE_OFF' || sheet === 'FIND') && (
        <LossSheet {...parts} action={sheet} />
      )}
    </div>
  );
}

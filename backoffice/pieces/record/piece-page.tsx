import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { StaffPieceAction } from '#contract/admin/stock/piece.ts';
import '../../kit/record.css';
import { useCameFrom } from '../../kit/list/came-from.ts';
import { DraftsHere } from '../../kit/forms/drafts-here.tsx';
import { Notice } from '../../kit/notice.tsx';
import { isPictureAction, type PictureAction } from '../../kit/pictures/picture-list.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ChangedElsewhere } from '../../shell/feed/changed-elsewhere.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { NotesSection } from '../../shell/notes/notes-section.tsx';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import { currentSession, hasPermission, useSession } from '../../shell/session.ts';
import { loadStores } from '../../shell/stores.ts';
import { type RunAction, useAction } from '../../shell/use-action.ts';
import { useTitle } from '../../shell/use-title.ts';
import { loadStoneWords } from '../stones/load-stone-words.ts';
import { WaitingNotice } from '../waiting-notice.tsx';
import '../pieces.css';
import { PieceAside } from './piece-aside.tsx';
import { PieceCounts } from './piece-counts.tsx';
import { PieceFacts } from './piece-facts.tsx';
import { PieceHead } from './piece-head.tsx';
import { PieceHistory } from './piece-history.tsx';
import { PieceMovements } from './piece-movements.tsx';
import { PieceParams } from './piece-params.tsx';
import { PiecePhotos } from './piece-photos.tsx';
import { PieceRepairs } from './piece-repairs.tsx';
import { type PieceSheet, PieceSheets } from './piece-sheets.tsx';

export const loader = withPermission('pieces.read', async ({ params: { serial = '' } }) => {
  const [piece, history, composed, stores, stoneWords, params] = await Promise.all([
    callApi('GET /api/admin/v1/pieces/:serial', { params: { serial } }),
    callApi('GET /api/admin/v1/pieces/:serial/history', { params: { serial } }),
    hasPermission(currentSession(), 'prices.read')
      ? callApi('GET /api/admin/v1/pieces/:serial/price', { params: { serial } })
      : null,
    loadStores(),
    loadStoneWords(),
    callApi('GET /api/admin/v1/piece-params', {}),
  ]);
  return { piece, history, composed, stores, stoneWords, params };
});

/** A piece: its facts, its place, the responsible person, its movements, its history. */
export function Component() {
  const { t } = useWords();
  const data = useLoaderData<typeof loader>();
  const { piece, composed, stores, stoneWords, params: pieceParams } = data;
  const [sheet, setSheet] = useState<PieceSheet | null>(null);
  const { runAction, outcome } = useAction<StaffPieceAction | PictureAction | 'COST'>((action) =>
    t(isPictureAction(action) ? `bo-pictures:done.${action}` : `bo-pieces:done.${action}`),
  );
  useTitle(piece.serialNumber);
  const list = useCameFrom('/pieces', piece.serialNumber);
  const { serialNumber: serial, version } = piece;
  const params = { serial };
  const start = (action: StaffPieceAction | 'PRINT') => {
    if (action === 'SELL')
      return runAction(action, () =>
        callApi('POST /api/admin/v1/pieces/:serial/sell', { params }, { version }),
      );
    if (action === 'END_ASIDE')
      return runAction(action, () => callApi('POST /api/admin/v1/pieces/:serial/aside/end', { params }));
    return setSheet(action);
  };
  const session = useSession();
  const onCost = hasPermission(session, 'pieces.cost') ? () => setSheet('COST') : null;
  const mayEdit = piece.allowedActions.includes('EDIT');
  const close = () => setSheet(null);
  const parts = { piece, runAction, onClose: close };
  usePaletteActions([
    ...piece.allowedActions.map((action) => ({
      id: action,
      label: t(`bo-pieces:action.${action}`),
      run: () => void start(action),
    })),
    onCost !== null && { id: 'COST', label: t('bo-pieces:action.COST'), run: onCost },
  ]);
  return (
    <div className="page record-page">
      <Link to={list} className="meta ink-2">
        {t('bo-pieces:backToList')}
      </Link>
      <PieceHead
        piece={piece}
        isEditing={sheet === 'EDIT' || sheet === 'COST'}
        onAction={(action) => void start(action)}
      />
      <ChangedElsewhere kind="piece" id={piece.serialNumber} version={piece.version} />
      <DraftsHere
        record={`piece ${piece.serialNumber}`}
        isShown={sheet === null}
        onOpen={(form) =>
          setSheet(
            form === 'STONES' || form === 'PARAMS' || (form === 'COST' && onCost !== null)
              ? form
              : (piece.allowedActions.find((action) => action === form) ?? null),
          )
        }
      />
      <WaitingNotice waiting={piece.waiting} />
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <div className="record-columns">
        <RecordParts data={data} runAction={mayEdit ? runAction : null} onSheet={setSheet} />
        <PieceAside piece={piece} stores={stores} composed={composed} onCost={onCost} />
      </div>
      <PieceSheets sheet={sheet} {...parts} stoneWords={stoneWords} params={pieceParams} />
    </div>
  );
}

interface PartsProps {
  data: Awaited<ReturnType<typeof loader>>;
  /** Null if this role may not change it, or not now. */
  runAction: RunAction<PictureAction> | null;
  onSheet: (sheet: PieceSheet) => void;
}

/** The records of the piece, part by part. */
function RecordParts({
  data: { piece, history, stores, stoneWords, params },
  runAction,
  onSheet,
}: PartsProps) {
  return (
    <div className="record-main">
      <PieceFacts piece={piece} stoneWords={stoneWords} onStones={runAction && (() => onSheet('STONES'))} />
      <PieceParams piece={piece} params={params} onEdit={runAction && (() => onSheet('PARAMS'))} />
      <PiecePhotos piece={piece} runAction={runAction} />
      <NotesSection key={piece.serialNumber} resource="piece" record={piece.serialNumber} />
      <PieceRepairs piece={piece} />
      <PieceMovements piece={piece} stores={stores} />
      <PieceCounts piece={piece} stores={stores} />
      <PieceHistory history={history} stores={stores} />
    </div>
  );
}

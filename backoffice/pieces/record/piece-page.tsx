import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { StaffPiece, StaffPieceAction } from '#contract/admin/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import '../../kit/record.css';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { LabelsSheet } from '../../shell/print/labels-sheet.tsx';
import { loadStores } from '../../shell/stores.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { useAct } from '../../shell/use-act.ts';
import { useTitle } from '../../shell/use-title.ts';
import { PieceState } from '../piece-state.tsx';
import '../pieces.css';
import { EditSheet } from './edit-sheet.tsx';
import { PieceAside } from './piece-aside.tsx';
import { PieceFacts } from './piece-facts.tsx';
import { PieceHistory } from './piece-history.tsx';
import { PieceMovements } from './piece-movements.tsx';
import { WithdrawSheet } from './withdraw-sheet.tsx';

export const loader = withPermission('pieces.read', async ({ params: { serial = '' } }) => {
  const [piece, history, stores] = await Promise.all([
    callApi('GET /api/admin/v1/pieces/:serial', { params: { serial } }),
    callApi('GET /api/admin/v1/pieces/:serial/history', { params: { serial } }),
    loadStores(),
  ]);
  return { piece, history, stores };
});

/** One piece: what it is, where it lies, who keeps it, where it went, who changed it. */
export function Component() {
  const { t } = useWords();
  const { piece, history, stores } = useLoaderData<typeof loader>();
  const [sheet, setSheet] = useState<StaffPieceAction | 'PRINT' | null>(null);
  const { act, outcome } = useAct<StaffPieceAction>((action) => t(`bo-pieces:done.${action}`));
  useTitle(piece.serialNumber);
  const start = (action: StaffPieceAction | 'PRINT') => {
    if (action !== 'SELL') return setSheet(action);
    const { serialNumber: serial, version } = piece;
    void act(action, () =>
      callApi('POST /api/admin/v1/pieces/:serial/sell', { params: { serial } }, { version }),
    );
  };
  return (
    <div className="page record-page">
      <Link to="/pieces" className="meta ink-2">
        {t('bo-pieces:backToList')}
      </Link>
      <PieceHead piece={piece} onAction={start} />
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      <div className="record-columns">
        <div className="record-main">
          <PieceFacts piece={piece} />
          <PieceMovements piece={piece} stores={stores} />
          <PieceHistory history={history} />
        </div>
        <PieceAside piece={piece} stores={stores} />
      </div>
      {sheet === 'PRINT' && <LabelsSheet serials={[piece.serialNumber]} onClose={() => setSheet(null)} />}
      {sheet === 'WITHDRAW' && <WithdrawSheet piece={piece} act={act} onClose={() => setSheet(null)} />}
      {sheet === 'EDIT' && <EditSheet piece={piece} act={act} onClose={() => setSheet(null)} />}
    </div>
  );
}

function PieceHead({
  piece,
  onAction,
}: {
  piece: StaffPiece;
  onAction: (action: StaffPieceAction | 'PRINT') => void;
}) {
  const { t } = useWords();
  const session = useSession();
  const mayOrder = hasPermission(session, 'orders.write');
  const mayReceive = hasPermission(session, 'pieces.write');
  return (
    <header className="page-head record-head">
      <h1 className="title record-number">{piece.serialNumber}</h1>
      <PieceState piece={piece} />
      <div className="record-acts">
        <Button kind="secondary" onClick={() => onAction('PRINT')}>
          {t('bo-pieces:action.PRINT')}
        </Button>
        {mayReceive && (
          <Link className="button button-secondary" to={`/pieces/receive?like=${piece.serialNumber}`}>
            {t('bo-pieces:receive.same')}
          </Link>
        )}
        {mayOrder && piece.state === 'AVAILABLE' && (
          <Link className="button button-secondary" to={`/orders/new?piece=${piece.serialNumber}`}>
            {t('bo-pieces:action.PHONE_ORDER')}
          </Link>
        )}
        {piece.allowedActions.map((action) => (
          <Button key={action} kind="secondary" onClick={() => onAction(action)}>
            {t(`bo-pieces:action.${action}`)}
          </Button>
        ))}
      </div>
    </header>
  );
}

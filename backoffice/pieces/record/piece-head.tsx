import { Link, useNavigate } from 'react-router';
import type { StaffSession } from '#contract/admin/staff/staff.ts';
import type { StaffPiece, StaffPieceAction } from '#contract/admin/stock/piece.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { ActionMenu } from '../../kit/action-menu.tsx';
import { useWords } from '../../kit/words.tsx';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { PieceState } from '../piece-state.tsx';

interface Props {
  piece: StaffPiece;
  /** Whether a sheet is open. */
  isEditing: boolean;
  onAction: (action: StaffPieceAction | 'PRINT') => void;
}

/** Actions with a button; the others are in the menu. */
const withButton: ReadonlySet<StaffPieceAction> = new Set([
  'EDIT',
  'SELL',
  'SET_ASIDE',
  'END_ASIDE',
  'REPAIR_BACK',
  'FIND',
]);

/** Actions that a second person decides: while a request waits, another one is not offered. */
const needsApproval: ReadonlySet<StaffPieceAction> = new Set(['LOSE', 'WRITE_OFF']);

/** Whether the user may sell it at the counter: it is in one of their stores. */
const isSoldBy = (session: StaffSession | null, { state, storeId, arrivesOn }: StaffPiece): boolean =>
  state === 'AVAILABLE' &&
  storeId !== null &&
  arrivesOn === null &&
  session !== null &&
  hasPermission(session, 'counter.sell') &&
  (session.storeIds.length === 0 || session.storeIds.includes(storeId));

/** Its number, its state, and the available actions. */
export function PieceHead({ piece, isEditing, onAction }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const session = useSession();
  const { serialNumber, state, storeId, waiting, allowedActions } = piece;
  const mayPrice = ['AVAILABLE', 'WITHDRAWN'].includes(state);
  const links = [
    ['PRICE', `/prices/pieces?serial=${serialNumber}`, mayPrice && 'prices.write'],
    ['PHONE_ORDER', `/orders/new?piece=${serialNumber}`, state === 'AVAILABLE' && 'orders.write'],
    ['RECEIVE_SAME', `/pieces/receive?like=${serialNumber}`, 'pieces.write'],
  ] as const;
  const menu = [
    ...links
      .filter(([, , permission]) => permission !== false && hasPermission(session, permission))
      .map(([id, path]) => ({ id, onAction: () => void navigate(path) })),
    ...allowedActions
      .filter((action) => !withButton.has(action))
      .map((id) => ({
        id,
        onAction: () => onAction(id),
        ...(waiting !== null && needsApproval.has(id) && { reason: t('bo-pieces:waiting.other') }),
      })),
  ];
  return (
    <header className="page-head record-head">
      <h1 className="title record-number">{serialNumber}</h1>
      <PieceState piece={piece} />
      <PresentLine resource="piece" record={serialNumber} isEditing={isEditing} />
      <div className="record-actions">
        <Button kind="secondary" onClick={() => onAction('PRINT')}>
          {t('bo-pieces:action.PRINT')}
        </Button>
        {isSoldBy(session, piece) && (
          <Link
            to={`/counter?store=${storeId}&scan=${encodeURIComponent(serialNumber)}`}
            className={buttonClass('secondary')}
          >
            {t('bo-pieces:action.COUNTER_SALE')}
          </Link>
        )}
        {allowedActions
          .filter((action) => withButton.has(action))
          .map((action) => (
            <Button key={action} kind="secondary" onClick={() => onAction(action)}>
              {t(`bo-pieces:action.${action}`)}
            </Button>
          ))}
        {menu.length > 0 && (
          <ActionMenu
            label={t('bo-pieces:more')}
            actions={menu.map((one) => ({ ...one, label: t(`bo-pieces:action.${one.id}`) }))}
          />
        )}
      </div>
    </header>
  );
}

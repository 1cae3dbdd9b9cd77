import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import type { StaffOrder, StaffOrderAction } from '#contract/admin/order.ts';
import { Button } from '#ui/controls/button.tsx';
import { useScreenKeys } from '../../kit/keys/screen-keys.ts';
import { useCameFrom } from '../../kit/list/came-from.ts';
import { useActionKeys } from '../../kit/keys/use-action-keys.ts';
import { ActionMenu } from '../../kit/action-menu.tsx';
import { DraftsHere } from '../../kit/forms/drafts-here.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ChangedElsewhere } from '../../shell/feed/changed-elsewhere.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { MessagesSection } from '../../shell/messages/messages-section.tsx';
import { NotesSection } from '../../shell/notes/notes-section.tsx';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { loadPlaces, loadStores } from '../../shell/stores.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { type StoredScans, useStoredScans } from '../../shell/scan/use-stored-scans.ts';
import { useAction } from '../../shell/use-action.ts';
import { useTitle } from '../../shell/use-title.ts';
import { toneOfState } from '../order-words.ts';
import { ActionSheet } from './action-sheet.tsx';
import { actions, callWithoutForm, keyOf, nextStep, permissionOf } from './order-actions.ts';
import { OrderAside } from './order-aside.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { printAssembled, printsAssembled } from './print-assembled.ts';
import { PrintMenu } from './print-menu.tsx';
import { OrderHistory } from './story/order-history.tsx';
import { OrderTimeline } from './story/order-timeline.tsx';
import '../../kit/record.css';
import './order.css';

export const loader = withPermission('orders.read', async ({ params: { number = '' } }) => {
  const [order, history, stores] = await Promise.all([
    callApi('GET /api/admin/v1/orders/:number', { params: { number } }),
    callApi('GET /api/admin/v1/orders/:number/history', { params: { number } }),
    loadStores(),
  ]);
  const { address } = order;
  const places = address === null ? [] : await loadPlaces(address.regionId, address.districtId);
  return { order, history, stores, places };
});

/** An order: its pieces, its payments, its history, and the next step. */
export function Component() {
  const { t } = useWords();
  const { order, history, stores, places } = useLoaderData<typeof loader>();
  const scans = useAssemblyScans(order);
  const ticked = new Set(scans.serials);
  // a link from another screen may open an action: `?action=HAND_OVER`
  const [query] = useSearchParams();
  const named = order.allowedActions.find((action) => action === query.get('action')) ?? null;
  const [sheet, setSheet] = useState<StaffOrderAction | null>(named);
  const { runAction, busy, outcome } = useAction<StaffOrderAction>((action) => t(`bo-orders:done.${action}`));
  const printing = useAttempt();
  useTitle(order.number);
  const list = useCameFrom('/orders', order.number);
  const missing = order.lines.map(({ piece }) => piece.serialNumber).filter((serial) => !ticked.has(serial));
  const start = (action: StaffOrderAction) => {
    const send = callWithoutForm(order, action, { ticked, missing });
    if (send === null) return setSheet(action);
    void runAction(action, send).then((isDone) => {
      if (!isDone || action !== 'ASSEMBLE') return;
      if (printsAssembled()) void printing.attempt(() => printAssembled(order));
    });
  };
  usePaletteActions(
    order.allowedActions.map((action) => ({
      id: action,
      label: t(`bo-orders:action.${action}`),
      run: () => start(action),
    })),
  );
  useStepKeys(order, start, sheet !== null);
  return (
    <div className="page record-page">
      <Link to={list} className="meta ink-2">
        {t('bo-orders:backToList')}
      </Link>
      <OrderHead order={order} isEditing={sheet !== null} busy={busy} onAction={start} />
      <ChangedElsewhere kind="order" id={order.number} version={order.version} />
      <DraftsHere
        record={`order ${order.number}`}
        isShown={sheet === null}
        onOpen={(form) => setSheet(order.allowedActions.find((action) => action === form) ?? null)}
      />
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <ProblemLine error={printing.error} />
      <div className="record-columns">
        <div className="record-main">
          <OrderLines order={order} stores={stores} ticked={ticked} onTick={scans.add} />
          <OrderMoney order={order} />
          <NotesSection key={order.number} resource="order" record={order.number} />
          <OrderTimeline key={`story ${order.number}`} order={order} history={history} />
          <MessagesSection key={`messages ${order.events.length}`} of={{ number: order.number }} />
          <OrderHistory history={history} />
        </div>
        <OrderAside key={order.number} order={order} stores={stores} places={places} />
      </div>
      {sheet && (
        <ActionSheet
          action={sheet}
          order={order}
          ticked={ticked}
          runAction={runAction}
          onClose={() => setSheet(null)}
        />
      )}
    </div>
  );
}

interface HeadProps {
  order: StaffOrder;
  /** Whether a sheet is open. */
  isEditing: boolean;
  busy: StaffOrderAction | null;
  onAction: (action: StaffOrderAction) => void;
}

function OrderHead({ order, isEditing, busy, onAction }: HeadProps) {
  const { t } = useWords();
  const session = useSession();
  const main = nextStep(order);
  const state = t(`bo-orders:state.${order.state}`);
  const isAllowed = (action: StaffOrderAction) => order.allowedActions.includes(action);
  const reasonOf = (action: StaffOrderAction): string | undefined => {
    if (isAllowed(action)) return undefined;
    const permission = permissionOf[action];
    if (!hasPermission(session, permission)) return t('bo-orders:notYours', { permission });
    return t('bo-orders:notNow', { state });
  };
  return (
    <header className="page-head record-head">
      <h1 className="title record-number">{order.number}</h1>
      <Status tone={toneOfState[order.state]}>{state}</Status>
      <PresentLine resource="order" record={order.number} isEditing={isEditing} />
      {(order.isLate || order.isUncollected) && (
        <Status tone="bad">{t(order.isLate ? 'bo-orders:mark.late' : 'bo-orders:mark.uncollected')}</Status>
      )}
      <div className="record-actions">
        <PrintMenu order={order} />
        <ActionMenu
          label={t('bo-orders:more')}
          // allowed actions come first
          actions={[...actions.filter((one) => isAllowed(one)), ...actions.filter((one) => !isAllowed(one))]
            .filter((action) => action !== main)
            .map((action) => ({
              id: action,
              label: t(`bo-orders:action.${action}`),
              reason: reasonOf(action),
              onAction: () => onAction(action),
            }))}
        />
        {main && (
          // the button of the next step is there before the last one has ended, and would ignore a press
          <Button loading={busy !== null} onClick={() => onAction(main)}>
            {t(`bo-orders:action.${main}`)}
          </Button>
        )}
      </div>
    </header>
  );
}

/** The scanned pieces, stored until the order is assembled, here or by a colleague. */
function useAssemblyScans({ number, allowedActions }: StaffOrder): StoredScans {
  const { t } = useWords();
  const scans = useStoredScans({
    name: `assembly ${number}`,
    title: `${number}: ${t('bo-orders:action.ASSEMBLE')}`,
  });
  const isOver = scans.serials.length > 0 && !allowedActions.includes('ASSEMBLE');
  const dropAll = useEffectEvent(() => scans.drop(scans.serials));
  useEffect(() => {
    if (isOver) dropAll();
  }, [isOver]);
  return scans;
}

/** `c`, `a`, `h`, `r` in any keyboard layout, if the action is allowed and no sheet is open. */
function useStepKeys(order: StaffOrder, start: (action: StaffOrderAction) => void, isOff: boolean): void {
  const { t } = useWords();
  const keys = Object.entries(keyOf).filter(([, action]) => order.allowedActions.includes(action));
  useScreenKeys(
    keys.map(([code, action]) => ({
      key: code.replace('Key', '').toLowerCase(),
      label: t(`bo-orders:action.${action}`),
    })),
  );
  useActionKeys(isOff ? {} : Object.fromEntries(keys.map(([code, action]) => [code, () => start(action)])));
}

import type { OrdersTable } from '../../../schema.ts';
import { nextWorkingTime } from '../orders/working-time.ts';
import type { HistoryOrder } from './history-orders.ts';

type State = OrdersTable['order_state'];

/** One event in the life of an order. */
export interface Step {
  from: State | null;
  to: State;
  at: Date;
  actor: 'SHOPPER' | 'STAFF' | 'PAYMENT';
  kind: 'MOVED' | 'PIECES_RETURNED';
}

const hourMs = 60 * 60 * 1000;

/** Everything that happened to an order before `end`, the oldest first. It may be on its way then. */
export function stepsOf(order: HistoryOrder, end: Date): Step[] {
  return allSteps(order).filter(({ at }) => at < end);
}

function allSteps({ at, method, fate, receiving }: HistoryOrder): Step[] {
  const after = (hours: number) => new Date(at.getTime() + hours * hourMs);
  const atWork = (hours: number) => nextWorkingTime(after(hours));
  const isOnline = method !== 'CASH' && method !== 'CARD_IN_STORE';
  const begun: Step = {
    from: null,
    to: isOnline ? 'PENDING_PAYMENT' : 'NEW',
    at,
    actor: 'SHOPPER',
    kind: 'MOVED',
  };
  const steps = [begun];
  const go = (to: State, when: Date, actor: Step['actor'] = 'STAFF') =>
    steps.push({ from: steps.at(-1)?.to ?? null, to, at: when, actor, kind: 'MOVED' });
  if (isOnline) go('PAID', after(0.1), 'PAYMENT');
  else if (fate !== 'CANCELLED') go('CONFIRMED', atWork(0.6));
  if (fate === 'CANCELLED') {
    go('CANCELLED', after(2), 'SHOPPER');
    return steps;
  }
  go('ASSEMBLING', atWork(1.5));
  go(receiving.fulfillment_kind === 'PICKUP' ? 'READY_FOR_PICKUP' : 'SHIPPED', atWork(4));
  const promised = Date.parse(`${receiving.promised_to}T12:00:00+05:00`);
  const handedOver = new Date(Math.max(promised, atWork(4).getTime() + hourMs));
  go('DELIVERED', handedOver);
  const back = new Date(handedOver.getTime() + 4 * 24 * hourMs);
  if (fate === 'RETURNED') go('RETURNED', back);
  if (fate === 'PART_RETURNED')
    steps.push({ from: 'DELIVERED', to: 'DELIVERED', at: back, actor: 'STAFF', kind: 'PIECES_RETURNED' });
  return steps;
}

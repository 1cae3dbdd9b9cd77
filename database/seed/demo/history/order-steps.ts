import { hourMs } from '#domain/units/durations.ts';
import type { OrdersTable } from '../../../schema.ts';
import { nextWorkingTime } from '../orders/working-time.ts';
import type { HistoryOrder } from './history-orders.ts';

type State = OrdersTable['order_state'];

/** One event of an order. */
export interface Step {
  from: State | null;
  to: State;
  at: Date;
  actor: 'SHOPPER' | 'STAFF' | 'PAYMENT';
  kind: 'MOVED' | 'PIECES_RETURNED';
}

/** Returns all events of an order before `end`, oldest first. The order may still be in progress then. */
export function stepsOf(order: HistoryOrder, end: Date): Step[] {
  return allSteps(order).filter(({ at }) => at < end);
}

/** Checks whether a provider collects this payment method. */
export const isOnline = (method: HistoryOrder['method']): boolean =>
  method !== 'CASH' && method !== 'CARD_IN_STORE';

function allSteps(order: HistoryOrder): Step[] {
  const { at, fate } = order;
  const steps: Step[] = [];
  const go = (to: State, when: Date, actor: Step['actor'] = 'STAFF') =>
    steps.push({ from: steps.at(-1)?.to ?? null, to, at: when, actor, kind: 'MOVED' });
  if (order.channel === 'COUNTER') go('DELIVERED', at);
  else begin(order, go);
  if (fate === 'CANCELLED') {
    go('CANCELLED', hoursAfter(at, 2), 'SHOPPER');
    return steps;
  }
  if (order.channel !== 'COUNTER') carry(order, go);
  const back = hoursAfter(steps.at(-1)?.at ?? at, 4 * 24);
  if (fate === 'RETURNED') go('RETURNED', back);
  if (fate === 'PART_RETURNED')
    steps.push({ from: 'DELIVERED', to: 'DELIVERED', at: back, actor: 'STAFF', kind: 'PIECES_RETURNED' });
  return steps;
}

type Go = (to: State, when: Date, actor?: Step['actor']) => void;

const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs);

/** Placed, and paid online or confirmed. A phone order is agreed with the caller at once. */
function begin({ at, channel, method, fate }: HistoryOrder, go: Go): void {
  const isByPhone = channel === 'PHONE';
  const actor = isByPhone ? 'STAFF' : 'SHOPPER';
  if (isOnline(method)) {
    go('PENDING_PAYMENT', at, actor);
    go('PAID', hoursAfter(at, isByPhone ? 1 : 0.1), 'PAYMENT');
    return;
  }
  go(isByPhone ? 'CONFIRMED' : 'NEW', at, actor);
  if (!isByPhone && fate !== 'CANCELLED') go('CONFIRMED', nextWorkingTime(hoursAfter(at, 0.6)));
}

/** Assembled, shipped or made ready for pickup, and handed over. */
function carry({ at, receiving, fate }: HistoryOrder, go: Go): void {
  const atWork = (hours: number) => nextWorkingTime(hoursAfter(at, hours));
  go('ASSEMBLING', atWork(1.5));
  go(receiving.fulfillment_kind === 'PICKUP' ? 'READY_FOR_PICKUP' : 'SHIPPED', atWork(4));
  if (fate === 'LEFT') return;
  const promised = Date.parse(`${receiving.promised_to}T12:00:00+05:00`);
  go('DELIVERED', new Date(Math.max(promised, hoursAfter(atWork(4), 1).getTime())));
}

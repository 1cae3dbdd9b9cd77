import type { TashkentDay } from '../units/tashkent-day.ts';
import type { FulfillmentKind, OrderState } from './order-states.ts';

/** The states of an order that is not cancelled; delivery and pickup share those up to the assembly. */
const ways = {
  online: ['PENDING_PAYMENT', 'PAID', 'ASSEMBLING'],
  atHandOver: ['NEW', 'CONFIRMED', 'ASSEMBLING'],
} as const satisfies Record<string, readonly OrderState[]>;
const ends = {
  DELIVERY: ['SHIPPED', 'DELIVERED'],
  PICKUP: ['READY_FOR_PICKUP', 'DELIVERED'],
} as const satisfies Record<FulfillmentKind, readonly OrderState[]>;

export interface ComingOrder {
  state: OrderState;
  kind: FulfillmentKind;
  /** Promised days of the hand-over, or of the earliest pickup. */
  promisedFrom: TashkentDay;
  promisedTo: TashkentDay;
}

/** A future state, and the period in which it is expected; both null = no day is promised, or it has passed. */
export interface ComingState {
  state: OrderState;
  from: TashkentDay | null;
  to: TashkentDay | null;
}

/**
 * Returns the states that follow, with the days promised for them (ui.md ORD-1): the hand-over on its days, all states before it at the
 * latest on the first of them. Past days are not promised again.
 */
export function comingStates(order: ComingOrder, today: TashkentDay): ComingState[] {
  const coming = statesAfter(order);
  const handOver = order.kind === 'DELIVERY' ? 'DELIVERED' : 'READY_FOR_PICKUP';
  const isAfter = coming.indexOf(handOver);
  return coming.map((state, index) => {
    // a payment has a deadline of its own: the end of the reservation
    if (state === 'PAID' || isLate(order, today)) return { state, from: null, to: null };
    if (state === handOver) return { state, from: order.promisedFrom, to: order.promisedTo };
    if (index < isAfter) return { state, from: null, to: laterOf(order.promisedFrom, today) };
    return { state, from: null, to: null };
  });
}

/** Checks whether the promised days are over and the order has not been handed over. */
export function isLate(order: ComingOrder, today: TashkentDay): boolean {
  const isWaiting = order.state === 'READY_FOR_PICKUP' || order.state === 'PENDING_PAYMENT';
  return !isWaiting && statesAfter(order).length > 0 && order.promisedTo < today;
}

/** If the first day has passed and the last has not, the rest of the range remains. */
function laterOf(day: TashkentDay, today: TashkentDay): TashkentDay {
  return day < today ? today : day;
}

function statesAfter({ state, kind }: Pick<ComingOrder, 'state' | 'kind'>): OrderState[] {
  for (const way of [ways.online, ways.atHandOver]) {
    const whole: OrderState[] = [...way, ...ends[kind]];
    const at = whole.indexOf(state);
    if (at !== -1) return whole.slice(at + 1);
  }
  return [];
}

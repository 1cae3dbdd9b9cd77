import type { TashkentDay } from '../units/tashkent-day.ts';
import type { FulfillmentKind, OrderState } from './order-states.ts';

/** How an order that is not called off goes on; both ways meet where it is assembled. */
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
  /** Days of the hand-over, or of the earliest pick-up, as they were promised. */
  promisedFrom: TashkentDay;
  promisedTo: TashkentDay;
}

/** A state that an order comes to, between which days; both null = no day is promised, or the promised one has ended. */
export interface ComingState {
  state: OrderState;
  from: TashkentDay | null;
  to: TashkentDay | null;
}

/**
 * The states that follow, with the days that were promised for them (ui.md ORD-1): the hand-over on its days, all before it at the latest
 * on the first of them. Days that are over are not promised again.
 */
export function comingStates(order: ComingOrder, today: TashkentDay): ComingState[] {
  const coming = statesAfter(order);
  const handOver = order.kind === 'DELIVERY' ? 'DELIVERED' : 'READY_FOR_PICKUP';
  const isAfter = coming.indexOf(handOver);
  return coming.map((state, index) => {
    // a payment has an hour of its own, the end of the reservation
    if (state === 'PAID' || isLate(order, today)) return { state, from: null, to: null };
    if (state === handOver) return { state, from: order.promisedFrom, to: order.promisedTo };
    if (index < isAfter) return { state, from: null, to: laterOf(order.promisedFrom, today) };
    return { state, from: null, to: null };
  });
}

/** The promised days are over, and it is not with its shopper. */
export function isLate(order: ComingOrder, today: TashkentDay): boolean {
  const isWaiting = order.state === 'READY_FOR_PICKUP' || order.state === 'PENDING_PAYMENT';
  return !isWaiting && statesAfter(order).length > 0 && order.promisedTo < today;
}

/** A first day that has passed while the last has not: what is left happens by the last. */
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

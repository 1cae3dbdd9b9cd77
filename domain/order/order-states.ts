export type OrderState =
  | 'NEW'
  | 'PENDING_PAYMENT'
  | 'PAID'
  | 'CONFIRMED'
  | 'ASSEMBLING'
  | 'SHIPPED'
  | 'READY_FOR_PICKUP'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'RETURNED';

/** Who moves an order: its shopper, the staff, a payment that arrived, or the clock. */
export type OrderActor = 'SHOPPER' | 'STAFF' | 'PAYMENT' | 'CLOCK';
export type FulfillmentKind = 'DELIVERY' | 'PICKUP';
/** Where an order was made: by its shopper, at a store's counter, or by staff for somebody who called. */
export type OrderChannel = 'SITE' | 'COUNTER' | 'PHONE';

export interface OrderTransition {
  from: OrderState;
  to: OrderState;
  by: readonly OrderActor[];
  /** Left out = both ways of receiving. */
  only?: FulfillmentKind;
}

/** The one table of what may happen to an order (decisions 5). It is checked inside the transaction that moves the order. */
export const orderTransitions: readonly OrderTransition[] = [
  { from: 'PENDING_PAYMENT', to: 'PAID', by: ['PAYMENT'] },
  { from: 'PENDING_PAYMENT', to: 'EXPIRED', by: ['CLOCK'] },
  // the shopper chooses to pay at the hand-over after all
  { from: 'PENDING_PAYMENT', to: 'NEW', by: ['SHOPPER'] },
  { from: 'PENDING_PAYMENT', to: 'CANCELLED', by: ['SHOPPER', 'STAFF'] },
  { from: 'NEW', to: 'CONFIRMED', by: ['STAFF'] },
  { from: 'NEW', to: 'CANCELLED', by: ['SHOPPER', 'STAFF'] },
  // the shop did not confirm it in time
  { from: 'NEW', to: 'EXPIRED', by: ['CLOCK'] },
  { from: 'PAID', to: 'ASSEMBLING', by: ['STAFF'] },
  // a provider gives the money back by its own deed
  { from: 'PAID', to: 'CANCELLED', by: ['SHOPPER', 'STAFF', 'PAYMENT'] },
  { from: 'CONFIRMED', to: 'ASSEMBLING', by: ['STAFF'] },
  { from: 'CONFIRMED', to: 'CANCELLED', by: ['SHOPPER', 'STAFF'] },
  { from: 'ASSEMBLING', to: 'SHIPPED', by: ['STAFF'], only: 'DELIVERY' },
  { from: 'ASSEMBLING', to: 'READY_FOR_PICKUP', by: ['STAFF'], only: 'PICKUP' },
  { from: 'ASSEMBLING', to: 'CANCELLED', by: ['STAFF', 'PAYMENT'] },
  { from: 'SHIPPED', to: 'DELIVERED', by: ['STAFF'] },
  { from: 'READY_FOR_PICKUP', to: 'DELIVERED', by: ['STAFF'] },
  { from: 'DELIVERED', to: 'RETURNED', by: ['STAFF'] },
];

export interface OrderMove {
  from: OrderState;
  to: OrderState;
  by: OrderActor;
  kind: FulfillmentKind;
}

export function mayMove(move: OrderMove): boolean {
  return orderTransitions.some(
    ({ from, to, by, only }) =>
      from === move.from &&
      to === move.to &&
      by.includes(move.by) &&
      (only === undefined || only === move.kind),
  );
}

/** An order that is over has given its pieces back: they may be in another order. */
export function hasReleasedPieces(state: OrderState): boolean {
  return state === 'CANCELLED' || state === 'EXPIRED' || state === 'RETURNED';
}

/** What the shopper's page may offer; sent to the page, never derived by it. */
export type ShopperAction = 'CANCEL' | 'PAY' | 'CHANGE_METHOD' | 'REPEAT';

/** What a link to an order allows without proof of its phone: paying for somebody else does no harm. */
const actionsByLink: readonly ShopperAction[] = ['PAY', 'REPEAT'];

/** The actions that the shopper may take: all that the table allows, once they proved that they ordered; fewer before. */
export function allowedActions(
  order: { state: OrderState; kind: FulfillmentKind },
  isProven = true,
): ShopperAction[] {
  return actionsIn(order).filter((action) => isProven || actionsByLink.includes(action));
}

function actionsIn(order: { state: OrderState; kind: FulfillmentKind }): ShopperAction[] {
  const may = (to: OrderState) => mayMove({ from: order.state, to, by: 'SHOPPER', kind: order.kind });
  const actions: ShopperAction[] = [];
  if (order.state === 'PENDING_PAYMENT') actions.push('PAY');
  if (may('NEW')) actions.push('CHANGE_METHOD');
  if (may('CANCELLED')) actions.push('CANCEL');
  // pieces of the same models into one's own cart: it changes nothing here
  actions.push('REPEAT');
  return actions;
}

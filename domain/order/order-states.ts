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

/** Who changes the state of an order: its shopper, the staff, a payment, or the clock. */
export type OrderActor = 'SHOPPER' | 'STAFF' | 'PAYMENT' | 'CLOCK';
export type FulfillmentKind = 'DELIVERY' | 'PICKUP';
/** Where an order was placed: on the site, at a store's counter, or by staff for a caller. */
export type OrderChannel = 'SITE' | 'COUNTER' | 'PHONE';

export interface OrderTransition {
  from: OrderState;
  to: OrderState;
  by: readonly OrderActor[];
  /** Left out = for delivery and pickup. */
  only?: FulfillmentKind;
}

/** The table of all state transitions of orders (decisions 5). It is checked inside the transaction that changes the state. */
export const orderTransitions: readonly OrderTransition[] = [
  { from: 'PENDING_PAYMENT', to: 'PAID', by: ['PAYMENT'] },
  { from: 'PENDING_PAYMENT', to: 'EXPIRED', by: ['CLOCK'] },
  // the shopper decides to pay at the hand-over
  { from: 'PENDING_PAYMENT', to: 'NEW', by: ['SHOPPER'] },
  { from: 'PENDING_PAYMENT', to: 'CANCELLED', by: ['SHOPPER', 'STAFF'] },
  { from: 'NEW', to: 'CONFIRMED', by: ['STAFF'] },
  { from: 'NEW', to: 'CANCELLED', by: ['SHOPPER', 'STAFF'] },
  // the shop did not confirm it in time
  { from: 'NEW', to: 'EXPIRED', by: ['CLOCK'] },
  { from: 'PAID', to: 'ASSEMBLING', by: ['STAFF'] },
  // PAYMENT: the provider refunds the payment on its own initiative
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

/** Checks whether an order in this state has released its pieces, so that they may be in another order. */
export function hasReleasedPieces(state: OrderState): boolean {
  return state === 'CANCELLED' || state === 'EXPIRED' || state === 'RETURNED';
}

/** Actions that the shopper's page can offer. They are sent to the page, which must not derive them. */
export type ShopperAction = 'CANCEL' | 'PAY' | 'CHANGE_METHOD' | 'REPEAT';

/** Actions allowed with only the link to an order, without proof of its phone: paying for somebody else is harmless. */
const actionsByLink: readonly ShopperAction[] = ['PAY', 'REPEAT'];

/** Returns the actions that the shopper can take: all that the table allows if they proved their identity, fewer otherwise. */
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
  // adds pieces of the same models to the caller's own cart, so it does not affect this order
  actions.push('REPEAT');
  return actions;
}

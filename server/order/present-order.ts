import type { Order } from '#contract/order.ts';
import type { ReadDb } from '#database/connect.ts';
import { type Providers, redirectUrlOf } from '#server/payment/open-payment.ts';
import { listPayments } from '#server/payment/list-payments.ts';
import { orderToken } from './order-link.ts';
import { payable } from './payable-orders.ts';
import { selectOrder, selectOrderEvents, selectOrderLines } from './queries.ts';
import { orderToWire } from './wire.ts';

export interface PresentDeps {
  /** Signs the links of orders. */
  secret: string;
  providers: Providers;
}

/** An order as its shopper sees it; undefined: there is none. Four statements. */
export async function presentOrder(
  db: ReadDb,
  { deps, by }: { deps: PresentDeps; by: { number: string } | { id: number } },
): Promise<Order | undefined> {
  const order = await selectOrder(db, by);
  if (order === undefined) return undefined;
  const lines = await selectOrderLines(db, order.id);
  const events = await selectOrderEvents(db, order.id);
  const [payment] = order.payment_state === 'NONE' ? [] : await listPayments(db, order.id);
  const waits = payment !== undefined && order.order_state === 'PENDING_PAYMENT';
  return orderToWire({
    order,
    lines,
    events,
    token: orderToken(deps.secret, order.number),
    redirectUrl: waits
      ? redirectUrlOf(deps.providers, { payment, payable: payable(deps.secret, order) })
      : null,
    failure: payment?.failure ?? null,
  });
}

/** The same for an order that must be there. */
export async function presentKnownOrder(
  db: ReadDb,
  args: { deps: PresentDeps; by: { number: string } | { id: number } },
): Promise<Order> {
  const order = await presentOrder(db, args);
  if (order === undefined) throw new Error('the order of this transaction is gone');
  return order;
}

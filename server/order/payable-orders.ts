import type { Db, ReadDb } from '#database/connect.ts';
import { keepOrderPieces } from '#server/cart/order-pieces.ts';
import type { Payable, PayableOrders } from '#server/payment/payable.ts';
import { moveOrder } from './move-order.ts';
import { checkoutPaths } from './order-link.ts';
import { type OrderRow, lockOrder, selectOrder, updateOrder } from './queries.ts';

/** Orders as payments see them; app.ts hands this to the payment feature. */
export function payableOrders(secret: string): PayableOrders {
  return {
    lock: async (db, { orderId }) => {
      await lockOrder(db, { id: orderId });
      return findPayable(db, { secret, orderId });
    },
    find: (db, { orderId }) => findPayable(db, { secret, orderId }),
    markPaid: async (db, { orderId, now }) => {
      const order = await getOrderRow(db, orderId);
      await moveOrder(db, { order, to: 'PAID', by: 'PAYMENT', now, paymentState: 'PAID' });
      await keepOrderPieces(db, orderId);
    },
    markPaymentFailed: (db, { orderId }) => updateOrder(db, { orderId, paymentState: 'FAILED' }),
    markRefunded: (db, { orderId }) => updateOrder(db, { orderId, paymentState: 'REFUNDED' }),
  };
}

/** An order whose time is over but whose pieces nobody took yet can still be paid: the money is worth more than the minute. */
export function payable(secret: string, order: OrderRow): Payable {
  const paths = checkoutPaths(secret, order);
  return {
    orderId: order.id,
    number: order.number,
    totalSom: order.total_som,
    language: order.language,
    isPayable: order.order_state === 'PENDING_PAYMENT' && order.is_held,
    successPath: paths.success,
    failedPath: paths.failed,
  };
}

async function findPayable(
  db: ReadDb,
  args: { secret: string; orderId: number },
): Promise<Payable | undefined> {
  const order = await selectOrder(db, { id: args.orderId });
  return order && payable(args.secret, order);
}

async function getOrderRow(db: Db, id: number): Promise<OrderRow> {
  const order = await selectOrder(db, { id });
  if (order === undefined) throw new Error(`order ${id} is gone`);
  return order;
}

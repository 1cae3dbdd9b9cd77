import { createContext, type RouterContextProvider } from 'react-router';
import { getOrder } from '#client/order.ts';
import { ApiProblem } from '#client/problem.ts';
import type { Order } from '#contract/order.ts';
import { linksIn } from '#storefront/links.ts';
import { callerContext } from './caller.ts';

/** The order that this browser has placed and not paid; it is remembered for half an hour. */
export interface UnpaidStore {
  readonly current: { number: string; token: string } | undefined;
  keep: (order: { number: string; token: string }) => void;
  clear: () => void;
}

export const unpaidContext = createContext<UnpaidStore>();

type Context = Readonly<RouterContextProvider>;
type Placed = Pick<Order, 'number' | 'token' | 'state'>;
/** An order that waits for its payment: its sum in whole soʻm, until when its pieces are kept, and the page where it is paid. */
export type UnpaidOrder = Pick<Order, 'number' | 'total' | 'reservedUntil'> & { href: string };

/** Before the browser leaves for the page of a provider. */
export function rememberUnpaid(context: Context, order: Placed): void {
  if (order.state === 'PENDING_PAYMENT') context.get(unpaidContext).keep(order);
}

/** The page of an order that waits no more leaves no way back to it. */
export function forgetPaid(context: Context, order: Placed): void {
  const unpaid = context.get(unpaidContext);
  if (order.state !== 'PENDING_PAYMENT' && unpaid.current?.number === order.number) unpaid.clear();
}

/** The order that this browser placed a moment ago, while it still waits for its payment; null = there is none (any more). */
export async function findUnpaid(context: Context): Promise<UnpaidOrder | null> {
  const unpaid = context.get(unpaidContext);
  if (unpaid.current === undefined) return null;
  const caller = context.get(callerContext);
  const order = await getOrder(caller, unpaid.current).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.problem.status === 404) return null;
    throw error;
  });
  if (order?.state !== 'PENDING_PAYMENT') {
    unpaid.clear();
    return null;
  }
  const { number, total, reservedUntil } = order;
  return { number, total, reservedUntil, href: `${linksIn(caller.language).failed(order)}&back=1` };
}

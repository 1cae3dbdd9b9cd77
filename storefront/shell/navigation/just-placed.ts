import type { Caller } from '../caller.ts';
import type { Order } from '#contract/order.ts';
import { linksIn } from '#storefront/links.ts';

/** An order placed a moment ago: its total in whole soʻm, until when its pieces are reserved, and the page where it is paid or shown. */
export type JustPlaced = Pick<Order, 'number' | 'total' | 'reservedUntil'> & {
  isUnpaid: boolean;
  href: string;
};

const over: ReadonlySet<Order['state']> = new Set<Order['state']>(['CANCELLED', 'EXPIRED', 'RETURNED']);

/**
 * The order that an empty cart became, for shoppers who cancelled at the bank or never received the response that the
 * order was placed. Null if none was placed just now, or it has ended.
 */
export async function findJustPlaced(caller: Caller): Promise<JustPlaced | null> {
  const { order } = await caller.api.findJustPlaced();
  if (order === null || over.has(order.state)) return null;
  const { number, total, reservedUntil } = order;
  const links = linksIn(caller.language);
  const isUnpaid = order.state === 'PENDING_PAYMENT';
  const href = isUnpaid ? `${links.failed(order)}&back=1` : links.success(order);
  return { number, total, reservedUntil, isUnpaid, href };
}

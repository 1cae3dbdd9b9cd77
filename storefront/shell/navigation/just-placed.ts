import type { Caller } from '../caller.ts';
import type { Order } from '#contract/order.ts';
import { linksIn } from '#storefront/links.ts';

/** An order of a moment ago: its sum in whole soʻm, until when its pieces are reserved, and the page where it is paid or shown. */
export type JustPlaced = Pick<Order, 'number' | 'total' | 'reservedUntil'> & {
  isUnpaid: boolean;
  href: string;
};

const over: ReadonlySet<Order['state']> = new Set<Order['state']>(['CANCELLED', 'EXPIRED', 'RETURNED']);

/**
 * What an empty cart was bought with: for those who turned back at the bank, and for those who never got the answer that the order is placed. Null =
 * nothing was ordered just now, or it has ended.
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

import { hourMs } from '#domain/units/durations.ts';
import type { Limits } from '#server/config/config-limits.ts';
import type { Db } from '#database/connect.ts';
import { type Limit, releaseLimits, consumeLimits } from '#server/kit/limits/limits.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { isSignedToken } from '#server/kit/crypto/signing.ts';
import { selectOrder } from '../queries.ts';

type DigitLimits = Pick<
  Limits,
  'orderDigitsPerOrderHour' | 'orderDigitsPerOrderDay' | 'orderDigitsPerNetwork'
>;

function limitsOf({ number, ip }: { number: string; ip: string }, most: DigitLimits): Limit[] {
  const ofOrder = { name: 'ORDER_DIGITS', subject: `order-digits:${number}` } as const;
  const ofNetwork = { name: 'ORDER_DIGITS', subject: `order-digits-from:${networkOf(ip)}` } as const;
  return [
    { ...ofOrder, max: most.orderDigitsPerOrderHour, perMs: hourMs },
    { ...ofOrder, max: most.orderDigitsPerOrderDay, perMs: 24 * hourMs },
    { ...ofNetwork, max: most.orderDigitsPerNetwork, perMs: hourMs },
  ];
}

export interface TypedDigits {
  number: string;
  digits: string;
  /** The caller's IP address. */
  ip: string;
  now: Date;
}

/**
 * Checks whether the given digits are the last digits of the order's phone; the caller has already opened the order's link. A correct
 * attempt does not count against the limit. Refuses with PHONE_DIGITS_WRONG, RATE_LIMITED or NOT_FOUND.
 */
export async function proveDigits(
  deps: { db: Db; secret: string; limits: DigitLimits },
  { number, digits, ip, now }: TypedDigits,
): Promise<void> {
  const limits = limitsOf({ number, ip }, deps.limits);
  await consumeLimits(deps, { limits, now });
  const order = await selectOrder(deps.db, { number });
  if (order === undefined) throw new Refusal('NOT_FOUND');
  const known = order.contact_phone?.slice(-4);
  if (known === undefined || !isSignedToken(known, digits)) throw new Refusal('PHONE_DIGITS_WRONG');
  await releaseLimits(deps, { limits, now });
}

import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { Db } from '#database/connect.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { hmac } from '#server/kit/crypto/signing.ts';
import { countLimitHit } from '#server/kit/limits/limit-hits.ts';
import { networkList } from '#server/kit/limits/network-list.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { addNetworkEvents } from './queries.ts';

export interface MeasuredNetwork {
  secret: string;
  ip: string;
  now: Date;
}

/** A hash of an address's network that changes every day and cannot be converted back to the address. */
export function measuredNetwork({ secret, ip, now }: MeasuredNetwork): Buffer {
  return hmac(secret, `measured:${tashkentDay(now)}:${networkOf(ip)}`);
}

/** Counts the events of a network on a day. Refuses with RATE_LIMITED above the limit; networks of the shop's stores have no limit. */
export async function limitEvents(
  db: Db,
  args: MeasuredNetwork & { limits: Limits; events: number },
): Promise<void> {
  const { limits, events, ip, now } = args;
  if (networkList(limits.storeNetworks)(ip)) return;
  const network = measuredNetwork(args);
  const most = limits.measuredPerNetworkDay;
  if (await addNetworkEvents(db, { day: tashkentDay(now), network, events, most })) return;
  countLimitHit('MEASURED_PER_NETWORK_DAY');
  throw new Refusal('RATE_LIMITED', { retryAfterSeconds: 60 * 60 });
}

import { addressWindows, contactWindows, type RequestKind } from '#domain/request/request-rules.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { type Limit, takeTurn } from '#server/kit/limits/limits.ts';
import type { RequestDeps } from './request-deps.ts';

/** Counts a request of a phone or email and of a network address. Refuses RATE_LIMITED (facts: retryAfterSeconds). Not inside a transaction. */
export async function takeRequestTurn(
  { db, secret }: Pick<RequestDeps, 'db' | 'secret'>,
  { kind, contact, ip, now }: { kind: RequestKind; contact: string; ip: string; now: Date },
): Promise<void> {
  const limits: Limit[] = [
    ...contactWindows[kind].map((window) => ({ subject: `${kind}-of:${contact}`, ...window })),
    ...addressWindows.map((window) => ({ subject: `requests-from:${networkOf(ip)}`, ...window })),
  ];
  await takeTurn({ db, secret }, { limits, now });
}

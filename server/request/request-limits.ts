import type { RequestKind } from '#domain/request/request-rules.ts';
import { dayMs, hourMs } from '#domain/units/durations.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { type Limit, consumeLimits } from '#server/kit/limits/limits.ts';
import type { RequestDeps } from './request-deps.ts';

type TurnDeps = Pick<RequestDeps, 'db' | 'secret' | 'limits'>;

interface RequestTurn {
  kind: RequestKind;
  contact: string;
  /** The user, if the phone or email is their own: counted separately, so that strangers cannot exhaust the limit of that phone. */
  ownerId: number | null;
  ip: string;
  now: Date;
}

/**
 * Counts a request for a phone or email and for a network. Refuses with RATE_LIMITED (facts: retryAfterSeconds). Must not run inside a
 * transaction.
 */
export async function consumeRequestLimits(
  { db, secret, limits: most }: TurnDeps,
  { kind, contact, ownerId, ip, now }: RequestTurn,
): Promise<void> {
  const whose = ownerId === null ? contact : `user:${ownerId}`;
  const ofContact = { name: 'REQUESTS_PER_CONTACT', subject: `${kind}-of:${whose}` } as const;
  const ofNetwork = { name: 'REQUESTS_PER_NETWORK', subject: `requests-from:${networkOf(ip)}` } as const;
  const limits: Limit[] = [
    ...contactWindows(kind, most).map((window) => ({ ...ofContact, ...window })),
    { ...ofNetwork, max: most.requestsPerNetworkHour, perMs: hourMs },
    { ...ofNetwork, max: most.requestsPerNetworkDay, perMs: dayMs },
  ];
  await consumeLimits({ db, secret }, { limits, now });
}

/** Limits per unproven phone or email, or per user, so that nobody is harassed in another person's name. */
function contactWindows(kind: RequestKind, most: TurnDeps['limits']): Pick<Limit, 'max' | 'perMs'>[] {
  switch (kind) {
    case 'callback':
      return [
        { max: most.callbacksPerContactHour, perMs: hourMs },
        { max: most.callbacksPerContactDay, perMs: dayMs },
      ];
    case 'visit':
      return [
        { max: most.visitsPerContactHour, perMs: hourMs },
        { max: most.visitsPerContactDay, perMs: dayMs },
      ];
    case 'alert':
      return [{ max: most.newAlertsPerContactDay, perMs: dayMs }];
  }
}

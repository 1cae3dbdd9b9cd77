import { networkWindow, resendWindows, shopWindow, type Window } from '#domain/auth/otp-policy.ts';
import { hourMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import type { Limits } from '#server/config/config-limits.ts';
import {
  countEvents,
  type Limit,
  type LimitDeps,
  recordEvent,
  releaseLimits,
  consumeLimits,
} from '#server/kit/limits/limits.ts';
import type { LimitName } from '#server/kit/limits/limit-names.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { hmac } from '#server/kit/crypto/signing.ts';

export interface CodeLimitDeps {
  secret: string;
  limits: Pick<
    Limits,
    | 'codePauseSeconds'
    | 'codesPerContactOfNetworkHour'
    | 'codesPerContactOfNetworkDay'
    | 'codesAlarm'
    | 'codesPerAddress'
    | 'codesPerContactHour'
    | 'codesPerContactDay'
    | 'unansweredCodesPerHour'
    | 'passwordsPerAccountOfNetwork'
    | 'passwordsPerAccount'
    | 'passwordsPerNetwork'
  >;
}

export interface CountedCode {
  /** Omitted: an SMS that is not a code but counts like one; repeats are not limited. */
  purpose?: string;
  destination: string;
  ip: string;
  /** The browser has logged in with this destination before (known-browser.ts). */
  isKnown?: boolean;
}

/** The network in its stored form. */
export const networkHmac = (secret: string, ip: string): Buffer => hmac(secret, `network:${networkOf(ip)}`);

const limitsOf = (name: LimitName, subject: string, windows: readonly Window[]): Limit[] =>
  windows.map((window) => ({ name, subject, ...window }));

/** Subjects in limit_events; `network` is in its stored form. */
const codesFrom = (network: Buffer): string => `codes-from:${network.toString('hex')}`;
const redeemedFrom = (network: Buffer): string => `codes-back:${network.toString('hex')}`;
/** Codes of the whole shop that have not been redeemed. */
const unanswered = 'codes-out';

/** A message counts against the requester's network and the shop's budget until its code is redeemed (`uncountRedeemedCode`). */
export interface NetworkRequest {
  /** Further limits that it counts against. */
  own: readonly Limit[];
  ip: string;
  isKnown?: boolean;
  now: Date;
}

/**
 * Counts a message. Refuses with RATE_LIMITED (facts: retryAfterSeconds). Returns in how many milliseconds these limits allow the next one.
 */
export async function consumeNetworkLimits(
  deps: CodeLimitDeps & { db: Db },
  { own, ip, isKnown = false, now }: NetworkRequest,
): Promise<number> {
  const network = networkHmac(deps.secret, ip);
  const ofShop = shopWindow(deps.limits.unansweredCodesPerHour);
  const cameBack = await countEvents(deps, { subject: redeemedFrom(network), perMs: hourMs, now });
  const sent = await countEvents(deps, { subject: unanswered, perMs: ofShop.perMs, now });
  // known browsers are not affected by the budget for unknown ones
  const isSpent = sent >= ofShop.max && !isKnown;
  const ofNetwork = networkWindow({ perHour: deps.limits.codesPerAddress, cameBack, isSpent });
  const limits: Limit[] = [
    ...own,
    {
      name: isSpent ? 'UNANSWERED_CODES_PER_HOUR' : 'CODES_PER_ADDRESS',
      subject: codesFrom(network),
      ...ofNetwork,
    },
  ];
  const nextInMs = await consumeLimits(deps, { limits, now });
  await recordEvent(deps, { subject: unanswered, now });
  return nextInMs;
}

/** Takes back the count made at `now`: a message that no gateway accepted cost nothing. */
export const uncountUnsentCode = (deps: LimitDeps, now: Date): Promise<void> =>
  releaseLimits(deps, { limits: [{ name: null, subject: unanswered, max: 1, perMs: hourMs }], now });

/** Stops counting a code sent at `sentAt`, because it was redeemed; a code by SMS gives its network one more. */
export async function uncountRedeemedCode(
  deps: LimitDeps,
  { network, isSms, sentAt, now }: { network: Buffer; isSms: boolean; sentAt: Date; now: Date },
): Promise<void> {
  const spent = [codesFrom(network), unanswered].map((subject) => ({
    name: null,
    subject,
    max: 1,
    perMs: hourMs,
  }));
  await releaseLimits(deps, { limits: spent, now: sentAt });
  if (isSms) await recordEvent(deps, { subject: redeemedFrom(network), now });
}

/**
 * Limits of a phone or email, in addition to the network's. Each requesting network has a separate budget per contact, so that one network
 * cannot use up the owner's codes. All networks together have a larger budget, which does not apply to browsers known to the owner.
 */
export function destinationLimits(
  { secret, limits }: CodeLimitDeps,
  { purpose, destination, ip, isKnown = false }: CountedCode,
): Limit[] {
  const by = isKnown ? 'known' : networkHmac(secret, ip).toString('hex');
  return [
    ...(purpose === undefined
      ? []
      : limitsOf(
          'CODES_PER_CONTACT_OF_NETWORK',
          `code:${purpose}:${destination}:${by}`,
          resendWindows(limits.codePauseSeconds),
        )),
    ...limitsOf('CODES_PER_CONTACT_OF_NETWORK', `codes-to:${destination}:${by}`, [
      { max: limits.codesPerContactOfNetworkHour, perMs: hourMs },
      { max: limits.codesPerContactOfNetworkDay, perMs: 24 * hourMs },
    ]),
    ...(isKnown
      ? []
      : limitsOf('CODES_PER_CONTACT', `codes-to:${destination}`, [
          { max: limits.codesPerContactHour, perMs: hourMs },
          { max: limits.codesPerContactDay, perMs: 24 * hourMs },
        ])),
  ];
}

import { networkWindow, resendWindows, shopWindow, type Window } from '#domain/auth/otp-policy.ts';
import { hourMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import type { Limits } from '#server/config/config-limits.ts';
import {
  countEvents,
  type Limit,
  type LimitDeps,
  noteEvent,
  returnTurn,
  takeTurn,
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
  /** Left out: an SMS that is no code and is counted with them; it is not requested repeatedly. */
  purpose?: string;
  destination: string;
  ip: string;
  /** The browser has logged in by this destination before (known-browser.ts). */
  isKnown?: boolean;
}

/** The network as it is stored with a code. */
export const networkHmac = (secret: string, ip: string): Buffer => hmac(secret, `network:${networkOf(ip)}`);

const limitsOf = (name: LimitName, subject: string, windows: readonly Window[]): Limit[] =>
  windows.map((window) => ({ name, subject, ...window }));

/** Names in limit_events; `network` as it is stored. */
const codesFrom = (network: Buffer): string => `codes-from:${network.toString('hex')}`;
const cameBackFrom = (network: Buffer): string => `codes-back:${network.toString('hex')}`;
/** Codes of the whole shop that have not come back. */
const unanswered = 'codes-out';

/** What is sent counts against the network that asks and against the shop's budget, until its code comes back (`noteCodeBack`). */
export interface NetworkTurn {
  /** What it counts against besides. */
  own: readonly Limit[];
  ip: string;
  isKnown?: boolean;
  now: Date;
}

/** Refuses RATE_LIMITED (facts: retryAfterSeconds). Returns how long until these limits give the next turn, ms. */
export async function takeNetworkTurn(
  deps: CodeLimitDeps & { db: Db },
  { own, ip, isKnown = false, now }: NetworkTurn,
): Promise<number> {
  const network = networkHmac(deps.secret, ip);
  const ofShop = shopWindow(deps.limits.unansweredCodesPerHour);
  const cameBack = await countEvents(deps, { subject: cameBackFrom(network), perMs: hourMs, now });
  const sent = await countEvents(deps, { subject: unanswered, perMs: ofShop.perMs, now });
  // who logged in by this contact before spends nothing that is a stranger's
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
  const nextInMs = await takeTurn(deps, { limits, now });
  await noteEvent(deps, { subject: unanswered, now });
  return nextInMs;
}

/** A message that no gateway took cost nothing: it was counted at `now`. */
export const noteUnsent = (deps: LimitDeps, now: Date): Promise<void> =>
  returnTurn(deps, { limits: [{ name: null, subject: unanswered, max: 1, perMs: hourMs }], now });

/** A code that was sent at `sentAt` was redeemed: it no longer counts, and a code by SMS gives its network another. */
export async function noteCodeBack(
  deps: LimitDeps,
  { network, isSms, sentAt, now }: { network: Buffer; isSms: boolean; sentAt: Date; now: Date },
): Promise<void> {
  const spent = [codesFrom(network), unanswered].map((subject) => ({
    name: null,
    subject,
    max: 1,
    perMs: hourMs,
  }));
  await returnTurn(deps, { limits: spent, now: sentAt });
  if (isSms) await noteEvent(deps, { subject: cameBackFrom(network), now });
}

/**
 * What a code counts against besides its network. A phone's or email's budget is that of each network that asks, so that one of them does
 * not keep the owner from a code; all of them together have a larger one, which a browser that the owner knows is not held to.
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

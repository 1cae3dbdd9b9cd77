import { addressWindows, destinationWindows, resendWindows, type Window } from '#domain/auth/otp-policy.ts';
import type { Limits } from '#server/config/config-limits.ts';
import type { Limit } from '#server/kit/limits/limits.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { hmac } from '#server/kit/crypto/signing.ts';

const hourMs = 60 * 60 * 1000;

export interface CodeLimitDeps {
  secret: string;
  /** How many codes one network may ask for in an hour that do not come back right. */
  codesPerAddress: number;
  limits: Pick<Limits, 'codesPerContactHour' | 'codesPerContactDay' | 'passwordsPerAccount'>;
}

export interface CountedCode {
  /** Left out: an SMS that is no code and is counted with them; it is not asked for again and again. */
  purpose?: string;
  destination: string;
  ip: string;
  /** The browser has logged in by this destination before (known-browser.ts). */
  isKnown?: boolean;
}

/** The network as it is stored with a code. */
export const networkHmac = (secret: string, ip: string): Buffer => hmac(secret, `network:${networkOf(ip)}`);

const limitsOf = (name: string, subject: string, windows: readonly Window[]): Limit[] =>
  windows.map((window) => ({ name, subject, ...window }));

/** Of the codes that one network asks for; `network` as it is stored. A code that came back right is taken off it. */
export const networkLimits = (
  { codesPerAddress }: Pick<CodeLimitDeps, 'codesPerAddress'>,
  network: Buffer,
): Limit[] =>
  limitsOf('CODES_PER_ADDRESS', `codes-from:${network.toString('hex')}`, addressWindows(codesPerAddress));

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
      : limitsOf('CODES_PER_CONTACT_OF_NETWORK', `code:${purpose}:${destination}:${by}`, resendWindows)),
    ...limitsOf('CODES_PER_CONTACT_OF_NETWORK', `codes-to:${destination}:${by}`, destinationWindows),
    ...(isKnown
      ? []
      : limitsOf('CODES_PER_CONTACT', `codes-to:${destination}`, [
          { max: limits.codesPerContactHour, perMs: hourMs },
          { max: limits.codesPerContactDay, perMs: 24 * hourMs },
        ])),
  ];
}

import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** A clock may be so many steps off, to either side (RFC 6238, 5.2). */
const toleratedSteps = 1;

/** A new secret for an authenticator app, base32, 160 bits (RFC 4226, 4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The step that this code is of; undefined: it is of none near `now`. Each step counts once, which the caller sees to. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: toleratedSteps });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

/** The code of this moment: for tests, and for the demo's accounts. */
export const totpCode = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });

function totpOf(secret: string, label = 'Zarona'): TOTP {
  const base32 = Secret.fromBase32(secret);
  return new TOTP({ issuer: 'Zarona', label, secret: base32, digits: 6, period: periodSeconds });
}

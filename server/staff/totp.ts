import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Number of steps by which a clock may be off in either direction (RFC 6238, 5.2). */
const toleratedSteps = 1;

/** A new secret for an authenticator app, base32, 160 bits (RFC 4226, 4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that the app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Returns the time step of this code; undefined if it matches none near `now`. Each step may be used once, which the caller must check. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: toleratedSteps });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

/** The code at this moment, for tests and the demo's accounts. */
export const totpCode = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });

function totpOf(secret: string, label = 'Zarona'): TOTP {
  const base32 = Secret.fromBase32(secret);
  return new TOTP({ issuer: 'Zarona', label, secret: base32, digits: 6, period: periodSeconds });
}

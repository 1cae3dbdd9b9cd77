import type { RefreshedTokens } from '#contract/auth.ts';
import { minuteMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { signAccess } from '#server/kit/session/access-token.ts';
import { randomToken, sha256 } from '#server/kit/crypto/signing.ts';
import { deviceName } from '#domain/auth/device-name.ts';
import { Refusal } from '#server/kit/refusal.ts';
import {
  endSessionOfToken,
  type EndReason,
  endUserSessions,
  insertRefreshToken,
  insertSession,
  replaceSessionRow,
} from './queries-session.ts';

/** Lifetime of an access token. */
const accessMs = 15 * minuteMs;
/** Lifetime of an unused login and of a refresh token (product-spec 9). */
export const sessionMs = 30 * 24 * 60 * minuteMs;

/** Maximum lifetime of a login, however often it is used (ASVS 7.3.2). */
const maxMs = 365 * 24 * 60 * minuteMs;

/** Returns when a login that is used at `now` expires. */
export const sessionEnd = ({ createdAt, now }: { createdAt: Date; now: Date }): Date =>
  new Date(Math.min(now.getTime() + sessionMs, createdAt.getTime() + maxMs));

export interface NewSession {
  userId: number;
  /** The User-Agent header; only the names of browser and system are stored. */
  userAgent: string | undefined;
  /** The refresh token of the login that the browser already has, of any user; that login ends. */
  replaces: string | undefined;
  now: Date;
}

/** Logs a user in on a device. Runs in the open transaction. */
export async function openSession(
  db: Db,
  { secret }: { secret: string },
  { userId, userAgent, replaces, now }: NewSession,
): Promise<RefreshedTokens> {
  if (replaces !== undefined) await endSessionOfToken(db, { hash: sha256(replaces), now });
  const expiresAt = new Date(now.getTime() + sessionMs);
  const sessionId = await insertSession(db, { userId, device: deviceName(userAgent), now, expiresAt });
  return issueTokens(db, { secret }, { userId, sessionId, now });
}

/**
 * Replaces a login whose user has just proven their identity. The device and the expiry stay the same, the id and the tokens are new, and
 * the old tokens become invalid. Runs in the open transaction. Refuses with UNAUTHENTICATED if the login has been ended in the meantime.
 */
export async function replaceSession(
  db: Db,
  { secret }: { secret: string },
  { userId, sessionId, now }: { userId: number; sessionId: string; now: Date },
): Promise<RefreshedTokens> {
  const next = await replaceSessionRow(db, { userId, sessionId, now });
  if (next === undefined) throw new Refusal('UNAUTHENTICATED');
  return issueTokens(db, { secret }, { userId, sessionId: next, now });
}

/** Issues the next tokens of a login; this refresh token is then the only valid one. */
export async function issueTokens(
  db: Db,
  { secret }: { secret: string },
  { userId, sessionId, now }: { userId: number; sessionId: string; now: Date },
): Promise<RefreshedTokens> {
  const refreshToken = randomToken();
  await insertRefreshToken(db, { hash: sha256(refreshToken), sessionId, now });
  const until = now.getTime() + accessMs;
  return { authToken: signAccess(secret, { user: userId, session: sessionId, until }), refreshToken };
}

export interface EndSession {
  userId: number;
  sessionId: string;
  because: EndReason;
  now: Date;
}

/** Ends one login of this user at once, with all its tokens. False if it is not theirs or has already ended. */
export async function endSession(db: Db, args: EndSession): Promise<boolean> {
  return (await endUserSessions(db, args)) > 0;
}

/** Ends all logins of a user except `exceptSessionId`. Returns how many. */
export async function endSessions(
  db: Db,
  args: { userId: number; exceptSessionId?: string; because: EndReason; now: Date },
): Promise<number> {
  return endUserSessions(db, args);
}

import type { RefreshedTokens } from '#contract/auth.ts';
import type { Db } from '#database/connect.ts';
import { signAccess } from '#server/kit/session/access-token.ts';
import { randomToken, sha256 } from '#server/kit/crypto/signing.ts';
import { deviceOf } from './device.ts';
import { type EndReason, endUserSessions, insertRefreshToken, insertSession } from './queries-session.ts';

const minuteMs = 60_000;
/** Of an access token. */
const accessMs = 15 * minuteMs;
/** Of a login that nobody uses, and of a refresh token (product-spec 9). */
export const sessionMs = 30 * 24 * 60 * minuteMs;

/** Of a login, however often it is used (ASVS 7.3.2). */
const longestMs = 365 * 24 * 60 * minuteMs;

/** Until when a login lives that is used now. */
export const sessionEnd = ({ createdAt, now }: { createdAt: Date; now: Date }): Date =>
  new Date(Math.min(now.getTime() + sessionMs, createdAt.getTime() + longestMs));

export interface NewSession {
  userId: number;
  /** As the browser sent it; stored as the names of browser and system. */
  userAgent: string | undefined;
  now: Date;
}

/** Logs a user in on a device, inside the open transaction. */
export async function openSession(
  db: Db,
  { secret }: { secret: string },
  { userId, userAgent, now }: NewSession,
): Promise<RefreshedTokens> {
  const expiresAt = new Date(now.getTime() + sessionMs);
  const sessionId = await insertSession(db, { userId, device: deviceOf(userAgent), now, expiresAt });
  return issueTokens(db, { secret }, { userId, sessionId, now });
}

/** The next tokens of a login; the one refresh token of it that is good. */
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

/** Ends one login of this user at once, with all its tokens. False: it is not theirs, or is over already. */
export async function endSession(db: Db, args: EndSession): Promise<boolean> {
  return (await endUserSessions(db, args)) > 0;
}

/** Ends all logins of a user, but for `exceptSessionId`. Answers how many. */
export async function endSessions(
  db: Db,
  args: { userId: number; exceptSessionId?: string; because: EndReason; now: Date },
): Promise<number> {
  return endUserSessions(db, args);
}

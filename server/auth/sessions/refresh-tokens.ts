import type { RefreshedTokens } from '#contract/auth.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { sha256 } from '#server/kit/crypto/signing.ts';
import { lockRefreshToken, extendSession, spendRefreshToken } from './queries-session.ts';
import { endSession, issueTokens, sessionEnd } from './sessions.ts';

/**
 * Exchanges a refresh token for new tokens and extends its login by 30 days, up to a year in total. A token can be exchanged once: a second
 * exchange means that somebody else has it, too, and ends the login for both. Refuses with TOKEN_REUSED, or UNAUTHENTICATED (unknown,
 * expired, or of an ended login).
 */
export async function refreshTokens(
  { db, secret }: { db: Db; secret: string },
  { refreshToken, now }: { refreshToken: string | undefined; now: Date },
): Promise<RefreshedTokens> {
  if (refreshToken === undefined) throw new Refusal('UNAUTHENTICATED');
  const hash = sha256(refreshToken);
  const exchanged = await withTransaction(db, async (db) => {
    const row = await lockRefreshToken(db, hash);
    if (row === undefined || row.ended_at !== null || row.expires_at <= now) return 'UNAUTHENTICATED';
    const login = { userId: row.user_id, sessionId: row.session_id, now };
    if (row.used_at !== null) {
      await endSession(db, { ...login, because: 'TOKEN_REUSED' });
      return 'TOKEN_REUSED';
    }
    await spendRefreshToken(db, { hash, now });
    await extendSession(db, { ...login, expiresAt: sessionEnd({ createdAt: row.created_at, now }) });
    return issueTokens(db, { secret }, login);
  });
  // thrown after the commit, so that ending the login is not rolled back
  if (typeof exchanged === 'string') throw new Refusal(exchanged);
  return exchanged;
}

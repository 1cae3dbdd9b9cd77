import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { SessionsTable } from '#database/schema.ts';

/** Why a login ended. */
export type EndReason = NonNullable<SessionsTable['ended_because']>;

export async function insertSession(
  db: Db,
  args: { userId: number; device: string; now: Date; expiresAt: Date },
): Promise<string> {
  const row = await db
    .insertInto('sessions')
    .values({
      user_id: args.userId,
      device: args.device,
      created_at: args.now,
      seen_at: args.now,
      expires_at: args.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertRefreshToken(
  db: Db,
  args: { hash: Buffer; sessionId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: args.hash, session_id: args.sessionId, created_at: args.now })
    .execute();
}

export interface RefreshTokenRow {
  session_id: string;
  used_at: Date | null;
  user_id: number;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** Returns a refresh token with its login, both locked until the transaction ends. */
export async function lockRefreshToken(db: Db, hash: Buffer): Promise<RefreshTokenRow | undefined> {
  return db
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .select(['t.session_id', 't.used_at', 's.user_id', 's.created_at', 's.expires_at', 's.ended_at'])
    .where('t.token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

export async function spendRefreshToken(db: Db, args: { hash: Buffer; now: Date }): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: args.now })
    .where('token_hash', '=', args.hash)
    .execute();
}

export async function extendSession(
  db: Db,
  args: { sessionId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: args.now, expires_at: args.expiresAt })
    .where('id', '=', args.sessionId)
    .execute();
}

/** Ends a user's active logins: all, only `sessionId`, or all but `exceptSessionId`. Returns how many. */
export async function endUserSessions(
  db: Db,
  args: { userId: number; sessionId?: string; exceptSessionId?: string; because: EndReason; now: Date },
): Promise<number> {
  let query = db
    .updateTable('sessions')
    .set({ ended_at: args.now, ended_because: args.because })
    .where('user_id', '=', args.userId)
    .where('ended_at', 'is', null);
  if (args.sessionId !== undefined) query = query.where('id', '=', args.sessionId);
  if (args.exceptSessionId !== undefined) query = query.where('id', '<>', args.exceptSessionId);
  const result = await query.executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Ends the login of a refresh token, whether or not the token was used. */
export async function endSessionOfToken(db: Db, { hash, now }: { hash: Buffer; now: Date }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_because: 'REPLACED' })
    .where('id', 'in', (query) =>
      query.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', hash),
    )
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends a login and starts an identical one that is proven at `now`. Returns its id; undefined if the login was not active. */
export async function replaceSessionRow(
  db: Db,
  { userId, sessionId, now }: { userId: number; sessionId: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with ended as (
      update sessions set ended_at = ${now}, ended_because = 'REPLACED'
      where id = ${sessionId} and user_id = ${userId} and ended_at is null
      returning user_id, device, created_at, expires_at
    )
    insert into sessions (user_id, device, created_at, seen_at, proven_at, expires_at)
    select user_id, device, created_at, ${now}::timestamptz, ${now}::timestamptz, expires_at from ended
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Deletes ended logins with their tokens, and outdated tokens of active logins. */
export async function deleteOldSessions(db: Db, args: { now: Date; tokensOlderThan: Date }): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', args.now).execute();
  await sql`delete from refresh_tokens where used_at is not null and created_at < ${args.tokensOlderThan}`.execute(
    db,
  );
}

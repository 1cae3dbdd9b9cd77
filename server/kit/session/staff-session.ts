import { sql } from 'kysely';
import { hourMs, minuteMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type { Cookies } from '../http/cookies.ts';
import { hmac, randomToken, sha256 } from '../crypto/signing.ts';
import { Refusal } from '../refusal.ts';
import type { Staff, StaffSession } from '../staff-operation.ts';

/** After this time without a call, the second factor is needed again (backoffice.md 3.1). */
export const idleMinutes = 30;
const wholeHours = 12;
const halfMinutes = 5;
/** Minimum interval between two updates of a session's last call, s. */
const seenEverySeconds = 60;

export interface SessionDeps {
  db: Db;
  secret: string;
  /** The shop is served over https. */
  isHttps: boolean;
}

/** Over https `__Host-zarona-staff` (cookie-names.ts). */
const cookieName = 'zarona-staff';

interface SessionRow extends Omit<Staff, 'id' | 'storeIds'> {
  staff_id: number;
  store_ids: number[];
  created_at: Date;
  seen_at: Date;
  ends_at: Date;
  factor_at: Date | null;
  stepped_up_at: Date | null;
}

/**
 * Returns the session of the cookie; undefined if there is none, it has ended, or its owner is suspended. One statement, two once a
 * minute. `isIdle`: the page calls automatically, which does not extend the session.
 */
export async function findStaffSession(
  { db, secret }: SessionDeps,
  cookies: Cookies,
  { now, isIdle }: { now: Date; isIdle: boolean },
): Promise<{ staff: Staff; session: StaffSession } | undefined> {
  const token = cookies.get(cookieName);
  if (token === undefined) return undefined;
  const idHash = sha256(token);
  const { rows } = await sql<SessionRow>`
    select s.staff_id, p.name, p.email, p.role, p.language, s.created_at, s.seen_at, s.ends_at, s.factor_at, s.stepped_up_at,
      array(select store_id from staff_stores where staff_id = p.id order by store_id) as store_ids
    from staff_sessions s join staff p on p.id = s.staff_id
    where s.id_hash = ${idHash} and s.ended_at is null and s.ends_at > ${now} and p.staff_state <> 'SUSPENDED'`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const restMs = now.getTime() - row.seen_at.getTime();
  const isWhole = row.factor_at !== null && restMs < idleMinutes * minuteMs;
  if (isWhole && !isIdle && restMs > seenEverySeconds * 1000)
    await noteSeen(db, { idHash, staffId: row.staff_id, now });
  return {
    staff: {
      id: row.staff_id,
      name: row.name,
      email: row.email,
      role: row.role,
      language: row.language,
      storeIds: row.store_ids,
    },
    session: {
      idHash,
      csrf: csrfOf(secret, idHash),
      isWhole,
      createdAt: row.created_at,
      endsAt: row.ends_at,
      steppedUpAt: row.stepped_up_at,
    },
  };
}

async function noteSeen(
  db: Db,
  { idHash, staffId, now }: { idHash: Buffer; staffId: number; now: Date },
): Promise<void> {
  await sql`
    with seen as (update staff_sessions set seen_at = ${now} where id_hash = ${idHash})
    update staff set seen_at = ${now} where id = ${staffId}`.execute(db);
}

const csrfOf = (secret: string, idHash: Buffer): string =>
  hmac(secret, `staff-csrf:${idHash.toString('hex')}`).toString('base64url');

export interface NewSession {
  staffId: number;
  /** HALF: the second factor is still missing. */
  kind: 'HALF' | 'WHOLE' | 'STEPPED_UP';
  /** The session that this one replaces. */
  replaces?: StaffSession;
  device: string;
  ip: string;
  now: Date;
}

/**
 * Starts a session under a new id, which prevents session fixation, and ends the one that it replaces. A whole session lasts at most
 * twelve hours. Refuses with UNAUTHENTICATED if the replaced one has ended in the meantime, for example by a suspension.
 */
export async function beginStaffSession(
  { db, secret }: SessionDeps,
  cookies: Cookies,
  { staffId, kind, replaces, device, ip, now }: NewSession,
): Promise<StaffSession> {
  const token = randomToken();
  const idHash = sha256(token);
  const isWhole = kind !== 'HALF';
  const createdAt = isWhole && replaces?.isWhole ? replaces.createdAt : now;
  const endsAt = new Date(createdAt.getTime() + (isWhole ? wholeHours * hourMs : halfMinutes * minuteMs));
  const steppedUpAt = kind === 'STEPPED_UP' ? now : null;
  await withTransaction(db, async (db) => {
    if (replaces) await endReplaced(db, { idHash: replaces.idHash, staffId, now });
    await db
      .insertInto('staff_sessions')
      .values({
        id_hash: idHash,
        staff_id: staffId,
        created_at: createdAt,
        seen_at: now,
        ends_at: endsAt,
        factor_at: isWhole ? now : null,
        stepped_up_at: steppedUpAt,
        device: device.slice(0, 200),
        ip,
      })
      .execute();
  });
  const maxAgeSeconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  cookies.set(cookieName, token, { maxAgeSeconds, sameSite: 'strict' });
  return { idHash, csrf: csrfOf(secret, idHash), isWhole, createdAt, endsAt, steppedUpAt };
}

/** Locks the account first, as a suspension does, so that either the new session is ended by it, or there is none. */
async function endReplaced(
  db: Db,
  { idHash, staffId, now }: { idHash: Buffer; staffId: number; now: Date },
): Promise<void> {
  await db.selectFrom('staff').select('id').where('id', '=', staffId).forKeyShare().execute();
  if (!(await endStaffSession(db, idHash, now))) throw new Refusal('UNAUTHENTICATED', { next: 'PASSWORD' });
}

/** Returns false if it had ended. */
export async function endStaffSession(db: Db, idHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('id_hash', '=', idHash)
    .where('ended_at', 'is', null)
    .returning('id_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export function clearStaffCookie(cookies: Cookies): void {
  cookies.clear(cookieName);
}

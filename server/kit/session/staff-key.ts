import { sql } from 'kysely';
import { permissions, type Permission, type StaffRole } from '#domain/auth/permissions.ts';
import type { Language } from '#contract/words.ts';
import type { Db } from '#database/connect.ts';
import { sha256 } from '../crypto/signing.ts';
import { consumeLimits } from '../limits/limits.ts';
import type { Staff, StaffSession } from '../staff-operation.ts';
import type { SessionDeps } from './staff-session.ts';

/** The prefix of a key, by which scanners of published code recognise it. */
export const keyBeginning = 'zak_';
/** Minimum interval between two updates of a key's last use, s. */
const usedEverySeconds = 60;

/** Returns the key of an Authorization header; undefined if the header has no key of ours. */
export function keyOf(header: string | undefined): string | undefined {
  const [, key] = /^bearer (zak_[\w-]{43})$/i.exec(header ?? '') ?? [];
  return key;
}

/** Dependencies for authenticating a call by key. */
export interface KeyDeps extends SessionDeps {
  limits: {
    /** Maximum number of calls of one key per minute. */
    staffKeyPerMinute: number;
  };
}

interface KeyRow {
  id: number;
  scopes: string[];
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  staff_id: number;
  name: string;
  email: string;
  role: StaffRole;
  language: Language;
  store_ids: number[];
}

/**
 * Authenticates a call by key: its maker, restricted to the key's scopes. Undefined if there is no such key, it is revoked or expired, or
 * its maker is not active. Refuses with RATE_LIMITED.
 */
export async function findStaffKey(
  { db, secret, limits }: KeyDeps,
  key: string,
  { now, ip }: { now: Date; ip: string },
): Promise<{ keyId: number; staff: Staff; session: StaffSession } | undefined> {
  const hash = sha256(key);
  const { rows } = await sql<KeyRow>`
    select k.id, k.scopes, k.created_at, k.expires_at, k.used_at, p.id as staff_id, p.name, p.email, p.role, p.language,
      array(select store_id from staff_stores where staff_id = p.id order by store_id) as store_ids
    from api_keys k join staff p on p.id = k.staff_id
    where k.hash = ${hash} and k.revoked_at is null and k.expires_at > ${now} and p.staff_state = 'ACTIVE'`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const subject = `staff-key:${row.id}`;
  await consumeLimits(
    { db, secret },
    { limits: [{ name: 'STAFF_KEY', subject, max: limits.staffKeyPerMinute, perMs: 60_000 }], now },
  );
  if (now.getTime() - (row.used_at?.getTime() ?? 0) > usedEverySeconds * 1000)
    await noteUse(db, { id: row.id, ip, now });
  return {
    keyId: row.id,
    staff: {
      id: row.staff_id,
      name: row.name,
      email: row.email,
      role: row.role,
      language: row.language,
      storeIds: row.store_ids,
      keyScopes: permissions.filter((permission: Permission) => row.scopes.includes(permission)),
    },
    session: {
      idHash: hash,
      csrf: '',
      isWhole: true,
      createdAt: row.created_at,
      endsAt: row.expires_at,
      steppedUpAt: null,
    },
  };
}

async function noteUse(db: Db, { id, ip, now }: { id: number; ip: string; now: Date }): Promise<void> {
  await db.updateTable('api_keys').set({ used_at: now, used_ip: ip }).where('id', '=', id).execute();
}

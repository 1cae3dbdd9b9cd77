import { sql } from 'kysely';
import type { Permission } from '#domain/auth/permissions.ts';
import type { Db, ReadDb } from '#database/connect.ts';

export interface KeyRow {
  id: number;
  name: string;
  prefix: string;
  scopes: string[];
  staff_id: number;
  staff_name: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  used_ip: string | null;
  revoked_at: Date | null;
}

/** Returns all keys or one; valid keys before expired ones. */
export async function selectKeys(
  db: ReadDb,
  { id, now, most }: { id?: number; now: Date; most: number },
): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select k.id, k.name, k.prefix, k.scopes, k.staff_id, s.name as staff_name, k.created_at, k.expires_at, k.used_at, k.used_ip, k.revoked_at
    from api_keys k join staff s on s.id = k.staff_id
    where ${id ?? null}::bigint is null or k.id = ${id ?? null}
    order by k.revoked_at is not null or k.expires_at <= ${now}, k.id desc limit ${most}`.execute(db);
  return rows;
}

export interface NewKey {
  staffId: number;
  name: string;
  prefix: string;
  hash: Buffer;
  scopes: readonly Permission[];
  expiresAt: Date;
  now: Date;
}

/** Returns the new row's id. */
export async function insertKey(db: Db, key: NewKey): Promise<number> {
  const { staffId, name, prefix, hash, scopes, expiresAt, now } = key;
  const row = await db
    .insertInto('api_keys')
    .values({
      staff_id: staffId,
      name,
      prefix,
      hash,
      scopes: [...scopes],
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Counts the valid keys. */
export async function countOpenKeys(db: ReadDb, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from api_keys where revoked_at is null and expires_at > ${now}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** A key that is already revoked stays unchanged; returns false if there is no such key. */
export async function revokeKey(
  db: Db,
  { id, staffId, now }: { id: number; staffId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update api_keys set revoked_at = coalesce(revoked_at, ${now}), revoked_by = coalesce(revoked_by, ${staffId})
    where id = ${id} returning id`.execute(db);
  return rows.length > 0;
}

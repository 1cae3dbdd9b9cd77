import type { Db, ReadDb } from '#database/connect.ts';

export interface FactorRow {
  id: number;
  secret_sealed: Buffer;
  last_step: number;
}

/**
 * Returns the active authenticator app, locked until the end of the transaction, so that two calls with one code are processed one after
 * the other.
 */
export async function lockFactor(db: Db, staffId: number): Promise<FactorRow | undefined> {
  return appsOf(db, staffId).where('confirmed_at', 'is not', null).executeTakeFirst();
}

export async function hasFactor(db: ReadDb, staffId: number): Promise<boolean> {
  const row = await db
    .selectFrom('staff_factors')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the newest app that waits for its first code. */
export async function lockNewFactor(db: Db, staffId: number): Promise<FactorRow | undefined> {
  return appsOf(db, staffId)
    .where('confirmed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The authenticator apps of a member of the staff, locked. */
const appsOf = (db: Db, staffId: number) =>
  db
    .selectFrom('staff_factors')
    .select(['id', 'secret_sealed', 'last_step'])
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'TOTP')
    .$narrowType<{ secret_sealed: Buffer }>()
    .forUpdate();

export async function insertFactor(
  db: Db,
  { staffId, sealed, now }: { staffId: number; sealed: Buffer; now: Date },
): Promise<void> {
  await db
    .deleteFrom('staff_factors')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is', null)
    .execute();
  await db
    .insertInto('staff_factors')
    .values({ staff_id: staffId, kind: 'TOTP', secret_sealed: sealed, created_at: now })
    .execute();
}

/** Deletes the active app, because another one replaces it. */
export async function deleteActiveApp(db: Db, staffId: number): Promise<void> {
  await db
    .deleteFrom('staff_factors')
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'TOTP')
    .where('confirmed_at', 'is not', null)
    .execute();
}

export async function recordStep(
  db: Db,
  { id, step, confirmedAt, now }: { id: number; step: number; confirmedAt?: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('staff_factors')
    .set({ last_step: step, used_at: now, ...(confirmedAt && { confirmed_at: confirmedAt }) })
    .where('id', '=', id)
    .execute();
}

export async function replaceRecoveryCodes(
  db: Db,
  { staffId, hashes }: { staffId: number; hashes: readonly Buffer[] },
): Promise<void> {
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await db
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute();
}

/** NEW: valid, and used now. USED: it was used before. */
export async function takeRecoveryCode(
  db: Db,
  { staffId, hash, now }: { staffId: number; hash: Buffer; now: Date },
): Promise<'NEW' | 'USED' | 'UNKNOWN'> {
  const taken = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  if (taken) return 'NEW';
  const known = await db
    .selectFrom('staff_recovery_codes')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return known ? 'USED' : 'UNKNOWN';
}

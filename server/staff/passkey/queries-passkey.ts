import type { Db, ReadDb } from '#database/connect.ts';

export type ChallengePurpose = 'REGISTER' | 'AUTHENTICATE';

/** Stores the challenge to be signed next in a session, and so invalidates the previous one. */
export async function putChallenge(
  db: Db,
  row: { sessionHash: Buffer; purpose: ChallengePurpose; challenge: string; expiresAt: Date; now: Date },
): Promise<void> {
  const { challenge, expiresAt } = row;
  await db.deleteFrom('staff_challenges').where('expires_at', '<', row.now).execute();
  await db
    .insertInto('staff_challenges')
    .values({
      session_hash: row.sessionHash,
      purpose: row.purpose,
      challenge,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['session_hash', 'purpose']).doUpdateSet({ challenge, expires_at: expiresAt }),
    )
    .execute();
}

/** Removes and returns the challenge, so that it can be signed only once; undefined if there is none or it is too old. */
export async function takeChallenge(
  db: Db,
  { sessionHash, purpose, now }: { sessionHash: Buffer; purpose: ChallengePurpose; now: Date },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('staff_challenges')
    .where('session_hash', '=', sessionHash)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge : undefined;
}

export async function selectCredentialIds(db: ReadDb, staffId: number): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('staff_factors')
    .select('credential_id')
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'PASSKEY')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ credential_id }) => credential_id ?? []);
}

export async function hasPasskey(db: ReadDb, staffId: number): Promise<boolean> {
  const row = await db
    .selectFrom('staff_factors')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'PASSKEY')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface PasskeyRow {
  id: number;
  public_key: Buffer;
  sign_count: number;
}

/** Locked until the end of the transaction, so that two signatures are checked one after the other. */
export async function lockPasskey(
  db: Db,
  { staffId, credentialId }: { staffId: number; credentialId: Buffer },
): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('staff_factors')
    .select(['id', 'public_key', 'sign_count'])
    .where('staff_id', '=', staffId)
    .where('credential_id', '=', credentialId)
    .$narrowType<{ public_key: Buffer }>()
    .forUpdate()
    .executeTakeFirst();
}

export async function recordSignature(
  db: Db,
  { id, signCount, now }: { id: number; signCount: number; now: Date },
): Promise<void> {
  await db
    .updateTable('staff_factors')
    .set({ sign_count: signCount, used_at: now })
    .where('id', '=', id)
    .execute();
}

export interface NewPasskeyRow {
  staffId: number;
  name: string;
  credentialId: Buffer;
  publicKey: Buffer;
  signCount: number;
  now: Date;
}

/** Returns the new row; undefined if the passkey already belongs to somebody. */
export async function insertPasskey(db: Db, passkey: NewPasskeyRow): Promise<OwnFactorRow | undefined> {
  const { staffId, name, credentialId, publicKey, signCount, now } = passkey;
  return db
    .insertInto('staff_factors')
    .values({
      staff_id: staffId,
      kind: 'PASSKEY',
      name,
      credential_id: credentialId,
      public_key: publicKey,
      sign_count: signCount,
      confirmed_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(ownColumns)
    .executeTakeFirst();
}

/** Returns false if the person has no such passkey. */
export async function deletePasskey(
  db: Db,
  { id, staffId }: { id: number; staffId: number },
): Promise<boolean> {
  const row = await db
    .deleteFrom('staff_factors')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'PASSKEY')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface OwnFactorRow {
  id: number;
  kind: string;
  name: string | null;
  created_at: Date;
  used_at: Date | null;
}
const ownColumns = ['id', 'kind', 'name', 'created_at', 'used_at'] as const;

/** Returns the active factors, the app first. */
export async function selectOwnFactors(db: ReadDb, staffId: number): Promise<OwnFactorRow[]> {
  return db
    .selectFrom('staff_factors')
    .select(ownColumns)
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .orderBy('kind', 'desc')
    .orderBy('id')
    .execute();
}

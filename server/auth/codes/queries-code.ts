import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { CodeChallengesTable } from '#database/schema.ts';

/** The purpose of a code. */
export type CodePurpose = CodeChallengesTable['purpose'];

export interface CodeKey {
  purpose: CodePurpose;
  destination: string;
  /** HMAC of the requester (kit/session/requester.ts). */
  requester: Buffer;
}

/** Replaces the requester's previous code; the new one has no wrong attempts. */
export async function putCode(
  db: Db,
  args: CodeKey & {
    network: Buffer;
    hmac: Buffer;
    sentAt: Date;
    expiresAt: Date;
    pending: string | null;
  },
): Promise<void> {
  const values = {
    network: args.network,
    code_hmac: args.hmac,
    sent_at: args.sentAt,
    expires_at: args.expiresAt,
    attempts: 0,
    network_attempts: 0,
    pending: args.pending,
  };
  const { purpose, destination, requester } = args;
  await db
    .insertInto('code_challenges')
    .values({ purpose, destination, requester, ...values })
    .onConflict((conflict) => conflict.columns(['purpose', 'destination', 'requester']).doUpdateSet(values))
    .execute();
}

export interface CodeRow {
  requester: Buffer;
  network: Buffer;
  code_hmac: Buffer;
  sent_at: Date;
  expires_at: Date;
  attempts: number;
  network_attempts: number;
  pending: unknown;
}

/** Returns the code sent to this requester, locked until the transaction ends. */
export async function lockCode(
  db: Db,
  { purpose, destination, requester }: CodeKey,
): Promise<CodeRow | undefined> {
  return codes(db, { purpose, destination })
    .where('requester', '=', requester)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the last code requested from this network, for clients without cookies; locked until the transaction ends. */
export async function lockCodeOfNetwork(
  db: Db,
  { purpose, destination, network }: Omit<CodeKey, 'requester'> & { network: Buffer },
): Promise<CodeRow | undefined> {
  return codes(db, { purpose, destination })
    .where('network', '=', network)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

function codes(db: ReadDb, { purpose, destination }: Omit<CodeKey, 'requester'>) {
  return db
    .selectFrom('code_challenges')
    .select([
      'requester',
      'network',
      'code_hmac',
      'sent_at',
      'expires_at',
      'attempts',
      'network_attempts',
      'pending',
    ])
    .where('purpose', '=', purpose)
    .where('destination', '=', destination);
}

/** Returns the pending action of the network's last valid code; null if it has none. */
export async function selectPending(
  db: ReadDb,
  { purpose, destination, network, now }: Omit<CodeKey, 'requester'> & { network: Buffer; now: Date },
): Promise<unknown> {
  const row = await codes(db, { purpose, destination })
    .where('network', '=', network)
    .where('expires_at', '>', now)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.pending ?? null;
}

/** Returns when the last code sent to this requester expires. */
export async function selectCodeExpiry(
  db: ReadDb,
  { purpose, destination, requester }: CodeKey,
): Promise<Date | undefined> {
  const row = await codes(db, { purpose, destination }).where('requester', '=', requester).executeTakeFirst();
  return row?.expires_at;
}

/** `by`: the requester, or somebody of the same network without the requester's cookie. */
export async function countWrongTry(
  db: Db,
  { purpose, destination, requester, by }: CodeKey & { by: 'REQUESTER' | 'NETWORK' },
): Promise<void> {
  await db
    .updateTable('code_challenges')
    .set(
      by === 'REQUESTER'
        ? { attempts: sql<number>`attempts + 1` }
        : { network_attempts: sql<number>`network_attempts + 1` },
    )
    .where('purpose', '=', purpose)
    .where('destination', '=', destination)
    .where('requester', '=', requester)
    .execute();
}

/** Deletes a code; with `hmac` only if it has not been replaced. */
export async function deleteCode(
  db: Db,
  { purpose, destination, requester, hmac }: CodeKey & { hmac?: Buffer },
): Promise<void> {
  let query = db
    .deleteFrom('code_challenges')
    .where('purpose', '=', purpose)
    .where('destination', '=', destination)
    .where('requester', '=', requester);
  if (hmac !== undefined) query = query.where('code_hmac', '=', hmac);
  await query.execute();
}

/** Deletes the codes that expired before `olderThan`. Returns how many. */
export async function deleteOldCodes(db: Db, olderThan: Date): Promise<number> {
  const result = await db
    .deleteFrom('code_challenges')
    .where('expires_at', '<', olderThan)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { OneTimeCodesTable } from '#database/schema.ts';

/** What a code is for. */
export type CodePurpose = OneTimeCodesTable['purpose'];

interface CodeKey {
  purpose: CodePurpose;
  destination: string;
}

/** A new code takes the place of the old one, with no wrong tries. */
export async function putCode(
  db: Db,
  args: CodeKey & { hmac: Buffer; sentAt: Date; expiresAt: Date; pending: string | null },
): Promise<void> {
  const values = {
    code_hmac: args.hmac,
    sent_at: args.sentAt,
    expires_at: args.expiresAt,
    attempts: 0,
    pending: args.pending,
  };
  await db
    .insertInto('one_time_codes')
    .values({ purpose: args.purpose, destination: args.destination, ...values })
    .onConflict((conflict) => conflict.columns(['purpose', 'destination']).doUpdateSet(values))
    .execute();
}

export interface CodeRow {
  code_hmac: Buffer;
  expires_at: Date;
  attempts: number;
  pending: unknown;
}

/** The code of a purpose and a destination, locked until the end of the transaction. */
export async function lockCode(db: Db, { purpose, destination }: CodeKey): Promise<CodeRow | undefined> {
  return db
    .selectFrom('one_time_codes')
    .select(['code_hmac', 'expires_at', 'attempts', 'pending'])
    .where('purpose', '=', purpose)
    .where('destination', '=', destination)
    .forUpdate()
    .executeTakeFirst();
}

/** What waits for the code that is still good; null for a code without. */
export async function selectPending(
  db: ReadDb,
  { purpose, destination, now }: CodeKey & { now: Date },
): Promise<unknown> {
  const row = await db
    .selectFrom('one_time_codes')
    .select('pending')
    .where('purpose', '=', purpose)
    .where('destination', '=', destination)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.pending ?? null;
}

/** Until when the code is good that was sent last. */
export async function selectCodeExpiry(
  db: ReadDb,
  { purpose, destination }: CodeKey,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('one_time_codes')
    .select('expires_at')
    .where('purpose', '=', purpose)
    .where('destination', '=', destination)
    .executeTakeFirst();
  return row?.expires_at;
}

export async function countWrongTry(db: Db, { purpose, destination }: CodeKey): Promise<void> {
  await db
    .updateTable('one_time_codes')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('purpose', '=', purpose)
    .where('destination', '=', destination)
    .execute();
}

/** With `hmac`: only if it is still that code. */
export async function deleteCode(
  db: Db,
  { purpose, destination, hmac }: CodeKey & { hmac?: Buffer },
): Promise<void> {
  let query = db
    .deleteFrom('one_time_codes')
    .where('purpose', '=', purpose)
    .where('destination', '=', destination);
  if (hmac !== undefined) query = query.where('code_hmac', '=', hmac);
  await query.execute();
}

/** Codes that ended before `olderThan`. Answers how many went. */
export async function deleteOldCodes(db: Db, olderThan: Date): Promise<number> {
  const result = await db.deleteFrom('one_time_codes').where('expires_at', '<', olderThan).executeTakeFirst();
  return Number(result.numDeletedRows);
}

import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

export interface HeadRow {
  /** Hexadecimal. */
  hash: string;
  sealed_at: Date;
  /** That are sealed. */
  entries: number;
}

/** The last block of the audit; undefined: nothing is sealed. */
export async function findHead(db: ReadDb): Promise<HeadRow | undefined> {
  const { rows } = await sql<HeadRow>`
    select encode(b.hash, 'hex') as hash, b.sealed_at, (select sum(entries)::int from audit_blocks) as entries
    from audit_blocks b order by b.id desc limit 1`.execute(db);
  return rows[0];
}

/** When the chain was last verified; undefined: never. */
export async function findVerification(
  db: ReadDb,
): Promise<{ verified_at: Date; is_whole: boolean } | undefined> {
  return db
    .selectFrom('audit_verifications')
    .select(['verified_at', 'is_whole'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertVerification(
  db: Db,
  { head, isWhole, now }: { head: string | null; isWhole: boolean; now: Date },
): Promise<void> {
  await db
    .insertInto('audit_verifications')
    .values({ verified_at: now, head: head === null ? null : Buffer.from(head, 'hex'), is_whole: isWhole })
    .execute();
}

import { sql } from 'kysely';
import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';

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

export async function selectOwners(db: ReadDb): Promise<number[]> {
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'OWNER')
    .where('staff_state', '=', 'ACTIVE')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** undefined: an owner no longer. */
export async function findOwner(
  db: ReadDb,
  id: number,
): Promise<{ email: string; language: Language } | undefined> {
  return db
    .selectFrom('staff')
    .select(['email', 'language'])
    .where('id', '=', id)
    .where('role', '=', 'OWNER')
    .where('staff_state', '=', 'ACTIVE')
    .executeTakeFirst();
}

import { sql } from 'kysely';
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

import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

/**
 * Returns the categories and all their descendants. Queried before the list that they filter, because PostgreSQL can estimate the number of
 * models from ids, but not from a subquery.
 */
export async function withCategoriesBelow(db: ReadDb, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive chosen as (
      select id from categories where id = any(${ids}::bigint[])
      union select c.id from categories c join chosen on c.parent_id = chosen.id)
    select id from chosen`.execute(db);
  return rows.map(({ id }) => id);
}

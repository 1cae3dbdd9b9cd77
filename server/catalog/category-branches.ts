import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

/**
 * The categories and all that are below them. Selected before the list that they filter: PostgreSQL plans by how many models a category has,
 * and that it can only know of ids, not of a query within the query.
 */
export async function withCategoriesBelow(db: ReadDb, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive chosen as (
      select id from categories where id = any(${ids}::bigint[])
      union select c.id from categories c join chosen on c.parent_id = chosen.id)
    select id from chosen`.execute(db);
  return rows.map(({ id }) => id);
}

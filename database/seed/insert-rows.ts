import { CompiledQuery, type Insertable, type Selectable } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Db } from '../connect.ts';
import type { DB } from '../schema.ts';

/** What runs plain SQL: a pool, a client of `pg`, or a transaction of Kysely (`queryableOf`). */
export interface Queryable {
  query<Row extends QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/** Plain SQL in a transaction of Kysely. */
export const queryableOf = (db: Db): Queryable => ({
  query: async <Row extends QueryResultRow>(text: string, values: unknown[] = []) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  },
});

/** A row as plain values: JSON columns (typed as unknown) by their content, instants as ISO text. */
export type SeedRow<Table extends keyof DB> = {
  [Column in keyof Insertable<DB[Table]>]: unknown extends Selectable<DB[Table]>[Column &
    keyof Selectable<DB[Table]>]
    ? unknown
    : Insertable<DB[Table]>[Column];
};

/** Inserts all rows in one statement. Every row must have the columns of the first; ids may be given. */
export async function insertRows<Table extends keyof DB>(
  client: Queryable,
  table: Table,
  rows: readonly SeedRow<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).join(', ');
  await client.query(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Continues the ids after explicit ones were inserted: the next row of each table gets the next free one. */
export async function continueIds(client: Queryable, tables: readonly (keyof DB)[]): Promise<void> {
  for (const table of tables) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
      [table],
    );
  }
}

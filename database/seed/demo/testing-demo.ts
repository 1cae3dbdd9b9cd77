import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { findBroken } from '../../invariants.ts';
import { type TestDatabase, testDatabase } from '../../testing.ts';
import { seedDemo } from '../demo.ts';

export const today = '2026-04-08';

export interface DemoDatabase {
  /** Fills the demo again. */
  fill: () => Promise<void>;
  /** Returns the column `value` of a query. */
  values: <T>(query: string) => Promise<T[]>;
  /** Returns the number of rows: `rest` is a table with its conditions. */
  count: (rest: string) => Promise<number>;
  /** Returns violations of the invariants of cart, order and payment. */
  broken: () => Promise<string[]>;
}

/** Creates a database filled with the demo as of `today`, for the tests of one file. */
export function demoDatabase(): DemoDatabase {
  let shop: TestDatabase;
  const fill = async (): Promise<void> => {
    const client = await shop.pool.connect();
    await client.query('begin');
    await seedDemo(client, today);
    await client.query('commit');
    client.release();
  };
  const values = async <T>(query: string): Promise<T[]> => {
    const { rows } = await sql.raw<{ value: T }>(query).execute(shop.db);
    return rows.map(({ value }) => value);
  };
  beforeAll(async () => {
    shop = await testDatabase();
    await fill();
  });
  afterAll(() => shop.close());
  return {
    fill,
    values,
    count: async (rest) => (await values<number>(`select count(*) as value from ${rest}`))[0] ?? -1,
    broken: () => findBroken(shop.db),
  };
}

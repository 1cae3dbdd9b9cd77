import path from 'node:path';
import { joinDatabase } from '#database/join.ts';

/** Queries the database of the run's shop, to change times or to find what no page shows. */
export async function rowsOf<Row extends object>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const database = await joinDatabase({
    url: undefined,
    folder: path.join(process.env['SHOP_FOLDER'] ?? '.data', 'postgres'),
    onServerEnded: () => undefined,
  });
  try {
    return (await database.pool.query<Row>(sql, [...values])).rows;
  } finally {
    await database.close();
  }
}

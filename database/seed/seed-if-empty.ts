import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ClientBase, Pool } from 'pg';

// Any number, as long as every process that seeds takes the same.
const lockNumber = 7_204_512;

/** Fills the demo shop into a database that never had a product, all or nothing; answers whether it did. Processes that start at once take turns. */
export async function seedIfEmpty(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const isEmpty = await isEmptyShop(client);
    if (isEmpty) await seedDemo(client);
    await client.query('commit');
    return isEmpty;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function isEmptyShop(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from products union all select from shop_settings where name = 'seeded' limit 1`,
  );
  return rowCount === 0;
}

async function seedDemo(client: ClientBase): Promise<void> {
  const file = path.join(import.meta.dirname, 'demo', 'seed-demo.ts');
  if (!existsSync(file)) return;
  const { seedDemo: seed } = await import(file);
  await seed(client);
  await client.query(
    `insert into shop_settings (name, value) values ('seeded', 'true') on conflict (name) do nothing`,
  );
}

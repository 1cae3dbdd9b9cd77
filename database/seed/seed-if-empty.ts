import type { ClientBase, Pool } from 'pg';
import { type TashkentDay, tashkentDay } from '#domain/units/tashkent-day.ts';
import { demoSetting, lockNumber } from './demo-shop.ts';

/**
 * Fills the demo shop into a database that never had a product, all or nothing; returns whether it did. Concurrent processes take turns.
 */
export async function seedIfEmpty(
  pool: Pool,
  today: TashkentDay = tashkentDay(new Date()),
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const isEmpty = await isEmptyShop(client);
    if (isEmpty) await (await import('./demo.ts')).seedDemo(client, today);
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
    `select from products union all select from shop_settings where name = $1 limit 1`,
    [demoSetting],
  );
  return rowCount === 0;
}

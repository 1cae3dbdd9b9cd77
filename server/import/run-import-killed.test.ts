import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { addRings, csvOf, importText, ringRows } from './testing-import.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await testDatabase();
  await addRings(shop.pool);
});
afterAll(() => shop.close());

it('an import that is killed repeatedly continues where it stopped, and every row is imported once', async () => {
  const rows = ringRows(400);
  const text = csvOf([...rows.slice(0, 399), { ...rows[399], weight: 'много' }]);
  const { folder, connection } = shop;
  const killed = fork(path.join(import.meta.dirname, 'testing-import-process.ts'), [
    JSON.stringify({ connection, folder, text }),
  ]);
  const ended = once(killed, 'exit');
  await new Promise<void>((resolve) => {
    killed.on('message', (position) => {
      if (Number(position) >= 50) resolve();
    });
  });
  killed.kill('SIGKILL');
  await ended;
  // PostgreSQL ends the sessions of a dead process after their current statements
  await vi.waitFor(async () => expect(await countAdvisoryLocks()).toBe(0), { timeout: 10_000, interval: 20 });
  const [run] = await shop.db.selectFrom('import_runs').selectAll().execute();
  const pieces = await countPieces();
  // the number of pieces matches the run's position, whichever statement was running
  expect(pieces).toBe(run?.position);
  expect(run).toMatchObject({ new_count: pieces, finished_at: null });
  expect(pieces).toBeGreaterThanOrEqual(50);
  expect(pieces).toBeLessThan(400);
  const end = await importText(shop, { folder, text, from: 'RESUME' });
  expect(end.run).toMatchObject({ id: run?.id, position: 400, new_count: 399, refused_count: 1 });
  expect(await countPieces()).toBe(399);
  await requireSound(shop.db);
});

async function countAdvisoryLocks(): Promise<number> {
  const { rows } = await shop.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.count ?? 0;
}

async function countPieces(): Promise<number> {
  const { rows } = await shop.pool.query<{ count: number }>(
    'select count(*)::int as count from product_items',
  );
  return rows[0]?.count ?? 0;
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { PoolConfig } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { addGround, addPiece, addProduct } from './testing-rows.ts';

// Three web processes with one database, as in a shop of some size.

let shop: TestDatabase;
let processes: ChildProcess[] = [];

beforeAll(async () => {
  shop = await testDatabase();
  await addGround(shop.pool);
  processes = [1, 2, 3].map(() => open(shop.connection, shop.folder));
  await Promise.all(processes.map((child) => once(child, 'message')));
}, 60_000);
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await shop.close();
});

function open({ host, port, user, password, database }: PoolConfig, folder: string): ChildProcess {
  const settings = JSON.stringify({ host, port, user, password, database });
  return fork(path.join(import.meta.dirname, 'testing-web-process.ts'), [settings, folder]);
}

interface Listed {
  data: { totalElements: number; totalItems: number };
}

/** Returns how many models and pieces each process lists. */
async function listed(): Promise<[models: number, pieces: number][]> {
  return Promise.all(
    processes.map(async (child) => {
      child.send('/api/es/v1/es-products?inStock=true');
      const [answer] = (await once(child, 'message')) as [Listed]; // what the API answers to this address
      return [answer.data.totalElements, answer.data.totalItems];
    }),
  );
}

const all = (models: number, pieces: number) => [1, 2, 3].map(() => [models, pieces]);
// shorter than the interval of reading without a notification
const whenNotified = { timeout: 4_000, interval: 20 };

it('three processes see what was added, sold and removed, even one whose connection was lost', async () => {
  expect(await listed()).toEqual(all(0, 0));

  // the pieces of a ring are in consecutive slots
  const rings = await Promise.all(Array.from({ length: 30 }, () => addProduct(shop.pool)));
  const pieces = await Promise.all(
    rings.flatMap((ring) => [addPiece(shop.pool, ring), addPiece(shop.pool, ring)]),
  );
  await vi.waitFor(async () => expect(await listed()).toEqual(all(30, 60)), whenNotified);

  // the notification connection of one process is closed while pieces are sold
  await shop.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'zarona listener' and datname = current_database() limit 1`,
  );
  const sell = `update product_items set product_item_state = 'SOLD' where id = $1`;
  await Promise.all(pieces.slice(0, 20).map((id) => shop.pool.query(sell, [id])));
  // it reconnects after a moment, and then reads what it missed
  await vi.waitFor(async () => expect(await listed()).toEqual(all(20, 40)), { timeout: 6_000 });

  await shop.pool.query(`update products set product_state = 'ARCHIVED'`);
  await vi.waitFor(async () => expect(await listed()).toEqual(all(0, 0)), whenNotified);
});

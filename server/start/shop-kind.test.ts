import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { markShop, readShopKind } from '#database/shop-kind.ts';
import { urlOf } from '#database/testing-server.ts';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { startShop, worker } from './testing.ts';

async function database(seed?: 'demo'): Promise<TestDatabase & { url: string }> {
  const opened = await testDatabase(seed === undefined ? {} : { seed });
  onTestFinished(() => opened.close());
  return { ...opened, url: urlOf(opened.connection) };
}

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

const productCount = async ({ pool }: TestDatabase): Promise<number> =>
  Number((await pool.query<{ count: string }>('select count(*) from products')).rows[0]?.count);

describe('the kind of shop in the database at the start', () => {
  it('production marks an empty database as a real shop, which the demo then refuses', async () => {
    const shop = await database();
    const production: Record<string, string> = { ...worker(await folder()), DATABASE_URL: shop.url };
    const first = startShop(production);
    await first.says('Zarona works on its jobs.');
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    expect(await readShopKind(shop.pool)).toBe('real');
    const { NODE_ENV: _production, ...other } = production;
    for (const args of [[], ['--demo']]) {
      const { code, output } = await startShop(other, ...args).ended;
      expect(output).toContain('This database holds a real shop, where the demo has no place');
      expect(code).toBe(6);
    }
    expect(await productCount(shop)).toBe(0);
  }, 60_000);

  it('production refuses the demo, unless it is requested', async () => {
    const shop = await database('demo');
    const production: Record<string, string> = { ...worker(await folder()), DATABASE_URL: shop.url };
    const { code, output } = await startShop(production).ended;
    expect(output).toContain('This database holds the demo, and NODE_ENV=production means a real shop');
    expect(code).toBe(6);
    const meant = startShop(production, '--demo');
    await meant.says('Zarona works on its jobs.');
  }, 60_000);

  it('a database of DATABASE_URL is filled with the demo only on request', async () => {
    const shop = await database();
    const production: Record<string, string> = { ...worker(await folder()), DATABASE_URL: shop.url };
    const { NODE_ENV: _production, ...env } = production;
    const plain = startShop(env);
    await plain.says('Zarona works on its jobs.');
    plain.child.kill('SIGTERM');
    await plain.ended;
    expect([await productCount(shop), await readShopKind(shop.pool)]).toEqual([0, undefined]);
    const filled = startShop(env, '--demo');
    await filled.says('Zarona works on its jobs.');
    expect(await productCount(shop)).toBeGreaterThan(100);
    expect(await readShopKind(shop.pool)).toBe('demo');
  }, 60_000);

  it('the first mark stays', async () => {
    const { pool } = await database();
    expect([await markShop(pool, 'real'), await markShop(pool, 'demo')]).toEqual(['real', 'real']);
  });
});

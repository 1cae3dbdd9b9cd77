import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startInProcess } from '#database/embedded/testing.ts';
import { buildShop, startShop, startShopAsNpmDoes, worker } from './start/testing.ts';

// Each test starts whole processes, some of them twice.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(buildShop, 300_000);

let DATA_DIR: string;
let busy: Server;
let busyPort: string;
beforeAll(async () => {
  busy = await new Promise<Server>((resolve) => {
    const server = createServer().listen(0, '0.0.0.0', () => resolve(server));
  });
  const address = busy.address();
  busyPort = String(typeof address === 'object' && address !== null ? address.port : 0);
});
afterAll(() => void busy.close());
beforeEach(async () => {
  DATA_DIR = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
  // The database may run as another user, who must be able to enter the folder.
  await chmod(DATA_DIR, 0o755);
});
// A killed server takes a moment to release its folder.
afterEach(() => rm(DATA_DIR, { recursive: true, maxRetries: 20, retryDelay: 200 }));

test('invalid settings stop the start with code 2 and are all named', async () => {
  const { code, output } = await startShop({ DATA_DIR, PORT: 'http', ROLE: 'cook' }).ended;
  expect({ code, output }).toEqual({
    code: 2,
    output:
      'PORT must be a port number from 0 to 65535, not "http".\nROLE must be all, web or worker, not "cook".\n',
  });
});

test('abuse 14: demo settings and a weak key stop a start in production with code 2, each by its name', async () => {
  const demo = { SECRET_KEY: 'a'.repeat(32), FAKE_PAYMENTS: 'on', SMS: 'file', CHECKOUT_CODE: 'off' };
  const { code, output } = await startShop({ ...worker(DATA_DIR), ...demo }).ended;
  expect(code).toBe(2);
  for (const name of ['FAKE_PAYMENTS=on', 'SMS=file', 'CHECKOUT_CODE=off', 'SECRET_KEY is too weak'])
    expect(output).toContain(name);
});

test('a port in use stops the start with code 3, before anything slow', async () => {
  const { code, output } = await startShop({ DATA_DIR, PORT: busyPort }).ended;
  expect({ code, output }).toEqual({
    code: 3,
    output: `Port ${busyPort} is in use by another program: stop that one, or choose another with PORT.\n`,
  });
  expect(await readdir(DATA_DIR)).toEqual([]);
});

test('a data folder that cannot be created stops the start with code 2', async () => {
  const { code, output } = await startShop({ DATA_DIR: '/dev/null/data', PORT: '0' }).ended;
  expect(output).toContain('DATA_DIR must be a folder that this user may write to, not "/dev/null/data"');
  expect(code).toBe(2);
});

test('a data folder in use stops the start with code 4, even with the same port', async () => {
  const owner = await startInProcess(path.join(DATA_DIR, 'postgres'));
  const { code, output } = await startShop({ DATA_DIR, PORT: busyPort }).ended;
  owner.kill();
  expect(code).toBe(4);
  expect(output).toContain(`The data folder ${DATA_DIR} is in use by another running shop`);
});

test('an unreachable database stops the start with code 5, without printing its password', async () => {
  const DATABASE_URL = 'postgres://shop:top-secret@127.0.0.1:1/zarona';
  const { code, output } = await startShop({ DATA_DIR, PORT: '0', DATABASE_URL }).ended;
  expect({ code, output }).toEqual({
    code: 5,
    output:
      'The database at 127.0.0.1, port 1, database zarona cannot be used: nobody listens there. Check DATABASE_URL.\n',
  });
});

test('a signal closes the shop cleanly, and its folder is released at once', async () => {
  const shop = startShop(worker(DATA_DIR));
  await shop.says('Zarona works on its jobs.');
  shop.child.kill('SIGTERM');
  const { code, output } = await shop.ended;
  expect(code).toBe(0);
  expect(output).toContain('Zarona is closed.');
  expect(existsSync(path.join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a worker serves only its health endpoints, and all lines of its log are JSON', async () => {
  const shop = startShop(worker(DATA_DIR));
  await shop.says('/health/ready');
  const [, url = ''] = /(http:\S+\/health)\/ready/.exec(shop.output()) ?? [];
  const statuses = await Promise.all(
    [`${url}/live`, `${url}/ready`, url.replace('health', 'api/v1/categories')].map(
      async (each) => (await fetch(each)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 404]);
  shop.child.kill('SIGTERM');
  const { output } = await shop.ended;
  const lines = output.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: 30, msg: expect.any(String), pid: shop.child.pid });
});

test('a shop whose npm was killed closes cleanly', async () => {
  const shop = startShopAsNpmDoes(worker(DATA_DIR));
  await shop.says('Zarona works on its jobs.');
  shop.child.kill('SIGKILL');
  const { output } = await shop.ended;
  expect(output).toContain('Zarona is closed.');
});

test('a shop that was killed can be opened again', async () => {
  const killed = startShop(worker(DATA_DIR));
  await killed.says('Zarona works on its jobs.');
  killed.child.kill('SIGKILL');
  const next = startShop(worker(DATA_DIR));
  await next.says('Zarona works on its jobs.');
  next.child.kill('SIGINT');
  await expect(next.ended).resolves.toMatchObject({ code: 0 });
});

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { root } from './run.ts';

const desks = ['files', 'import', 'orders', 'pins', 'prices', 'rate', 'reviews', 'tariffs'];

async function say(command: string[], env: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? -1)));
  const [out, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, said: out + complaint };
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('a desk or a backup in a folder that no shop has opened says so with code 4, and opens none', async () => {
  const DATA_DIR = await emptyFolder();
  const sentence = `No shop was opened in the data folder ${DATA_DIR} yet: open one there with npm start, or say where yours is with DATA_DIR or DATABASE_URL.\n`;
  for (const command of [['tools/pins.ts'], ['tools/db.ts', 'backup']])
    expect(await say(command, { DATA_DIR })).toEqual({ code: 4, said: sentence });
  expect(existsSync(path.join(DATA_DIR, 'postgres'))).toBe(false);
}, 30_000);

it('a desk at the tables of an older shop names what they lack, with code 5', async () => {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  await database.pool.query(`delete from schema_migrations where name = '0001_catalog.sql'`);
  const { host, port, user, database: name } = database.connection;
  const DATABASE_URL =
    database.connection.connectionString ?? `postgres://${user}@/${name}?host=${host}&port=${port}`;
  const { code, said } = await say(['tools/tariffs.ts'], { DATA_DIR: database.folder, DATABASE_URL });
  expect(said).toContain('it lacks 0001_catalog.sql): npm start or npm run db:migrate');
  expect(code).toBe(5);
}, 30_000);

it.each(desks)('npm run %s is a desk', async (name) => {
  expect(await readFile(path.join(root, 'tools', `${name}.ts`), 'utf8')).toContain('await atDesk(');
});

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '#database/connect.ts';
import { addRole } from '#database/serving/testing-serving.ts';
import { urlOf } from '#database/testing-server.ts';
import { testDatabase } from '#database/testing.ts';
import { root } from '../run.ts';

/** Commands that start or build the shop have arguments of their own; scripts that do not run Node are other programs. */
const notOurs = new Set(['start', 'dev', 'build']);
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
}; // our own file
const ours = Object.keys(scripts).filter(
  (name) => !notOurs.has(name) && scripts[name]?.startsWith('node ') === true,
);

/** Returns the words of a script after `node`. */
const wordsOf = (name: string): string[] => scripts[name]?.split(' ').slice(1) ?? [];

/** The commands are started some 150 times and share most of their modules. */
const compileCache = path.join(root, 'out', 'compile-cache');

async function runCommandLine(
  command: string[],
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? -1)));
  const [out, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output: out + complaint };
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('a command or a backup in a folder without a shop exits with code 4 and creates none', async () => {
  const DATA_DIR = await emptyFolder();
  const sentence = `No shop was opened in the data folder ${DATA_DIR} yet: open one there with npm start, or say where yours is with DATA_DIR or DATABASE_URL.\n`;
  for (const command of [
    ['tools/commands/audit.ts', 'verify'],
    ['tools/commands/keys.ts', 'reseal'],
    ['tools/db/db.ts', 'backup'],
  ])
    expect(await runCommandLine(command, { DATA_DIR })).toEqual({ code: 4, output: sentence });
  expect(existsSync(path.join(DATA_DIR, 'postgres'))).toBe(false);
}, 30_000);

it('a command on the tables of an older shop lists what they lack and exits with code 5', async () => {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  await database.pool.query(`delete from schema_migrations where name = '0001_catalog.sql'`);
  const DATABASE_URL = urlOf(database.connection);
  const { code, output } = await runCommandLine(['tools/commands/shop.ts'], {
    DATA_DIR: database.folder,
    DATABASE_URL,
  });
  expect(output).toContain('it lacks 0001_catalog.sql): npm start or npm run db:migrate');
  expect(code).toBe(5);
}, 30_000);

it('npm run db:migrate as the owner grants the user of DATABASE_URL its rights', async () => {
  const database = await testDatabase();
  const serving = await addRole(database);
  const { pool, close } = connect(serving.connection);
  onTestFinished(async () => {
    await close();
    await database.close();
    await serving.drop();
  });
  await expect(pool.query('select number from orders')).rejects.toThrow('permission denied');
  const env = {
    DATA_DIR: database.folder,
    DATABASE_URL: urlOf(serving.connection),
    DATABASE_OWNER_URL: urlOf(database.connection),
  };
  const { code, output } = await runCommandLine(['tools/db/db.ts', 'migrate'], env);
  expect([code, output]).toEqual([0, 'The database is up to date.\n']);
  await expect(pool.query('select number from orders')).resolves.toMatchObject({ rowCount: 0 });
}, 60_000);

it.each(ours)(
  'npm run %s prints its usage for --help, and refuses unknown arguments, before it opens anything',
  async (name) => {
    const DATA_DIR = await emptyFolder();
    // an unknown option is refused by the same parser: server/cli/command.test.ts
    const [help, { code, output }] = await Promise.all([
      runCommandLine([...wordsOf(name), '--help'], { DATA_DIR }),
      runCommandLine([...wordsOf(name), ...Array.from({ length: 101 }, () => 'nonsense')], { DATA_DIR }),
    ]);
    expect(help).toMatchObject({ code: 0, output: expect.stringContaining(`npm run ${name}`) });
    expect(output).toContain(`npm run ${name}`);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(2);
    expect(await readdir(DATA_DIR)).toEqual([]);
  },
  60_000,
);

it.each([
  [['files', 'copy', 'x'], {}],
  [['db:restore'], {}],
  [['db:reset'], {}],
  [['db:restore', 'folder', '--replace'], {}],
  [['chaos', '-1'], {}],
  [['screens', '--page', 'nothing'], {}],
  [['providers'], { PROVIDERS_PORT: 'abc' }],
  [['providers'], { PORT: '70000' }],
] satisfies [string[], Record<string, string>][])(
  'npm run %j with %j ends with a sentence and code 2',
  async ([name = '', ...args], env) => {
    const DATA_DIR = await emptyFolder();
    const { code, output } = await runCommandLine([...wordsOf(name), ...args], { DATA_DIR, ...env });
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(2);
    expect(await readdir(DATA_DIR)).toEqual([]);
  },
  30_000,
);

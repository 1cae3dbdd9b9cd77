import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEmbedded, throwAway } from './start.ts';
import { runSql, startInProcess } from './testing.ts';

// Each test creates a database, some of them in separate processes.
vi.setConfig({ testTimeout: 60_000 });

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
  folder = path.join(home, 'postgres');
  // The server may run as another user, who must be able to enter the folder.
  await chmod(home, 0o755);
});
// the shop that did not get the folder may still be shutting down
afterEach(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

test('committed data is there after a stop and a start', async () => {
  const first = await startEmbedded({ folder });
  await runSql(first.connection, 'create table rings as select 17 as size');
  await first.stop();
  const second = await startEmbedded({ folder });
  await expect(runSql(second.connection, 'select size from rings')).resolves.toEqual([{ size: 17 }]);
  await second.stop();
});

test('Cyrillic words have trigrams and names sort by the Russian alphabet', async () => {
  const server = await startEmbedded({ folder: throwAway });
  await runSql(server.connection, 'create extension pg_trgm');
  const sql = `select cardinality(show_trgm('кольцо')) as trigrams, (select array_agg(name order by name collate "ru-x-icu") from unnest(array['ель', 'ёж', 'дом']) as name) as names`;
  await expect(runSql(server.connection, sql)).resolves.toEqual([
    { trigrams: 7, names: ['дом', 'ёж', 'ель'] },
  ]);
  await server.stop();
});

test('a second shop in the same folder is refused: the folder is in use', async () => {
  const server = await startEmbedded({ folder });
  await expect(startEmbedded({ folder })).rejects.toMatchObject({
    code: 'FOLDER_IN_USE',
    message: expect.stringContaining(`The data folder ${home} is in use`),
  });
  await server.stop();
});

test('of two shops started at once in an empty folder exactly one succeeds', async () => {
  const starts = await Promise.allSettled([startInProcess(folder), startInProcess(folder)]);
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const refusals = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  expect(servers).toHaveLength(1);
  expect(refusals).toEqual([expect.stringContaining('is in use by another running shop')]);
  for (const server of servers) server.kill();
});

test('a killed shop leaves no server behind, and the next start has all committed data', async () => {
  const killed = await startInProcess(folder);
  await runSql(killed.connection, 'create table orders as select 1 as id');
  killed.kill();
  const next = await startEmbedded({ folder });
  await expect(runSql(next.connection, 'select id from orders')).resolves.toEqual([{ id: 1 }]);
  await next.stop();
  await vi.waitFor(() => expect(existsSync(killed.connection.host ?? '')).toBe(false), 10_000);
});

test('a shop killed while its server recovers leaves no server behind either', async () => {
  const killed = await startInProcess(folder);
  const sql = `select pid from pg_stat_activity where backend_type = 'checkpointer'`;
  const [checkpointer] = await runSql(killed.connection, sql);
  process.kill(Number(checkpointer?.['pid']), 'SIGKILL');
  killed.kill();
  const next = await startEmbedded({ folder });
  await expect(runSql(next.connection, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
  await next.stop();
});

test('the end of a killed server is noticed, and the next start recovers', async () => {
  const server = await startEmbedded({ folder });
  await runSql(server.connection, 'create table orders as select 1 as id');
  const [pid] = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await server.ended;
  const next = await startEmbedded({ folder });
  await expect(runSql(next.connection, 'select id from orders')).resolves.toEqual([{ id: 1 }]);
  await next.stop();
});

test('a process id of an ended server that now belongs to another program does not keep the folder locked', async () => {
  await (await startEmbedded({ folder })).stop();
  await writeFile(
    path.join(folder, 'postmaster.pid'),
    `${process.pid}\n${folder}\n1\n5432\n\n\n\nready   \n`,
  );
  const server = await startEmbedded({ folder });
  await expect(runSql(server.connection, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
  await server.stop();
});

test('an interrupted first start does not prevent the next one', async () => {
  await mkdir(path.join(home, 'postgres.init-4194305'), { recursive: true });
  const server = await startEmbedded({ folder });
  await expect(readdir(home)).resolves.toEqual(['postgres']);
  await server.stop();
});

test('a throw-away server leaves nothing behind', async () => {
  const server = await startEmbedded({ folder: throwAway });
  await server.stop();
  expect(existsSync(server.connection.host ?? '')).toBe(false);
});

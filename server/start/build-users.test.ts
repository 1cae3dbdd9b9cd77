import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { findServing, markServing } from './build-users.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder from which nobody serves may be built in', async () => {
  await expect(findServing(path.join(folder, 'nothing'))).resolves.toEqual([]);
});

test('a shop is known to the others while it runs, and forgotten when it was killed', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other, 'spawn');
  await writeFile(path.join(folder, String(other.pid)), '');
  await expect(findServing(folder)).resolves.toEqual([other.pid]);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await expect(findServing(folder)).resolves.toEqual([]);
  await expect(readdir(folder)).resolves.toEqual([]);
});

test('a shop that was killed is not in the way of the next one, also if that has its number', async () => {
  await writeFile(path.join(folder, String(process.pid)), '');
  await expect(findServing(folder)).resolves.toEqual([]);
});

test('a shop takes its mark along when it stops', async () => {
  const ends: (() => Promise<unknown>)[] = [];
  await markServing(folder, { onStop: (end) => ends.push(end) });
  await expect(readdir(folder)).resolves.toEqual([String(process.pid)]);
  for (const end of ends) await end();
  await expect(readdir(folder)).resolves.toEqual([]);
});

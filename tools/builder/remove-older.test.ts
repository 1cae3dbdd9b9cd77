import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeOlder } from './remove-older.ts';

test('files written before an instant are removed in every folder; later ones stay', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'assets'));
  const written = { 'old.js': 1_000, 'assets/old.js': 1_999, 'assets/newest.js': 2_000, 'new.js': 3_000 };
  for (const [name, ms] of Object.entries(written)) {
    await writeFile(path.join(folder, name), '');
    await utimes(path.join(folder, name), ms / 1000, ms / 1000);
  }
  await removeOlder(folder, 2_000);
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    'assets',
    'assets/newest.js',
    'new.js',
  ]);
});

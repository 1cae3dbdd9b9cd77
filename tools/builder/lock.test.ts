import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
  file = path.join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

it('tasks with the same lock run one after the other, even after one that failed', async () => {
  const order: string[] = [];
  const first = withLock(file, async () => {
    order.push('first begins');
    await new Promise((resolve) => setImmediate(resolve));
    order.push('first ends');
    throw new Error('it failed');
  });
  const second = withLock(file, async () => void order.push('second'));
  await expect(first).rejects.toThrow('it failed');
  await second;
  expect(order).toEqual(['first begins', 'first ends', 'second']);
  expect(existsSync(file)).toBe(false);
});

it('the lock of a process that ended is free', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  await writeFile(file, String(child.pid));
  await expect(withLock(file, async () => 'done')).resolves.toBe('done');
});

import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourcesStamp } from './sources-stamp.ts';

let root: string;
let before: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
  await mkdir(path.join(root, 'ui'));
  await writeFile(path.join(root, 'ui', 'price.tsx'), 'export {};');
  before = await sourcesStamp(root);
});
afterEach(() => rm(root, { recursive: true }));

test('a shop with unchanged sources is not built again', async () => {
  await expect(sourcesStamp(root)).resolves.toBe(before);
});

test('saving a source again invalidates the build', async () => {
  await utimes(path.join(root, 'ui', 'price.tsx'), 1, 1);
  await expect(sourcesStamp(root)).resolves.not.toBe(before);
});

test('a new source invalidates the build', async () => {
  await writeFile(path.join(root, 'ui', 'image.tsx'), '');
  await expect(sourcesStamp(root)).resolves.not.toBe(before);
});

test('a test does not invalidate the build', async () => {
  await writeFile(path.join(root, 'ui', 'price.test.ts'), '');
  await expect(sourcesStamp(root)).resolves.toBe(before);
});

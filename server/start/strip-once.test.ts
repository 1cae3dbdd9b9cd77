import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** What Node takes types out with. */
const stripper = 'NativeModule internal/deps/amaro/dist/index';

let root: string;
let preload: string;
let module: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
  preload = path.join(root, 'server', 'start', 'strip-once.mjs');
  module = path.join(root, 'price.ts');
  await mkdir(path.dirname(preload), { recursive: true });
  await copyFile(path.join(import.meta.dirname, 'strip-once.mjs'), preload);
});
afterEach(() => rm(root, { recursive: true }));

async function start(source: string): Promise<{ says: string; loadsStripper: boolean }> {
  await writeFile(module, `${source}\nconsole.log(JSON.stringify(process.moduleLoadList));`);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', preload, module]);
  const [says = '', loaded = ''] = stdout.split('\n');
  return { says, loadsStripper: loaded.includes(stripper) };
}

test('a module whose types were taken out once is started without what takes them out', async () => {
  const source = 'const price: number = 5;\nconsole.log(price);';
  await expect(start(source)).resolves.toEqual({ says: '5', loadsStripper: true });
  await expect(start(source)).resolves.toEqual({ says: '5', loadsStripper: false });
});

test('a module that was edited is stripped anew', async () => {
  await start('console.log(1 as number);');
  await expect(start('console.log(2 as number);')).resolves.toEqual({ says: '2', loadsStripper: true });
});

test('where nothing may be written, the shop starts all the same', async () => {
  // a file where the folder would be
  await writeFile(path.join(root, 'node_modules'), '');
  await expect(start('console.log(3 as number);')).resolves.toMatchObject({ says: '3' });
});

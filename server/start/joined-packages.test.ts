import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinedFile, joinedImports } from './joined-packages.ts';

const run = promisify(execFile);
let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
});
afterEach(() => rm(root, { recursive: true }));

test('a package in one file has all that the package has', async () => {
  const folder = path.join(root, 'packages');
  await run(process.execPath, [path.join(import.meta.dirname, 'join-packages.ts'), folder]);
  for (const name of joinedImports) {
    const [joined, installed] = await Promise.all([
      namesIn(pathToFileURL(path.join(folder, joinedFile(name))).href),
      namesIn(name),
    ]);
    expect(joined).toEqual(installed);
  }
});

test('the shop takes a package from its one file, where the build has made one', async () => {
  await installPackages('1.0.0');
  await joinPackages('1.0.0');
  await expect(kyselyOfShop()).resolves.toBe('one file');
});

test('a package is loaded as it comes when its one file is of another version, or was never made', async () => {
  await installPackages('1.0.1');
  await expect(kyselyOfShop()).resolves.toBe('many modules');
  await joinPackages('1.0.0');
  await expect(kyselyOfShop()).resolves.toBe('many modules');
});

test('a folder that a later build has emptied is no package', async () => {
  await installPackages('1.0.0');
  await mkdir(path.join(root, 'build', 'packages', 'typebox-1.0.0_kysely-1.0.0'), { recursive: true });
  await expect(kyselyOfShop()).resolves.toBe('many modules');
});

async function namesIn(module: string): Promise<string[]> {
  const script = `console.log(JSON.stringify(Object.keys(await import(${JSON.stringify(module)})).sort()))`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout) as string[]; // by our own script
}

async function installPackages(version: string): Promise<void> {
  for (const name of ['typebox', 'kysely']) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ version, exports: './index.js' }));
    await write(`node_modules/${name}/index.js`, 'exports.from = "many modules";');
  }
  for (const file of ['joined-packages.ts', 'use-joined-packages.ts']) {
    await mkdir(path.join(root, 'server', 'start'), { recursive: true });
    await copyFile(path.join(import.meta.dirname, file), path.join(root, 'server', 'start', file));
  }
  await write('package.json', '{ "type": "module" }');
}

async function joinPackages(version: string): Promise<void> {
  const folder = `build/packages/typebox-${version}_kysely-${version}`;
  for (const name of joinedImports)
    await write(`${folder}/${joinedFile(name)}`, 'export const from = "one file";');
}

/** What a process gets that is started as the shop is. */
async function kyselyOfShop(): Promise<string> {
  const preload = path.join(root, 'server', 'start', 'use-joined-packages.ts');
  const script = 'console.log((await import("kysely")).from)';
  const args = ['--import', preload, '--input-type=module', '-e', script];
  const { stdout } = await run(process.execPath, args, { cwd: root });
  return stdout.trim();
}

async function write(name: string, text: string): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCommand } from '#server/start/process/start-command.ts';
import { root } from './run.ts';

const parts = ['package.json', 'tools', 'server/start'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
  for (const part of parts) await cp(path.join(root, part), path.join(folder, part), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function start(): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, startCommand.args, { cwd: folder, stdio: 'pipe' });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, printed: out + problems };
}

it('npm start is the same command that tests and benchmarks run: plain node, without a flag or an import hook', async () => {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  }; // our own file
  expect(scripts['start']).toBe(`node ${startCommand.args.join(' ')}`);
  expect(startCommand.args.filter((word) => word.startsWith('-'))).toEqual([]);
});

it('without a build and the build tools the start fails with a sentence and does nothing else', async () => {
  await expect(start()).resolves.toEqual({
    code: 1,
    printed:
      'The shop is not built, and the build tools are not installed. Run npm ci (without --omit=dev) and npm run build, here or on another machine, and copy the folder build/ here.\n',
  });
});

it('without the build tools the start runs the existing build', async () => {
  await mkdir(path.join(folder, 'build', 'server'), { recursive: true });
  await writeFile(path.join(folder, 'build', 'server', 'main.js'), `console.log('the built shop');`);
  await expect(start()).resolves.toEqual({ code: 0, printed: 'the built shop\n' });
});

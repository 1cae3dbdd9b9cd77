import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const preload = path.join(import.meta.dirname, 'thrifty-memory.mjs');
const script = `
  const begun = require('node:fs').readFileSync('/proc/self/environ', 'utf8').split('\\0');
  const { pid, execArgv, argv, env } = process;
  console.log(JSON.stringify({ pid, execArgv, words: argv.slice(1), begun, env }));`;

interface Told {
  pid: number;
  execArgv: string[];
  words: string[];
  /** What the process began with, and what its children get. */
  begun: string[];
  env: Record<string, string>;
}

async function begin(env: Record<string, string>): Promise<Told & { startedPid: number | undefined }> {
  const args = ['--max-semi-space-size=8', '--import', preload, '-e', script, 'a word'];
  const running = promisify(execFile)(process.execPath, args, { env: { PATH: '/bin', ...env } });
  const { stdout } = await running;
  const told = JSON.parse(stdout) as Told; // by our own script
  return { ...told, startedPid: running.child.pid };
}

it.runIf(process.platform === 'linux')(
  'on Linux the shop begins with a thrifty heap, as the same process with the same words, and its children do not',
  async () => {
    const { pid, startedPid, execArgv, words, begun, env } = await begin({});
    expect(pid).toBe(startedPid);
    expect(execArgv).toContain('--max-semi-space-size=8');
    expect(words).toContain('a word');
    expect(begun).toContain('MALLOC_ARENA_MAX=1');
    expect(Object.keys(env)).not.toContain('MALLOC_ARENA_MAX');
    expect(Object.keys(env)).not.toContain('SHOP_MEMORY_SETTINGS');
  },
);

it.runIf(process.platform === 'linux')('what whoever runs the shop has set is left as it is', async () => {
  const { begun, env } = await begin({ MALLOC_ARENA_MAX: '4' });
  expect(begun).toContain('MALLOC_ARENA_MAX=4');
  expect(env['MALLOC_ARENA_MAX']).toBe('4');
  expect(env['MALLOC_TRIM_THRESHOLD_']).toBeUndefined();
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { startCommand } from './process/start-command.ts';

export interface RunningShop {
  child: ChildProcess;
  /** Its output so far. */
  output: () => string;
  /** Resolves once the process has printed this. */
  says: (words: string) => Promise<void>;
  /** Resolves when the shop has ended, with the exit code of `child` and all its output. */
  ended: Promise<{ code: number | null; output: string }>;
}

/** A worker in production: it needs neither pages nor the demo, so it starts fast. */
export const worker = (DATA_DIR: string): Record<string, string> => ({
  DATA_DIR,
  PORT: '0',
  ROLE: 'worker',
  NODE_ENV: 'production',
  SECRET_KEY: 'a-secret-for-tests-only-0123456789',
  PUBLIC_URL: 'http://localhost',
});

/** Builds the shop in advance, because `startShop` would otherwise build it within a test's time limit. */
export async function buildShop(): Promise<void> {
  const { program, cwd } = startCommand;
  const child = spawn(program, ['tools/build.ts', '--if-changed'], { cwd, stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null]; // Node's own event
  if (code !== 0) throw new Error(`The build ended with code ${code}`);
}

/** Starts the shop as a separate process, with only `env` in its environment. */
export function startShop(env: Record<string, string>, ...args: string[]): RunningShop {
  return run(startCommand.program, [...startCommand.args, ...args], env);
}

/** Starts the shop under a shell under a program, as npm does; `child` is the program. */
export function startShopAsNpmDoes(env: Record<string, string>): RunningShop {
  const shell = `sh -c '"$0" "$@"; exit' "$0" "$@"; exit`;
  const command = [startCommand.program, ...startCommand.args];
  return run('/bin/sh', ['-c', shell, ...command], { ...env, npm_lifecycle_event: 'start' });
}

function run(program: string, args: string[], env: Record<string, string>): RunningShop {
  const child = spawn(program, args, {
    cwd: startCommand.cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  }
  // `close` is emitted after the last process that holds the pipes.
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  const says = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(words) && resolve();
      listeners.add(look);
      child.once('close', () => reject(new Error(`It ended without printing "${words}":\n${output}`)));
      look();
    });
  return { child, output: () => output, says, ended };
}

import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export interface RunningShop {
  child: ChildProcess;
  /** Resolves once the process has said this. */
  says: (words: string) => Promise<void>;
  /** Resolves with the exit code and all that was said. */
  ended: Promise<{ code: number | null; said: string }>;
}

const main = path.join(import.meta.dirname, '..', 'main.ts');

/** The shop as a process of its own, with nothing in its environment but `env`. */
export function startShop(env: Record<string, string>): RunningShop {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, said }));
  });
  const says = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => said.includes(words) && resolve();
      listeners.add(look);
      child.once('close', () => reject(new Error(`It ended without saying "${words}":\n${said}`)));
      look();
    });
  return { child, says, ended };
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface Ran {
  code: number;
  output: string;
  milliseconds: number;
}

/** The path of a program that npm installed; run it with `process.execPath`, so that it runs on the Node of this package. */
export function bin(name: string): string {
  return join(root, 'node_modules/.bin', name);
}

/** Runs a program of Node to its end and keeps what it said. A program that a signal ended has code 1. */
export async function run(program: string, args: string[]): Promise<Ran> {
  const started = performance.now();
  const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (ended) => resolve(ended ?? 1));
  });
  return { code, output, milliseconds: Math.round(performance.now() - started) };
}

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface Ran {
  code: number;
  output: string;
  milliseconds: number;
}

/**
 * Returns the file of a program installed by npm, as named by its package.json; to be run with `process.execPath`, so that it uses the
 * Node of this package. Not node_modules/.bin, which contains shell scripts on Windows.
 */
export function bin(packageName: string, name = packageName): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  }; // npm's own form of the field
  const file = typeof bins === 'string' ? bins : bins?.[name];
  if (file === undefined) throw new Error(`The package ${packageName} has no program ${name}`);
  return join(folder, file);
}

/** Runs a Node program to its end and collects its output. A program ended by a signal has code 1. */
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

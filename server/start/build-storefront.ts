import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findServing, markServing } from './build-users.ts';
import { step } from './progress.ts';
import type { Lifetime } from './run.ts';
import { sourcesStamp } from './sources-stamp.ts';
import { exitCodes, StopReason } from './stop-reason.ts';

const root = path.join(import.meta.dirname, '..', '..');
const buildFolder = path.join(root, 'build');
/** What the builder makes: the module that renders pages, and the files that they ask for. */
export const builtModule = path.join(buildFolder, 'server', 'index.js');
export const assets = path.join(buildFolder, 'client', 'assets');
const compressor = path.join(import.meta.dirname, 'compress-assets.ts');
const stampFile = path.join(buildFolder, 'stamp');
/** Beside it, because a build empties its folder. */
const usersFolder = path.join(root, 'build-users');

/**
 * Has a storefront of these sources in `build/`, and keeps it there while this process serves it. Building under another shop would take
 * the files away that its pages ask for: the start is stopped instead.
 */
export async function requireStorefront(lifetime: Lifetime): Promise<void> {
  // a deployment without the builder brings its build, and nobody can take it away
  if (builder() === undefined && existsSync(builtModule)) return;
  const isBuilt = await isStorefrontBuilt();
  const [other] = isBuilt ? [] : await findServing(usersFolder);
  if (other !== undefined) {
    throw new StopReason(
      exitCodes.failed,
      `The storefront has to be built anew, and the shop of process ${other} serves the old one from this folder: stop that one first.`,
    );
  }
  // whoever may not write into this folder builds nothing in it either
  await markServing(usersFolder, lifetime).catch(() => undefined);
  if (!isBuilt) await step('Building the storefront', buildStorefront);
}

/** Whether the built storefront is of these sources. */
async function isStorefrontBuilt(): Promise<boolean> {
  const stamp = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : '';
  return stamp !== '' && stamp === (await sourcesStamp(root));
}

/** Builds the storefront into `build/`; says what the builder wrote only if it fails. */
async function buildStorefront(): Promise<void> {
  const program = builder();
  if (program === undefined) {
    throw new StopReason(
      exitCodes.failed,
      'The storefront is not built and its builder is not installed: run npm ci without --omit=dev.',
    );
  }
  const stamp = await sourcesStamp(root);
  await rm(stampFile, { force: true });
  await runAside([program, 'build']);
  await runAside([compressor, assets]);
  // Written last: a build cut off half way is done again.
  await writeFile(stampFile, stamp);
}

function builder(): string | undefined {
  try {
    return path.join(
      path.dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
      'bin.cjs',
    );
  } catch {
    return undefined;
  }
}

/** Runs a part of the build in a process of its own, which ends with this one. */
async function runAside(args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  process.off('exit', endWithUs);
  if (code !== 0)
    throw new StopReason(exitCodes.failed, `The storefront could not be built:\n${output.trim()}`);
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { joinedFolder } from './joined-packages.ts';
import { step } from './progress.ts';
import { removeOlder } from './remove-older.ts';
import { sourcesStamp } from './sources-stamp.ts';
import { exitCodes, StopReason } from './stop-reason.ts';

const root = path.join(import.meta.dirname, '..', '..');
const buildFolder = path.join(root, 'build');
/** What the builder makes: the module that renders pages, and the files that they ask for. */
export const builtModule = path.join(buildFolder, 'server', 'index.js');
export const assets = path.join(buildFolder, 'client', 'assets');
const compressor = path.join(import.meta.dirname, 'compress-assets.ts');
const joiner = path.join(import.meta.dirname, 'join-packages.ts');
const stampFile = path.join(buildFolder, 'stamp');

/** Has a storefront of these sources in `build/`. */
export async function requireStorefront(): Promise<void> {
  // a deployment without the builder brings its build
  if (builder() === undefined && existsSync(builtModule)) return;
  const stamp = await sourcesStamp(root);
  const last = await lastBuild();
  if (last?.stamp !== stamp) await step('Building the storefront', () => buildStorefront(stamp, last));
}

interface Build {
  /** Of its sources. */
  stamp: string;
  /** When it began, ms since 1970. */
  begun: number;
}

/** The last build that came to its end. */
async function lastBuild(): Promise<Build | undefined> {
  if (!existsSync(stampFile)) return undefined;
  const [stamp = '', begun] = (await readFile(stampFile, 'utf8')).split(' ');
  return { stamp, begun: Number(begun) };
}

/**
 * Builds the storefront into `build/`; says what the builder wrote only if it fails. What the build before made stays beside it: pages
 * that a phone has open ask for it, and so may another shop of this folder.
 */
async function buildStorefront(stamp: string, last: Build | undefined): Promise<void> {
  const program = builder();
  if (program === undefined) {
    throw new StopReason(
      exitCodes.failed,
      'The storefront is not built and its builder is not installed: run npm ci without --omit=dev.',
    );
  }
  const begun = Date.now();
  await rm(stampFile, { force: true });
  if (last !== undefined) await removeOlder(buildFolder, last.begun);
  await runAside([program, 'build']);
  await runAside([compressor, assets]);
  await runAside([joiner, joinedFolder()]);
  // Written last: a build cut off half way is done again.
  await writeFile(stampFile, `${stamp} ${begun}`);
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

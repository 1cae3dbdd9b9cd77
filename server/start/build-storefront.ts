import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sourcesStamp } from './sources-stamp.ts';
import { exitCodes, StopReason } from './stop-reason.ts';

const root = path.join(import.meta.dirname, '..', '..');
export const buildFolder = path.join(root, 'build');
const compressor = path.join(import.meta.dirname, 'compress-assets.ts');
const stampFile = path.join(buildFolder, 'stamp');

/** Whether the built storefront is of these sources. */
export async function isStorefrontBuilt(): Promise<boolean> {
  const stamp = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : '';
  if (stamp !== '' && stamp === (await sourcesStamp(root))) return true;
  // A deployment without the builder brings its build.
  return builder() === undefined && existsSync(path.join(buildFolder, 'server', 'index.js'));
}

/** Builds the storefront into `build/`; says what the builder wrote only if it fails. */
export async function buildStorefront(): Promise<void> {
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
  await runAside([compressor, path.join(buildFolder, 'client', 'assets')]);
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

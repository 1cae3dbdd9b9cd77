import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { step } from '#server/start/process/progress.ts';
import { withLock } from './lock.ts';
import { removeOlder } from './remove-older.ts';
import { splitManifest } from './split-manifest.ts';
import { sourcesStamp } from './sources-stamp.ts';

const root = path.join(import.meta.dirname, '..', '..');
const buildFolder = path.join(root, 'build');
/** The file that `npm start` runs. */
const builtServer = path.join(buildFolder, 'server', 'main.js');
const assets = path.join(buildFolder, 'client', 'assets');
const backofficeAssets = path.join(buildFolder, 'backoffice', 'assets');
const stampFile = path.join(buildFolder, 'stamp');
const builder = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
const bundler = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const backofficeConfig = path.join(root, 'vite.backoffice.config.ts');
const compressor = path.join(import.meta.dirname, 'compress-assets.ts');

/** Why there is no build, as a sentence. */
export class BuildProblem extends Error {}

/** Makes sure that `build/` has a build of these sources. A deployment without the build tools contains its build. Throws BuildProblem. */
export async function buildIfChanged(): Promise<void> {
  if (!existsSync(builder)) {
    if (existsSync(builtServer)) return;
    throw new BuildProblem(
      'The shop is not built, and the build tools are not installed. Run npm ci (without --omit=dev) and npm run build, ' +
        'here or on another machine, and copy the folder build/ here.',
    );
  }
  if (await isBuilt()) return;
  await buildShop(isBuilt);
}

/**
 * Builds server and pages into `build/`; prints the builder's output only if it fails. Files of the previous build stay, because open
 * pages and other shops in this folder still load them. Two builds take turns; `isDone` is checked when it is this one's turn. Throws
 * BuildProblem.
 */
export async function buildShop(isDone: () => Promise<boolean> = async () => false): Promise<void> {
  if (!existsSync(builder))
    throw new BuildProblem('The build tools are not installed: run npm ci without --omit=dev.');
  await mkdir(buildFolder, { recursive: true });
  await step('Building the shop', () =>
    withLock(path.join(buildFolder, 'lock'), async () => {
      if (await isDone()) return;
      const stamp = await sourcesStamp(root);
      const last = await lastBuild();
      const begun = Date.now();
      await rm(stampFile, { force: true });
      if (last !== undefined) await removeOlder(buildFolder, last.begun);
      await runNode([builder, 'build']);
      await splitManifest(assets);
      await runNode([bundler, 'build', '--config', backofficeConfig]);
      await Promise.all([runNode([compressor, assets]), runNode([compressor, backofficeAssets])]);
      // written last, so that an interrupted build is repeated
      await writeFile(stampFile, `${stamp} ${begun}`);
    }),
  );
}

async function isBuilt(): Promise<boolean> {
  return (await lastBuild())?.stamp === (await sourcesStamp(root));
}

interface Build {
  /** The stamp of the build's sources. */
  stamp: string;
  /** When it began, ms since 1970. */
  begun: number;
}

/** Returns the last completed build. */
async function lastBuild(): Promise<Build | undefined> {
  if (!existsSync(stampFile)) return undefined;
  const [stamp = '', begun] = (await readFile(stampFile, 'utf8')).split(' ');
  return { stamp, begun: Number(begun) };
}

/** Runs a part of the build in a separate process, which ends with this one. */
async function runNode(args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  process.off('exit', endWithUs);
  if (code !== 0) throw new BuildProblem(`The shop could not be built:\n${output.trim()}`);
}

import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Binaries } from './binaries.ts';
import { isRunning } from './folder-owner.ts';
import type { Identity } from './identity.ts';
import { DatabaseProblem, errorCode } from '../problems.ts';

export const superuser = 'shop';

// with lc_ctype=C pg_trgm silently drops all Cyrillic letters, so each system gets the name of its UTF-8 locale
const ctypes: Partial<Record<NodeJS.Platform, string>> = { darwin: 'en_US.UTF-8', win32: 'en-US' };

export interface InitializeOptions {
  folder: string;
  binaries: Binaries;
  identity: Identity;
  /** Whether everything is flushed to disk at the end. */
  isDurable: boolean;
}

/**
 * Creates the data folder if it does not exist, in a sibling folder that is renamed at the end, so that an interruption leaves no partial
 * folder.
 */
export async function initialize(options: InitializeOptions): Promise<void> {
  const { folder, identity } = options;
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  removeLeftovers(folder);
  const sibling = `${folder}.init-${process.pid}`;
  mkdirSync(sibling, { mode: 0o700 });
  if (identity.owner) chownSync(sibling, identity.owner.uid, identity.owner.gid);
  try {
    await runInitdb({ ...options, folder: sibling });
    renameSync(sibling, folder);
  } catch (error) {
    rmSync(sibling, { recursive: true, force: true });
    // Another process that started at the same moment was first; the folder's lock decides which of the two may use it.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
  }
}

function removeLeftovers(folder: string): void {
  const prefix = `${path.basename(folder)}.init-`;
  for (const name of readdirSync(path.dirname(folder))) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0;
    if (pid > 0 && pid !== process.pid && !isRunning(pid))
      rmSync(path.join(path.dirname(folder), name), { recursive: true, force: true });
  }
}

async function runInitdb({ folder, binaries, identity, isDurable }: InitializeOptions): Promise<void> {
  const locale = `--locale-provider=builtin --builtin-locale=C.UTF-8 --lc-collate=C --lc-messages=C -T simple`;
  const [command = '', ...args] = [
    ...identity.prefix,
    binaries.program('initdb'),
    ...`--username=${superuser} --auth=trust --encoding=UTF8 --no-instructions ${locale}`.split(' '),
    `--lc-ctype=${ctypes[process.platform] ?? 'C.UTF-8'}`,
    `--pgdata=${folder}`,
    ...(isDurable ? [] : ['--no-sync']),
  ];
  const env = { ...process.env, ...binaries.environment };
  const child = spawn(command, args, {
    ...identity.account,
    cwd: '/',
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  const [complaint, code] = await Promise.all([text(child.stderr), exit]);
  if (code !== 0)
    throw new DatabaseProblem(
      'FOLDER_UNUSABLE',
      `The database could not be created in ${folder}: ${complaint.trim()}`,
    );
}

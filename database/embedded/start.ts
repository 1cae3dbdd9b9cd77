import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { findBinaries } from './binaries.ts';
import { waitUntilFolderIsFree } from './folder-owner.ts';
import { chooseIdentity, type Identity, takeOwnership } from './identity.ts';
import { initialize, superuser } from './initialize.ts';
import { type Postmaster, PostmasterFailure, type PostmasterOptions, startPostmaster } from './postmaster.ts';
import { DatabaseProblem } from '../problems.ts';

/** In place of a folder: a server for tests that flushes nothing to disk and leaves nothing behind. */
export const throwAway = 'throw-away';

export interface EmbeddedOptions {
  /** PostgreSQL's own folder, created if it does not exist, or `throwAway`. */
  folder: string;
  /** Additional settings, which override those for a small machine. */
  settings?: Record<string, string>;
  /** Called with each line that the server logs. */
  log?: (line: string) => void;
}

export interface EmbeddedServer {
  /** How to connect; the database is PostgreSQL's own `postgres`. */
  connection: PoolConfig;
  stop: () => Promise<void>;
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
}

const port = 5432;
// Maximum length of a socket path on every system (macOS: 103 bytes with the terminating zero).
const socketPathLimit = 100;
const retryLimitMs = 5_000;

const smallMachine: Record<string, string> = {
  shared_buffers: '128MB',
  max_connections: '100',
  jit: 'off',
  random_page_cost: '1.1',
  io_method: 'sync',
  // Parallel plans need shared memory, which containers limit to 64 MB, and are no faster on two cores.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and their values may contain personal data, so the log has only the error.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

const throwAwaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  // in memory the log of changes must stay small
  max_wal_size: '128MB',
};

/** A file system in memory, as Linux has it. */
const memoryFolder = '/dev/shm';
/** The tests fill some 500 MB of it; the rest is for other programs. */
const minFreeMemory = 2 * 1024 ** 3;

/** Starts the PostgreSQL installed by npm. Refuses with FOLDER_IN_USE, FOLDER_UNUSABLE, NO_BINARIES. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const isThrowAway = options.folder === throwAway;
  const parent = isThrowAway ? os.tmpdir() : path.dirname(path.resolve(options.folder));
  mkdirSync(parent, { recursive: true });
  if (!isThrowAway) await waitUntilFolderIsFree(path.resolve(options.folder));
  const { binaries, identity } = chooseIdentity(findBinaries(parent), parent);
  const temporary = temporaryFolder(identity, isThrowAway);
  const folder = isThrowAway ? path.join(temporary, 'data') : path.resolve(options.folder);
  try {
    await initialize({ folder, binaries, identity, isDurable: !isThrowAway });
    takeOwnership(folder, identity);
    const address = await chooseAddress(temporary);
    const settings = {
      ...smallMachine,
      ...(isThrowAway ? throwAwaySettings : {}),
      ...options.settings,
      ...listenSettings(address),
    };
    const { log = () => undefined } = options;
    const postmaster = await startWithRetry({ binaries, identity, folder, settings, temporary, log });
    return {
      connection: { ...address, user: superuser, database: 'postgres' },
      stop: postmaster.stop,
      ended: postmaster.ended,
    };
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
}

async function startWithRetry(options: PostmasterOptions): Promise<Postmaster> {
  for (const start = performance.now(); ; await wait(100)) {
    try {
      return await startPostmaster(options);
    } catch (error) {
      if (!(error instanceof PostmasterFailure)) throw error;
      if (!isPredecessor(error.message)) throw unusable(options.folder, error);
      await waitUntilFolderIsFree(options.folder);
      if (performance.now() - start > retryLimitMs) throw unusable(options.folder, error);
      makeTemporaryFolder(options.temporary, options.identity);
    }
  }
}

function isPredecessor(message: string): boolean {
  return /lock file "postmaster\.pid" already exists|pre-existing shared memory block/.test(message);
}

function unusable(folder: string, cause: PostmasterFailure): DatabaseProblem {
  const sentence = `PostgreSQL cannot use the data folder ${folder}: ${cause.message.replaceAll(/\s+/g, ' ')}`;
  return new DatabaseProblem('FOLDER_UNUSABLE', sentence, { cause });
}

/**
 * Creates a folder for the server's socket that only its user and root can enter. It is in the system's temporary folder because a socket
 * path must be short. A throw-away server has its data in it too, if possible in memory: each database that a test clones is some
 * 1,500 files.
 */
function temporaryFolder(identity: Identity, isThrowAway: boolean): string {
  const isLong = path.join(os.tmpdir(), `zarona-XXXXXX/.s.PGSQL.${port}`).length > socketPathLimit;
  const onDisk = isLong ? '/tmp' : os.tmpdir();
  const folder = mkdtempSync(path.join(isThrowAway && hasFreeMemory() ? memoryFolder : onDisk, 'zarona-'));
  makeTemporaryFolder(folder, identity);
  return folder;
}

function hasFreeMemory(): boolean {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= minFreeMemory;
}

function makeTemporaryFolder(folder: string, identity: Identity): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (identity.owner) chownSync(folder, identity.owner.uid, identity.owner.gid);
}

interface Address {
  host: string;
  port: number;
}

/** Chooses a socket that only the server's user and root can open; on Windows, where Node cannot open one, a port of this machine only. */
async function chooseAddress(temporary: string): Promise<Address> {
  return process.platform === 'win32'
    ? { host: '127.0.0.1', port: await freePort() }
    : { host: temporary, port };
}

function listenSettings(address: Address): Record<string, string> {
  const viaSocket = path.isAbsolute(address.host);
  return {
    listen_addresses: viaSocket ? '' : address.host,
    unix_socket_directories: viaSocket ? address.host : '',
    unix_socket_permissions: '0700',
    port: String(address.port),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no TCP port is free');
  return address.port;
}

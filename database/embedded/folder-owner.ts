import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseProblem, errorCode } from '../problems.ts';

/**
 * The contents of postmaster.pid; line 8 is the server's state: `starting`, `ready`, `stopping`. The server is reached by a socket in that
 * folder, or at that host if the folder is empty.
 */
interface Owner {
  pid: number;
  port: number;
  socketFolder: string;
  host: string;
  state: string;
}

// The guard of a server (postmaster.ts) gives it 4 s to shut down.
const stoppingLimitMs = 8_000;
// A server whose shop was killed changes to `stopping` within moments; one that stays `ready` this long has a running shop.
const readyLimitMs = 3_000;
const pollMs = 50;

/** Waits until no server runs in the data folder, up to 8 s for one that is shutting down. Refuses with FOLDER_IN_USE. */
export async function waitUntilFolderIsFree(folder: string): Promise<void> {
  const start = performance.now();
  let readyAt = start;
  for (;;) {
    const owner = readOwner(folder);
    if (owner === undefined) return;
    const now = performance.now();
    if (owner.state !== 'ready') readyAt = now;
    if (now - readyAt > readyLimitMs || now - start > stoppingLimitMs) throw folderInUse(folder, owner.pid);
    await wait(pollMs);
  }
}

function folderInUse(folder: string, pid: number): DatabaseProblem {
  const sentence = `The data folder ${path.dirname(folder)} is in use by another running shop (its PostgreSQL is process ${pid}): stop that one, or choose another folder with DATA_DIR.`;
  return new DatabaseProblem('FOLDER_IN_USE', sentence);
}

/** Returns undefined if no server runs in the data folder. */
export function readOwner(folder: string): Owner | undefined {
  const file = path.join(folder, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(errorCode(error))) return undefined;
    throw error;
  }
  const owner = {
    pid: Math.abs(Number(lines[0])),
    port: Number(lines[3]),
    socketFolder: (lines[4] ?? '').trim(),
    host: (lines[5] ?? '').trim(),
    state: (lines[7] ?? '').trim(),
  };
  if (!isRunning(owner.pid)) return undefined;
  if (worksIn(owner.pid, folder)) return owner;
  // The process id now belongs to another program, as in a restarted container. PostgreSQL would only see that it is running and refuse
  // every start.
  rmSync(file, { force: true });
  return undefined;
}

/** Checks whether a process of this user has this id. */
export function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // Also for EPERM: a process of another user cannot be the server of our folder. PostgreSQL decides the same way.
    return false;
  }
}

/** A postmaster's working directory is its data folder. If the system does not reveal it, the process id is trusted. */
function worksIn(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch (error) {
    return errorCode(error) !== 'ENOENT';
  }
}

import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseProblem, errorCode } from '../problems.ts';

/**
 * What postmaster.pid says; line 8 is the server's state: `starting`, `ready`, `stopping`. It is reached by a socket in that folder, or
 * where that is empty, at that host.
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
// A server whose shop was killed turns to `stopping` within moments; one that stays `ready` this long has a living shop.
const readyLimitMs = 3_000;
const pollMs = 50;

/** Waits until no server lives in the data folder: up to 8 s for one that is shutting down. Refuses FOLDER_IN_USE. */
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

/** Undefined: no server lives in the data folder. */
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
  // The process number now belongs to another program, as in a restarted container. PostgreSQL sees only that it runs, and would refuse every start.
  rmSync(file, { force: true });
  return undefined;
}

/** Whether a process of ours has this number. */
export function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // EPERM too: a process of another user cannot be the server of a folder that is ours. PostgreSQL judges the same.
    return false;
  }
}

/** A postmaster works in its data folder; where the system does not tell, the number is believed. */
function worksIn(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch (error) {
    return errorCode(error) !== 'ENOENT';
  }
}

import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const pollMs = 200;

/**
 * Runs the work while no other process runs it with the same lock file, which contains the process id. The lock of a process that ended is
 * free.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!(await take(file))) {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (owner > 0 && !isRunning(owner)) await rm(file, { force: true });
    else await wait(pollMs);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // a process of another user
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

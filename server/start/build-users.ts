import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '#database/problems.ts';
import type { Lifetime } from './run.ts';

/** Says in `folder` that this process serves the built storefront, until it stops. */
export async function markServing(folder: string, { onStop }: Pick<Lifetime, 'onStop'>): Promise<void> {
  const mark = path.join(folder, String(process.pid));
  await mkdir(folder, { recursive: true });
  await writeFile(mark, '');
  onStop(() => rm(mark, { force: true }));
}

/** The other processes that said so and still run; what is left of those that were killed is taken away. */
export async function findServing(folder: string): Promise<number[]> {
  const marks = existsSync(folder) ? await readdir(folder) : [];
  const gone = marks.filter((mark) => !isRunning(Number(mark)));
  await Promise.all(gone.map((mark) => rm(path.join(folder, mark), { force: true })));
  return marks.filter((mark) => !gone.includes(mark)).map(Number);
}

function isRunning(pid: number): boolean {
  // one that was killed had the same number: in a container, each start has
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // somebody else's process
    return errorCode(error) === 'EPERM';
  }
}

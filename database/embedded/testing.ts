import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg, { type PoolConfig } from 'pg';
import { superuser } from './initialize.ts';

/** Runs one statement over a new connection. */
export async function runSql(connection: PoolConfig, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

/** Starts a server in another process, which `kill` ends like `kill -9`. Throws with the error output of that process. */
export async function startInProcess(folder: string): Promise<{ connection: PoolConfig; kill: () => void }> {
  const program = path.join(import.meta.dirname, 'testing-process.ts');
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  const complaint = text(child.stderr);
  const host = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk)));
    child.once('close', () => resolve(''));
  });
  if (host === '') throw new Error(await complaint);
  return { connection: { host, user: superuser, database: 'postgres' }, kill: () => child.kill('SIGKILL') };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg, { type PoolConfig } from 'pg';

/** Runs one statement over a connection of its own. */
export async function ask(connection: PoolConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

/** A server that belongs to another process, which `kill` ends as `kill -9` does. Throws what that process complained of. */
export async function startInProcess(folder: string): Promise<{ connection: PoolConfig; kill: () => void }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'testing-process.ts'), folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  const complaint = text(child.stderr);
  const [answer] = await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  if (!Buffer.isBuffer(answer)) throw new Error(await complaint);
  return { connection: JSON.parse(String(answer)), kill: () => child.kill('SIGKILL') };
}

import path from 'node:path';
import type { PoolConfig } from 'pg';
import { readOwner } from './folder-owner.ts';
import { superuser } from './initialize.ts';

/** Returns how to connect to the server of a shop running on this folder; undefined if there is none, or it is not ready. */
export function findRunning(folder: string): PoolConfig | undefined {
  const owner = readOwner(path.resolve(folder));
  if (owner?.state !== 'ready') return undefined;
  const host = owner.socketFolder || owner.host;
  return { host, port: owner.port, user: superuser };
}

import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#database/connect.ts';
import type { FileStore } from '#providers/files/port.ts';
import { selectUninspected, updateInspected } from './queries.ts';
import { maxOriginalBytes, readOriginal } from './read-original.ts';

export interface InspectDeps {
  db: Db;
  files: FileStore;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const pauseMs = 5;

/**
 * Inspects each original that has not been inspected yet: whether it is a picture or a film, its size, and its placeholder. A missing
 * original is skipped and retried at the next start; a broken one is logged once. Returns how many were inspected.
 */
export async function inspectOriginals(
  { db, files, log }: InspectDeps,
  signal: AbortSignal,
): Promise<number> {
  const missing: string[] = [];
  let seen = 0;
  let afterId = 0;
  for (;;) {
    const rows = await selectUninspected(db, afterId);
    for (const { id, key } of rows) {
      if (signal.aborted) return seen;
      afterId = id;
      const content = await contentOf(files, key);
      if (content === 'missing') {
        missing.push(key);
        continue;
      }
      const facts = content === 'too large' ? null : await readOriginal(key, content);
      if (facts === null) log.warn({ key }, 'an original cannot be read');
      await updateInspected(db, { id, facts });
      seen++;
      await wait(pauseMs);
    }
    if (rows.length === 0) break;
  }
  if (missing.length > 0)
    log.warn({ count: missing.length, keys: missing.slice(0, 5) }, 'originals are missing');
  return seen;
}

async function contentOf(files: FileStore, key: string): Promise<Buffer | 'missing' | 'too large'> {
  const found = await files.find(key);
  if (found && found.bytes > maxOriginalBytes) return 'too large';
  const stream = found && (await files.read(key));
  return stream ? buffer(stream) : 'missing';
}

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { FileStore, StoredFile } from '#providers/files/port.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { writeAtomically } from '#server/kit/atomic-write.ts';
import { largestOriginalBytes } from './read-original.ts';
import { PictureUnreadable, type Variant } from './variant.ts';

export interface DerivativeDeps {
  files: FileStore;
  /** Derivatives lie here; it may be emptied at any time. */
  folder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Derivatives {
  /**
   * The bytes, from disk or made now; who asks for the same at once waits for one making. Refuses OVERLOADED; throws
   * PictureUnreadable, and what the store throws.
   */
  get: (asked: DerivativeRequest) => Promise<Buffer>;
  /** Makings that run or wait. */
  pending: () => number;
}

export interface DerivativeRequest {
  key: string;
  original: StoredFile;
  variant: Variant;
}

const makingsAtOnce = 2;
const longestQueue = 200;
/** Makings that failed for ever and are not tried again for a while: opening a broken picture costs as much as a good one. */
const mostSpoiled = 1_000;
const spoiledForMs = 10 * 60_000;

/** One name for one content: another original under the same key gives another. */
export function derivativeTag({ key, original, variant }: DerivativeRequest): string {
  const { width, height, fit, format, quality } = variant;
  const facts = [key, original.bytes, original.modifiedAt.getTime(), width, height, fit, format, quality];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

export function createDerivatives(deps: DerivativeDeps): Derivatives {
  const running = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  const spoiled = new Map<string, { why: PictureUnreadable; until: number }>();
  let free = makingsAtOnce;

  const inTurn = async (make: () => Promise<Buffer>): Promise<Buffer> => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await make();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
  return {
    pending: () => running.size,
    get: async (asked) => {
      const tag = derivativeTag(asked);
      const file = path.join(deps.folder, tag.slice(0, 2), `${tag}.${asked.variant.format}`);
      const kept = await readFile(file).catch(() => null);
      if (kept) return kept;
      const making = running.get(tag);
      if (making) return making;
      const known = spoiled.get(tag);
      if (known && known.until > performance.now()) throw known.why;
      if (running.size >= longestQueue) throw new Refusal('OVERLOADED', { retryAfterSeconds: 5 });
      const made = inTurn(() => makeAndKeep(deps, { ...asked, file }))
        .catch((error: unknown) => {
          if (error instanceof PictureUnreadable) remember(spoiled, tag, error);
          throw error;
        })
        .finally(() => running.delete(tag));
      running.set(tag, made);
      return made;
    },
  };
}

function remember(
  spoiled: Map<string, { why: PictureUnreadable; until: number }>,
  tag: string,
  why: PictureUnreadable,
): void {
  const [oldest] = spoiled.keys();
  if (spoiled.size >= mostSpoiled && oldest !== undefined) spoiled.delete(oldest);
  spoiled.set(tag, { why, until: performance.now() + spoiledForMs });
}

async function makeAndKeep(
  { files, folder, log }: DerivativeDeps,
  asked: DerivativeRequest & { file: string },
): Promise<Buffer> {
  if (asked.original.bytes > largestOriginalBytes)
    throw new PictureUnreadable(`${asked.original.bytes} bytes`);
  const original = await files.read(asked.key);
  if (original === null) throw new PictureUnreadable('the original has gone');
  const { encodeVariant } = await import('./picture.ts');
  const bytes = await encodeVariant(await buffer(original), asked.variant);
  try {
    await writeAtomically(asked.file, (unfinished) => writeFile(unfinished, bytes));
  } catch (error) {
    // a full disk costs time at the next request, not the picture
    log.warn({ err: error, folder }, 'derivative not kept');
  }
  return bytes;
}

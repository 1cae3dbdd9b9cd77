import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { minuteMs } from '#domain/units/durations.ts';
import type { FileStore, StoredFile } from '#providers/files/port.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { countLimitHit } from '#server/kit/limits/limit-hits.ts';
import { writeAtomically } from '#server/kit/atomic-write.ts';
import { maxOriginalBytes } from './read-original.ts';
import { PictureUnreadable, type Variant } from './variant.ts';

export interface DerivativeDeps {
  limits: Pick<Limits, 'newPicturesPerMinute' | 'pictureQueue'>;
  files: FileStore;
  /** The folder of derivatives; it may be emptied at any time. */
  folder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Derivatives {
  /**
   * Returns the bytes, from disk or rendered now; concurrent requests for the same derivative share one rendering. Null if the queue is
   * full or the network has used up its renderings of this minute. Throws PictureUnreadable, and the store's errors.
   */
  get: (request: DerivativeRequest) => Promise<Buffer | null>;
  /** Number of running and queued renderings. */
  pending: () => number;
}

export interface DerivativeRequest {
  key: string;
  original: StoredFile;
  variant: Variant;
  /** The requester's network; null = not counted: the shop itself, or one of its stores. */
  network: string | null;
}

const makingsAtOnce = 2;
/** Failed renderings that are not retried for a while, because opening a broken picture costs as much as a good one. */
const maxSpoiled = 1_000;
const spoiledForMs = 10 * minuteMs;

/** A unique name for the content: a different original under the same key has a different tag. */
export function derivativeTag({ key, original, variant }: Omit<DerivativeRequest, 'network'>): string {
  const { width, height, fit, format, quality, focal } = variant;
  const facts = [key, original.bytes, original.modifiedAt.getTime(), width, height, fit, format, quality];
  if (focal) facts.push(focal.x, focal.y);
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

export function createDerivatives(deps: DerivativeDeps): Derivatives {
  const running = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  const spoiled = new Map<string, { why: PictureUnreadable; until: number }>();
  const mayBegin = limitNetworks(deps.limits.newPicturesPerMinute);
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
    get: async (request) => {
      const tag = derivativeTag(request);
      const file = path.join(deps.folder, tag.slice(0, 2), `${tag}.${request.variant.format}`);
      const cached = await readFile(file).catch(() => null);
      if (cached) return cached;
      const making = running.get(tag);
      if (making) return making;
      const known = spoiled.get(tag);
      if (known && known.until > performance.now()) throw known.why;
      if (running.size >= makingsAtOnce + deps.limits.pictureQueue) {
        countLimitHit('PICTURE_QUEUE');
        return null;
      }
      if (!mayBegin(request.network)) {
        countLimitHit('NEW_PICTURES_PER_MINUTE');
        return null;
      }
      const made = inTurn(() => makeAndKeep(deps, { ...request, file }))
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

/** Returns a function that checks whether a network may have another picture rendered in this minute. */
function limitNetworks(perMinute: number): (network: string | null) => boolean {
  let begun = performance.now();
  const counts = new Map<string, number>();
  return (network) => {
    if (network === null) return true;
    if (performance.now() - begun > minuteMs) {
      begun = performance.now();
      counts.clear();
    }
    const count = counts.get(network) ?? 0;
    counts.set(network, count + 1);
    return count < perMinute;
  };
}

function remember(
  spoiled: Map<string, { why: PictureUnreadable; until: number }>,
  tag: string,
  why: PictureUnreadable,
): void {
  const [oldest] = spoiled.keys();
  if (spoiled.size >= maxSpoiled && oldest !== undefined) spoiled.delete(oldest);
  spoiled.set(tag, { why, until: performance.now() + spoiledForMs });
}

async function makeAndKeep(
  { files, folder, log }: DerivativeDeps,
  request: DerivativeRequest & { file: string },
): Promise<Buffer> {
  if (request.original.bytes > maxOriginalBytes)
    throw new PictureUnreadable(`${request.original.bytes} bytes`);
  const original = await files.read(request.key);
  if (original === null) throw new PictureUnreadable('the original has gone');
  const { encodeVariant } = await import('./picture.ts');
  const bytes = await encodeVariant(await buffer(original), request.variant);
  try {
    await writeAtomically(request.file, (unfinished) => writeFile(unfinished, bytes));
  } catch (error) {
    // a full disk makes the next request slower, but must not fail this one
    log.warn({ err: error, folder }, 'derivative not stored');
  }
  return bytes;
}

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from '#server/config/config-limits.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { writeAtomically } from '#server/kit/atomic-write.ts';
import { cardVersion, type Shape } from './card.ts';
import type { Subject } from './find-subject.ts';

export interface CardDeps {
  /** The folder of cached pictures; it may be emptied at any time. */
  folder: string;
  /** Returns a picture's bytes at about 1200 px; null if it cannot be loaded. */
  photoOf: (key: string) => Promise<Buffer | null>;
  limits: Pick<Limits, 'previewQueue'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface CachedCards {
  /** Reads a card from disk or draws it, one at a time; concurrent callers for the same card share one drawing. Refuses with OVERLOADED. */
  get: (subject: Subject, options: { shape: Shape; tag: string }) => Promise<Buffer>;
}

/** The cache name of a picture: a hash of everything that it shows. */
export function tagOf(subject: Subject, shape: Shape): string {
  const facts = [cardVersion, shape, subject.title, subject.facts, subject.price, subject.picture];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

export function createCachedCards({ folder, photoOf, limits, log }: CardDeps): CachedCards {
  const running = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  const make = async (subject: Subject, shape: Shape, file: string): Promise<Buffer> => {
    const photo = subject.picture === null ? null : await photoOf(subject.picture);
    const { drawCard } = await import('./draw-card.ts');
    const bytes = await drawCard({ ...subject, photo }, shape);
    // not cached, so that a photo that failed to load is requested again
    if (photo === null && subject.picture !== null) return bytes;
    await writeAtomically(file, (unfinished) => writeFile(unfinished, bytes)).catch((error: unknown) => {
      log.warn({ err: error, folder }, 'preview picture could not be cached');
    });
    return bytes;
  };
  return {
    get: async (subject, { shape, tag }) => {
      const file = path.join(folder, tag.slice(0, 2), `${tag}.jpg`);
      const cached = await readFile(file).catch(() => null);
      if (cached) return cached;
      const drawing = running.get(tag);
      if (drawing) return drawing;
      if (running.size >= limits.previewQueue)
        throw limitRefusal('PREVIEW_QUEUE', 'OVERLOADED', { retryAfterSeconds: 5 });
      const drawn = last.then(() => make(subject, shape, file)).finally(() => running.delete(tag));
      last = drawn.catch(() => undefined);
      running.set(tag, drawn);
      return drawn;
    },
  };
}

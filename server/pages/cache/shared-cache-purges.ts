import { setTimeout as wait } from 'node:timers/promises';
import type { Purges } from '#server/kit/cache-tags.ts';
import { longestStaleMs } from './freshness.ts';

/** How many tags fit into one header of the caches that are known. */
const tagsPerCall = 100;
/** More than this is not worth naming: everything is purged instead. */
const longestQueue = 5_000;
const everything = '*';

interface Options {
  /** PURGE_URLS: one for each cache. */
  urls: readonly string[];
  /** Calls one cache; throws where that failed. */
  purge: (url: string, tags: readonly string[]) => Promise<void>;
  warn: (error: unknown, message: string) => void;
  /** Milliseconds until the second purge. Left out = the time in which this process may still answer with a page from before the change. */
  againAfterMs?: number;
  /** After a failure, doubled each time up to half a minute, ms. */
  retryAfterMs?: number;
}

export interface SharedCachePurges {
  /** Returns at once: nobody waits for a cache. */
  send: (purges: Purges) => void;
}

/**
 * Sends the tags of what changed to the caches in front of the shop, `*` for everything. Twice: at once, and when this process surely renders the page again. Counts are not sent, for a sale changes them on every page and they may be
 * a minute old. A cache that fails is tried again until it answers; what waits for it is in memory, because its pages end by themselves
 * (docs/decisions/0051).
 */
export function createSharedCachePurges(options: Options): SharedCachePurges {
  const { urls, againAfterMs = longestStaleMs } = options;
  const queues = urls.map((url) => createQueue(url, options));
  const add = (tags: readonly string[]): void => {
    for (const queue of queues) queue(tags);
  };
  return {
    send: (purges) => {
      const tags = tagsOf(purges);
      if (tags.length === 0) return;
      add(tags);
      setTimeout(() => add(tags), againAfterMs).unref();
    },
  };
}

function tagsOf(purges: Purges): string[] {
  if (purges === '*') return [everything];
  return purges.flatMap(({ tag, kind }) => (kind === 'counts' ? [] : [tag]));
}

/** One cache: one call at a time, with all tags that came meanwhile. */
function createQueue(
  url: string,
  { purge, warn, retryAfterMs = 500 }: Options,
): (tags: readonly string[]) => void {
  const waiting = new Set<string>();
  let isSending = false;
  const sendAll = async (): Promise<void> => {
    let failures = 0;
    while (waiting.size > 0) {
      const tags = take(waiting);
      try {
        await purge(url, tags);
        failures = 0;
      } catch (error) {
        put(waiting, tags);
        if (failures === 0) warn(error, 'a shared cache was not purged: trying again');
        await wait(Math.min(retryAfterMs * 2 ** failures++, 30_000), undefined, { ref: false });
      }
    }
    isSending = false;
  };
  return (tags) => {
    put(waiting, tags);
    if (isSending) return;
    isSending = true;
    void sendAll();
  };
}

function put(waiting: Set<string>, tags: readonly string[]): void {
  for (const tag of tags) waiting.add(tag);
  if (!waiting.has(everything) && waiting.size <= longestQueue) return;
  waiting.clear();
  waiting.add(everything);
}

function take(waiting: Set<string>): string[] {
  const tags = [...waiting].slice(0, tagsPerCall);
  for (const tag of tags) waiting.delete(tag);
  return tags;
}

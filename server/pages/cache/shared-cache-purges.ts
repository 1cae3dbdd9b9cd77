import { setTimeout as wait } from 'node:timers/promises';
import type { Purges } from '#server/kit/cache-tags.ts';
import { maxStaleMs } from './freshness.ts';

/** Maximum number of tags that fit into one header of known caches. */
const tagsPerCall = 100;
/** Above this number everything is purged instead. */
const maxQueueLength = 5_000;
const everything = '*';

interface Options {
  /** PURGE_URLS: one per cache. */
  urls: readonly string[];
  /** Calls one cache; throws on failure. */
  purge: (url: string, tags: readonly string[]) => Promise<void>;
  warn: (error: unknown, message: string) => void;
  /** Time until the second purge, ms. By default the time for which this process may still send an outdated page. */
  againAfterMs?: number;
  /** Delay after a failure, doubled each time up to half a minute, ms. */
  retryAfterMs?: number;
}

export interface SharedCachePurges {
  /** Returns at once and sends in the background. */
  send: (purges: Purges) => void;
}

/**
 * Sends the tags of changes to the caches in front of the shop, `*` for everything. Sends twice: at once, and when this process certainly
 * renders the page again. Counts are not sent, because a sale changes them on every page and they may be a minute old. A failing cache is
 * retried until it responds; the queue is in memory only, because cached pages expire anyway (docs/decisions/0051).
 */
export function createSharedCachePurges(options: Options): SharedCachePurges {
  const { urls, againAfterMs = maxStaleMs } = options;
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

/** The queue of one cache: one call at a time, with all tags collected in the meantime. */
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
  if (!waiting.has(everything) && waiting.size <= maxQueueLength) return;
  waiting.clear();
  waiting.add(everything);
}

function take(waiting: Set<string>): string[] {
  const tags = [...waiting].slice(0, tagsPerCall);
  for (const tag of tags) waiting.delete(tag);
  return tags;
}

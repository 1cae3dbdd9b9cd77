import type { Purges } from '#server/kit/cache-tags.ts';

/** A response of the API that is the same for all callers, with the tags that it depends on. */
export interface SharedAnswer {
  status: number;
  /** The parsed JSON, frozen because many pages share it. */
  value: unknown;
  tags: readonly string[];
}

export interface SharedAnswers {
  get: (key: string) => SharedAnswer | undefined;
  /** Returns the moment at which reading a response starts. */
  moment: () => number;
  /** Stores a response read since that moment, unless something that it depends on changed in the meantime. */
  store: (key: string, answer: SharedAnswer, since: number) => void;
  purge: (purges: Purges) => void;
}

/** A response with its facets takes some hundred kilobytes. */
const maxAnswers = 40;
/** Some responses mention days; a cached page adds its own lifetime to this, ms. */
const lifetimeMs = 60_000;
/** Maximum number of tags whose last purge is remembered. */
const maxPurgedTags = 10_000;

/**
 * Caches responses that pages of different visitors read: categories, banners, a listing. Within this process such a response is read once
 * until any change purges it, so that shoppers with a cart see current counts too. A response that depends on the caller has no tags and
 * is never stored here.
 */
export function createSharedAnswers(now: () => number = () => performance.now()): SharedAnswers {
  const answers = new Map<string, SharedAnswer & { until: number }>();
  const purged = createPurgeLog();
  return {
    get(key) {
      const answer = answers.get(key);
      return answer !== undefined && answer.until > now() ? answer : undefined;
    },
    moment: purged.moment,
    store(key, answer, since) {
      if (purged.isAnySince(answer.tags, since)) return;
      answers.delete(key);
      answers.set(key, { ...answer, value: frozen(answer.value), until: now() + lifetimeMs });
      const [oldest] = answers.keys();
      if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
    },
    purge(purges) {
      purged.add(purges);
      const tags = purges === '*' ? null : new Set(purges.map(({ tag }) => tag));
      for (const [key, answer] of answers)
        if (tags === null || answer.tags.some((tag) => tags.has(tag))) answers.delete(key);
    },
  };
}

/** Numbers the purges and stores the last one of each tag. */
function createPurgeLog() {
  const lastOf = new Map<string, number>();
  let count = 0;
  /** All tags count as purged by this one. */
  let floor = 0;
  return {
    moment: () => count,
    isAnySince: (tags: readonly string[], since: number): boolean =>
      floor > since || tags.some((tag) => (lastOf.get(tag) ?? 0) > since),
    add: (purges: Purges): void => {
      count++;
      if (purges === '*' || lastOf.size > maxPurgedTags) {
        lastOf.clear();
        floor = count;
      }
      if (purges !== '*') for (const { tag } of purges) lastOf.set(tag, count);
    },
  };
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

import type { Purges } from '#server/kit/cache-tags.ts';

/** An answer of the API that is the same for everybody: it named what it depends on. */
export interface SharedAnswer {
  status: number;
  /** What its JSON says: read once, frozen because many pages share it. */
  value: unknown;
  tags: readonly string[];
}

export interface SharedAnswers {
  get: (key: string) => SharedAnswer | undefined;
  /** The moment at which an answer began to be read. */
  moment: () => number;
  /** Stores what was read since that moment, unless something that it depends on changed after it. */
  store: (key: string, answer: SharedAnswer, since: number) => void;
  purge: (purges: Purges) => void;
}

/** An answer with its facets takes some hundred kilobytes. */
const maxAnswers = 40;
/** Some answers name days; a page that is cached adds its own lifetime to this, ms. */
const lifetimeMs = 60_000;
/** Tags of which is known when they were last purged. */
const maxPurgedTags = 10_000;

/**
 * Pages of different visitors read the same things: categories, banners, a listing. Within this process such an answer is read once until
 * a change purges it, of whatever kind: who has a bag sees no old counts. An answer that depends on the caller names no tags and never
 * comes here.
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

/** Counts purges, and remembers of each tag which was its last. */
function createPurgeLog() {
  const lastOf = new Map<string, number>();
  let count = 0;
  /** Everything counts as purged by this one. */
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

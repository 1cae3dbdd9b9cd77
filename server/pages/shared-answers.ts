/** An answer of the API that is the same for everybody: it named what it depends on. */
export interface SharedAnswer {
  status: number;
  /** What its JSON says: read once, frozen because many pages share it. */
  value: unknown;
  tags: readonly string[];
}

export interface SharedAnswers {
  get: (key: string) => SharedAnswer | undefined;
  /** Tells later whether data changed meanwhile. */
  moment: () => number;
  /** Keeps what was read since that moment, unless something changed after it. */
  keep: (key: string, answer: SharedAnswer, since: number) => void;
  purge: (tags: readonly string[] | '*') => void;
}

/** An answer with its facets takes some hundred kilobytes. */
const maxAnswers = 40;
/** Some answers name days; a page that is kept adds its own lifetime to this, ms. */
const lifetimeMs = 60_000;

/**
 * Pages of different visitors ask the same things: categories, banners, a listing. Within this process such an answer is asked
 * for once until a change purges it. An answer that depends on who asks names no tags and never comes here.
 */
export function createSharedAnswers(now: () => number = () => performance.now()): SharedAnswers {
  const answers = new Map<string, SharedAnswer & { until: number }>();
  let purges = 0;
  return {
    get(key) {
      const kept = answers.get(key);
      return kept !== undefined && kept.until > now() ? kept : undefined;
    },
    moment: () => purges,
    keep(key, answer, since) {
      if (since !== purges) return;
      answers.delete(key);
      answers.set(key, { ...answer, value: frozen(answer.value), until: now() + lifetimeMs });
      const [oldest] = answers.keys();
      if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
    },
    purge(tags) {
      purges++;
      for (const [key, answer] of answers)
        if (tags === '*' || answer.tags.some((tag) => tags.includes(tag))) answers.delete(key);
    },
  };
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

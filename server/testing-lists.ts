import { expect, it } from 'vitest';
import type { StaffBrowser } from './testing-staff.ts';

/** A filter of a list as written in an address, with its meaning as a predicate. */
export interface PlainFilter<Fact> {
  query: string;
  holds: (fact: Fact) => boolean;
}

export interface PlainList<Fact> {
  /** For example `orders`. */
  path: string;
  browser: () => StaffBrowser;
  /** Every row that the caller may see, as stored in the database. */
  facts: () => readonly Fact[];
  filters: () => readonly PlainFilter<Fact>[];
  /** The sort orders by name; rows with equal values are sorted by `id`. */
  sorts: Readonly<Record<string, (fact: Fact) => number | string>>;
  id: (fact: Fact) => number;
  /** The key of a fact, which is also the key of a row in the response. */
  keyOf: (fact: Fact) => string;
  keyOfRow: (row: Record<string, unknown>) => string;
  /** The answer has all rows, without pages and their number. */
  isWhole?: true;
}

interface Answer {
  rows: Record<string, unknown>[];
  next: string | null;
  count: { value: number } | null;
}

/** Reads all pages of a query. */
async function readAll(browser: StaffBrowser, path: string): Promise<Answer> {
  const read = async (cursor: string): Promise<Answer> => {
    const answer = await browser.get(`${path}${cursor}`);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    const read = answer.json<Answer | Answer['rows']>();
    return Array.isArray(read) ? { rows: read, next: null, count: { value: read.length } } : read;
  };
  const first = await read('');
  const rows = [...first.rows];
  for (let { next } = first; next !== null;) {
    const page = await read(`&cursor=${encodeURIComponent(next)}`);
    rows.push(...page.rows);
    ({ next } = page);
  }
  return { ...first, rows };
}

/** BO-22: each filter alone, pairs of neighbouring filters, and each sort order return what the predicate and a simple sort do. */
export function testPlainList<Fact>(list: PlainList<Fact>): void {
  const { path, browser, facts, sorts, id, keyOf, keyOfRow } = list;
  const inPages = (size: number, query: string) => (list.isWhole ? query : `size=${size}&${query}`);
  const keysOf = async (query: string): Promise<string[]> => {
    const { rows, count } = await readAll(browser(), `${path}?${query}`);
    const keys = rows.map(keyOfRow);
    expect(count?.value).toBe(keys.length);
    return keys;
  };
  const wanted = (holds: (fact: Fact) => boolean) => facts().filter(holds).map(keyOf).toSorted();

  it(`BO-22: each filter of ${path} leaves what it says, and some rows`, async () => {
    for (const { query, holds } of list.filters()) {
      const plain = wanted(holds);
      expect([query, (await keysOf(inPages(200, query))).toSorted()]).toEqual([query, plain]);
      expect([query, plain.length > 0]).toEqual([query, true]);
    }
  });

  it(`BO-22: two filters of ${path} leave what both leave`, async () => {
    const filters = list.filters();
    const nameOf = ({ query }: PlainFilter<Fact>) => query.split('=', 1)[0];
    const pairs = filters.flatMap((one, nth) =>
      [1, 3, 7].map((step) => [one, filters[(nth + step) % filters.length]] as const),
    );
    for (const [one, other] of pairs) {
      if (other === undefined || nameOf(one) === nameOf(other)) continue;
      const query = `${one.query}&${other.query}`;
      const plain = wanted((fact) => one.holds(fact) && other.holds(fact));
      expect([query, (await keysOf(inPages(200, query))).toSorted()]).toEqual([query, plain]);
    }
  });

  it.each(Object.keys(sorts).flatMap((name) => [name, `-${name}`]))(
    `BO-22: ${path} by %s stand in the plain order over all pages`,
    async (sort) => {
      const by = sorts[sort.replace('-', '')];
      if (by === undefined) throw new Error(`unknown sort order ${sort}`);
      const up = facts().toSorted((one, other) => compare(by(one), by(other)) || id(one) - id(other));
      const plain = (sort.startsWith('-') ? up.toReversed() : up).map(keyOf);
      expect(await keysOf(inPages(60, `sort=${sort}`))).toEqual(plain);
    },
  );
}

const compare = (one: number | string, other: number | string): number =>
  one < other ? -1 : one > other ? 1 : 0;

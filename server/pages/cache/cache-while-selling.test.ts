import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductChange } from '#server/catalog/index/freshness/what-changed.ts';
import {
  cardTag,
  contentTag,
  listingTag,
  menuTag,
  productTag,
  type PurgeKind,
} from '#server/kit/cache-tags.ts';
import { createPageCache } from './page-cache.ts';
import { tagsOfChange } from './tags-of-change.ts';

// A simulation with its own clock: 57 pages, each read once a second; every second five holds begin and five end; a price changes every
// minute and a product is removed every two minutes. What is shown, and how old it is, depends on page-cache.ts and freshness.ts only.

const minutes = 8;
const products = 1_500;
const categories = 12;
const categoryOf = (product: number) => `category-${product % categories}`;

/** By address: 19 products, and 38 lists, each of a category or of the whole shop. */
const pages = new Map<string, string[]>();
for (let n = 0; n < 19; n++)
  pages.set(`/product/${n}`, [
    menuTag,
    productTag(n),
    ...[1, 2, 3, 4, 5, 6].map((next) => cardTag(n + next)),
  ]);
for (let n = 0; n < 38; n++) {
  const cards = Array.from({ length: 24 }, (_, place) => cardTag(n + categories * place));
  const scope = n < 6 ? 'all' : `category-${n % categories}`;
  pages.set(`/list/${n}`, [menuTag, listingTag(scope), ...cards, contentTag('banners')]);
}

/** Deterministic random numbers, so that a failure can be reproduced. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

interface Shown {
  address: string;
  at: number;
  renderedAt: number;
}

const changes: { at: number; kindOf: ReadonlyMap<string, PurgeKind[]> }[] = [];
const shown: Shown[] = [];
const renderings = new Map<string, number[]>();
let hits = 0;

function changeAt(second: number, random: () => number): ProductChange[] {
  const sale = (): ProductChange => {
    const id = Math.floor(random() * products);
    // one piece in seven is the cheapest of its model, one in thirty the last
    const isListChanged = random() < 1 / 30;
    const isCardChanged = isListChanged || random() < 1 / 7;
    return { id, kind: 'STOCK', isGone: false, isCardChanged, isListChanged, categories: [categoryOf(id)] };
  };
  const some = Array.from({ length: 10 }, sale);
  const id = second % 19;
  const other = { id, isCardChanged: true, isListChanged: true, categories: [categoryOf(id)] };
  if (second % 60 === 30) some.push({ ...other, kind: 'PRICE', isGone: false });
  if (second % 120 === 90) some.push({ ...other, kind: 'CONTENT', isGone: true });
  return some;
}

beforeAll(async () => {
  let now = 0;
  const cache = createPageCache({ maxBytes: 10_000_000, lifetimeMs: 300_000, now: () => now });
  const random = numbers(7);
  for (let second = 0; second < minutes * 60; second++) {
    const due = changeAt(second, random);
    for (const [place, address] of [...pages.keys()].entries()) {
      now = second * 1_000 + place * 17;
      // sales happen between the reads
      if (place % 5 === 0) for (const change of due.splice(0, 1)) purge(change);
      const page = await cache.get(address, async () => {
        renderings.set(address, [...(renderings.get(address) ?? []), now]);
        const headers = { 'rendered-at': String(now) };
        const tags = new Set(pages.get(address));
        return { page: { status: 200, headers, brotli: Buffer.from(address), tags }, isCacheable: true };
      });
      shown.push({ address, at: now, renderedAt: Number(page.headers['rendered-at']) });
    }
  }
  ({ hits } = cache.counts());

  function purge(change: ProductChange): void {
    const purges = tagsOfChange({ products: [change] });
    if (purges === '*') throw new Error('one product is not everything');
    const kindOf = new Map<string, PurgeKind[]>();
    for (const { tag, kind } of purges) kindOf.set(tag, [...(kindOf.get(tag) ?? []), kind]);
    changes.push({ at: now, kindOf });
    cache.purge(purges);
  }
});

/** The longest time after a change of this kind at which a page without the change was still shown, ms. */
function maxAge(kind: PurgeKind): number {
  const oldest = new Map<string, number>();
  let greatest = -1;
  for (const { address, at, renderedAt } of shown) {
    const tags = pages.get(address) ?? [];
    const from = oldest.get(address) ?? 0;
    for (let n = from; n < changes.length; n++) {
      const change = changes[n];
      if (!change || change.at > at) break;
      // a page is never older than the data it was rendered from
      if (change.at <= renderedAt) oldest.set(address, n);
      else if (tags.some((tag) => change.kindOf.get(tag)?.includes(kind)))
        greatest = Math.max(greatest, at - change.at);
    }
  }
  return greatest;
}

describe('57 pages while the shop sells', () => {
  it('are read from the cache in nineteen of twenty requests', () => {
    expect(hits / shown.length).toBeGreaterThan(0.95);
  });

  it('are rendered at most once in 5 s each, except after a removal', () => {
    const gone = changes.filter(({ kindOf }) => [...kindOf.values()].flat().includes('gone'));
    for (const [address, at] of renderings) {
      const tooSoon = at.filter((instant, n) => n > 0 && instant - (at[n - 1] ?? 0) < 5_000);
      const touching = gone.filter(({ kindOf }) => pages.get(address)?.some((tag) => kindOf.has(tag)));
      expect(tooSoon.length).toBeLessThanOrEqual(touching.length);
    }
  });

  it('need at most one rendering per fifteen reads', () => {
    const count = [...renderings.values()].flat().length;
    expect(count / shown.length).toBeLessThan(1 / 15);
  });

  it.each([
    ['pieces', 'stale', 5_000],
    ['counts', 'counts', 60_000],
    ['prices', 'price', 5_000],
  ] as const)('show %s no older than the limit', (_what, kind, limitMs) => {
    const age = maxAge(kind);
    // the page must be shown after the change at least once, or the test proves nothing
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(limitMs);
  });

  it('never show a removed product', () => {
    expect(maxAge('gone')).toBe(-1);
  });
});

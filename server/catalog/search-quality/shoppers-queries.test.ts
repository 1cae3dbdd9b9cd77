import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductList } from '#contract/catalog/listing.ts';
import { testApp } from '#server/testing.ts';
import {
  isExpected,
  readShoppersQueries,
  selectModelFacts,
  typedQuery,
  type ModelFacts,
} from './testing-queries.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
let facts: Map<string, ModelFacts>;

beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  facts = await selectModelFacts(shop.pool);
});
afterAll(() => shop.close());

const queries = readShoppersQueries();

/** Returns the first model of a search, or what was returned instead. */
async function firstOf(query: string): Promise<string> {
  const typed = typedQuery(query, facts);
  const answer = await shop.app.inject({ url: '/api/es/v1/es-products', query: { q: typed, size: '1' } });
  const [first] = answer.json<{ data: ProductList }>().data.content;
  return first ? first.artikul : 'nothing';
}

describe('the meant product is found by what shoppers type (issue 6, item 1)', () => {
  it('for at least three hundred queries', () => {
    expect(queries.length).toBeGreaterThanOrEqual(300);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  it('as the first result, each time', { timeout: 60_000 }, async () => {
    const misses: string[] = [];
    for (const { query, expected } of queries) {
      const artikul = await firstOf(query);
      const model = facts.get(artikul);
      if (!model || !isExpected(model, expected))
        misses.push(`${query} → ${expected}, but ${artikul} ${model?.words.join(' ') ?? ''}`);
    }
    expect(misses).toEqual([]);
  });
});

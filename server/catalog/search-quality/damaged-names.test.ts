import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mulberry32 } from '#database/seed/random.ts';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import type { LocalizedText } from '#database/schema.ts';
import { buildIndex } from '../index/build.ts';
import { findFirst } from '../index/search.ts';
import type { IndexState } from '../index/state.ts';
import { selectReference } from '../queries-reference.ts';
import { damages, type Damage } from './testing-damage.ts';
import { catalogQuery } from '../testing-rows.ts';

let database: TestDatabase;
let state: IndexState;
let products: { id: number; name: LocalizedText }[];

beforeAll(async () => {
  database = await testDatabase({ seed: 'demo' });
  ({ state } = await buildIndex(database.pool, {
    reference: await selectReference(database.db),
    priceType: 'B2C',
  }));
  ({ rows: products } = await database.pool.query<(typeof products)[number]>(
    `select id, name from products where product_state = 'ACTIVE' order by id`,
  ));
});
afterAll(() => database.close());

const triesPerKind = 150;
const shownFirst = 5;

/** Returns the share of names found among the first five after this damage, and the names not found. */
function tryKind({ kind, language, do: damage }: Damage) {
  const random = mulberry32(kind.length * 7919);
  const named = products.filter(({ name }) => name[language] !== '');
  const misses: string[] = [];
  for (let nth = 0; nth < triesPerKind; nth++) {
    const { id, name } = named[random.whole(0, named.length - 1)] ?? {
      id: 0,
      name: { uz: '', ru: '', en: '' },
    };
    const text = damage(name[language], random);
    const { tiles } = findFirst(state, catalogQuery({ text, sort: 'relevance', limit: shownFirst }), 0);
    if (!tiles.some(({ productId }) => productId === id)) misses.push(`${name[language]} as ${text}`);
  }
  return { rate: 1 - misses.length / triesPerKind, misses };
}

describe('a product is found by its name, however it is mistyped (issue 6, item 1)', () => {
  const rates: string[] = [];
  afterAll(() => process.stdout.write(`Found among the first ${shownFirst}:\n${rates.join('\n')}\n`));

  it.each(damages)('$kind', { timeout: 30_000 }, (damage) => {
    const { rate, misses } = tryKind(damage);
    rates.push(`${(rate * 100).toFixed(1).padStart(6)} %  ${damage.kind}`);
    expect({ rate, misses: misses.slice(0, 5) }).toSatisfy(() => rate >= 0.95, misses.slice(0, 5).join('\n'));
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facetNames } from '#domain/catalog/facets.ts';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { selectReference } from '../queries-reference.ts';
import { filterCombinations } from '../testing-filter-combinations.ts';
import {
  prepareReference,
  referenceFacets,
  referencePage,
  referenceRelaxations,
  referenceTotals,
  type ReferenceValue,
} from '../testing-reference-queries.ts';
import { buildIndex } from './build.ts';
import { wholeCatalog } from './query.ts';
import { searchIndex } from './search.ts';
import type { IndexState } from './state.ts';

let database: TestDatabase;
let state: IndexState;
/** The latest day on which a piece was received, so that some pieces are new. */
let today: number;

beforeAll(async () => {
  database = await testDatabase({ seed: 'demo' });
  const { rows } = await database.pool.query<{ day: number }>(
    `select max(received_on) - date '1970-01-01' as day from product_items`,
  );
  today = rows[0]?.day ?? 0;
  await prepareReference(database.pool, today);
  ({ state } = await buildIndex(database.pool, {
    reference: await selectReference(database.db),
    priceType: 'B2C',
  }));
});
afterAll(() => database.close());

const mixCount = 240;
/** One test per seed, so that each stays within the time limit of a test. */
const seeds = [1, 2, 3, 4, 5, 6];
const byValue = (one: ReferenceValue, other: ReferenceValue) =>
  `${one.facet} ${one.value}` < `${other.facet} ${other.value}` ? -1 : 1;

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

describe('the index returns the same as plain SQL for the demo shop', () => {
  it('with a demo shop that is not empty', () => {
    expect(state.modelCount).toBeGreaterThanOrEqual(120);
    expect(
      filterCombinations(state, { count: mixCount }).filter((mix) => searchIndex(state, mix, today).total > 0)
        .length,
    ).toBeGreaterThan(50);
    const mixes = seeds.flatMap((seed) =>
      filterCombinations(state, { count: mixCount / seeds.length, seed }),
    );
    expect(facetNames.filter((name) => !mixes.some(({ facets }) => facets[name]))).toEqual([]);
  });

  it.each(seeds)(
    'for every total, count, bound, page and tile (mixes %i)',
    { timeout: 60_000 },
    async (seed) => {
      for (const mix of filterCombinations(state, { count: mixCount / seeds.length, seed })) {
        const answer = searchIndex(state, mix, today);
        const totals = await referenceTotals(database.pool, mix);
        expect({
          mix,
          total: answer.total,
          pieces: answer.totalPieces,
          min_price: answer.priceRange?.min ?? null,
          max_price: answer.priceRange?.max ?? null,
          min_weight: answer.weightRange?.min ?? null,
          max_weight: answer.weightRange?.max ?? null,
          min_carat: answer.caratRange?.min ?? null,
          max_carat: answer.caratRange?.max ?? null,
        }).toEqual({ mix, ...totals });
        const tiles = answer.tiles.map((tile) => ({
          id: tile.productId,
          price: tile.priceSom,
          pieces: tile.pieceCount,
          min_weight: tile.minWeightMg,
          max_weight: tile.maxWeightMg,
        }));
        expect({ mix, tiles }).toEqual({ mix, tiles: await referencePage(database.pool, mix) });
      }
    },
  );

  it.each(seeds)(
    'for every value of every facet and every switch (mixes %i)',
    { timeout: 60_000 },
    async (seed) => {
      for (const mix of filterCombinations(state, { count: mixCount / seeds.length, seed })) {
        const { facets, switches } = searchIndex(state, mix, today);
        const values: ReferenceValue[] = [
          ...facets.flatMap(({ facet, values: counted }) => counted.map((counts) => ({ facet, ...counts }))),
          ...switches.map(({ name, count }) => ({ facet: name, value: 'on', count })),
        ];
        const expected = await referenceFacets(database.pool, mix);
        expect({ mix, values: values.toSorted(byValue) }).toEqual({
          mix,
          values: expected.toSorted(byValue),
        });
      }
    },
  );

  it('for the sort by reduction', { timeout: 60_000 }, async () => {
    const mixes = filterCombinations(state, { count: mixCount / seeds.length }).map((mix) => ({
      ...mix,
      sort: 'reduction' as const,
    }));
    for (const mix of [{ ...wholeCatalog, sort: 'reduction' as const }, ...mixes]) {
      const page = await referencePage(database.pool, mix);
      const ids = searchIndex(state, mix, today).tiles.map(({ productId }) => productId);
      expect({ mix, ids }).toEqual({ mix, ids: page.map(({ id }) => id) });
    }
  });

  it('for the filters to drop when nothing is found', { timeout: 60_000 }, async () => {
    const empty = filterCombinations(state, { count: mixCount })
      .map((mix) => ({ mix, answer: searchIndex(state, mix, today) }))
      .filter(({ answer }) => answer.total === 0);
    const compared = new Set<string>();
    for (const { mix, answer } of empty) {
      const expected = await referenceRelaxations(database.pool, mix);
      expect({ mix, relaxations: answer.relaxations.toSorted(byName) }).toEqual({
        mix,
        relaxations: expected.toSorted(byName),
      });
      const counts = answer.relaxations.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      for (const { name } of expected) compared.add(name);
    }
    // many mixes find nothing, and many filters give results once they alone are dropped
    expect(empty.length).toBeGreaterThan(50);
    expect(compared.size).toBeGreaterThan(15);
  });
});

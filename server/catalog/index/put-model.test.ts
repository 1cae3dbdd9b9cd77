import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexRow, PieceTuple } from '../queries-index.ts';
import { catalogQuery } from '../testing-rows.ts';
import { putModel, removeModel } from './put-model.ts';
import { makeReference } from './reference.ts';
import { searchIndex } from './search.ts';
import { emptyState } from './state.ts';

const reference = makeReference({
  categories: [
    { id: 1, parent_id: null, name: { uz: '', ru: '', en: '' }, slug_uz: 'a', slug_ru: 'b', slug_en: 'c' },
  ],
  collections: [],
  stores: [],
  dictionary: { preciousMetals: [], metals: [], stoneKinds: [], shapes: [], occasions: [], styles: [] },
  pins: [],
  synonyms: [],
});

const piece = fc.record({
  price: fc.integer({ min: 1, max: 9 }),
  size: fc.constantFrom(1600, 1650, 1700),
  store: fc.constantFrom(1, 2, null),
  old: fc.boolean(),
  // mostly the same value, because values that every piece of a model has are counted by models
  probe: fc.oneof({ weight: 30, arbitrary: fc.constant(585) }, { weight: 1, arbitrary: fc.constant(750) }),
  day: fc.integer({ min: 90, max: 100 }),
});
type Piece = typeof piece extends fc.Arbitrary<infer P> ? P : never;

const today = 100;
const tuple = ({ price, size, store, old, day, probe }: Piece): PieceTuple => [
  price,
  old ? price + 1 : null,
  probe,
  size,
  null,
  3000,
  store,
  day,
  null,
  null,
  null,
  null,
  null,
];
const row = (id: number, pieces: Piece[]): IndexRow => ({
  id,
  category_id: 1,
  collection_ids: null,
  metal: id % 2 === 0 ? 'white' : 'yellow',
  gender: 'women',
  occasions: [],
  styles: [],
  popularity: 0,
  name: { uz: 'uzuk', ru: 'кольцо', en: 'ring' },
  piece_count: pieces.length,
  is_diameter: false,
  reserved_count: 0,
  pieces: pieces.map(tuple),
});

/**
 * Random changes of a small catalogue: products are added, change their number of pieces (also beyond one word of slots), and are removed.
 */
const step = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  pieces: fc.option(fc.array(piece, { maxLength: 70, size: 'max' }), { freq: 4 }),
});

describe('the index after a random sequence of changes', () => {
  it('returns the same counts as a plain computation', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 40, size: 'max' }),
        fc.integer({ min: 1, max: 9 }),
        (history, maxPriceSom) => {
          const state = emptyState(reference);
          const shelf = new Map<number, Piece[]>();
          for (const { id, pieces } of history) {
            if (pieces) putModel(state, row(id, pieces));
            else removeModel(state, id);
            if (pieces) shelf.set(id, pieces);
            else shelf.delete(id);
          }
          const query = catalogQuery({
            facets: { ringSize: ['16', '17'] },
            maxPriceSom,
            sort: 'price',
            limit: 100,
          });
          const answer = searchIndex(state, query, today);
          const fits = ({ price, size }: Piece) => price <= maxPriceSom && size !== 1650;
          const matching = [...shelf]
            .map(([id, pieces]) => ({ id, pieces: pieces.filter(fits) }))
            .filter(({ pieces }) => pieces.length > 0);
          expect(answer.total).toBe(matching.length);
          expect(answer.totalPieces).toBe(matching.reduce((sum, { pieces }) => sum + pieces.length, 0));
          const sorted = matching.map(({ id, pieces }) => ({
            id,
            price: Math.min(...pieces.map(({ price }) => price)),
          }));
          sorted.sort((one, other) => one.price - other.price || one.id - other.id);
          expect(answer.tiles.map((tile) => tile.productId)).toEqual(sorted.map(({ id }) => id));
          const stores = answer.facets.find(({ facet }) => facet === 'storeId')?.values ?? [];
          const inStore = (store: number) =>
            matching.filter(({ pieces }) => pieces.some((one) => one.store === store)).length;
          expect(stores.map(({ value, count }) => [value, count, inStore(Number(value))])).toEqual(
            stores.map(({ value }) => [value, inStore(Number(value)), inStore(Number(value))]),
          );
          const probes = answer.facets.find(({ facet }) => facet === 'probe')?.values ?? [];
          const ofProbe = (probe: string) =>
            matching.filter(({ pieces }) => pieces.some((one) => one.probe === Number(probe))).length;
          expect(probes).toEqual(probes.map(({ value }) => ({ value, count: ofProbe(value) })));
          const gold = catalogQuery({ facets: { probe: ['585'] }, maxPriceSom, limit: 100 });
          const isGold = ({ price, probe }: Piece) => price <= maxPriceSom && probe === 585;
          expect(searchIndex(state, gold, today).total).toBe(
            [...shelf.values()].filter((pieces) => pieces.some(isGold)).length,
          );
          const switches = new Map(answer.switches.map(({ name, count }) => [name, count]));
          const withPiece = (fitting: (piece: Piece) => boolean) =>
            matching.filter(({ pieces }) => pieces.some(fitting)).length;
          expect(switches.get('inStore') ?? 0).toBe(withPiece(({ store }) => store !== null));
          expect(switches.get('onSale') ?? 0).toBe(withPiece(({ old }) => old));
          expect(switches.get('isNew') ?? 0).toBe(withPiece(({ day }) => day > today - 7));
          expect(switches.get('lastOne') ?? 0).toBe(
            matching.filter(({ id }) => shelf.get(id)?.length === 1).length,
          );
          const metals = answer.facets.find(({ facet }) => facet === 'metal')?.values ?? [];
          expect(metals.find(({ value }) => value === 'white')?.count ?? 0).toBe(
            matching.filter(({ id }) => id % 2 === 0).length,
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});

it('an index that outgrows its capacity returns the same results', () => {
  const state = emptyState(reference);
  const ids = Array.from({ length: 700 }, (_, place) => place + 1);
  const piecesOf = (id: number): Piece[] =>
    Array.from({ length: 1 + (id % 9) }, (_, place) => ({
      price: 1 + ((id * 7 + place) % 900),
      size: place % 2 === 0 ? 1600 : 1650,
      store: id % 3 === 0 ? 1 : null,
      old: false,
      day: 90,
      probe: id % 5 === 0 ? 750 : 585,
    }));
  for (const id of ids) putModel(state, row(id, piecesOf(id)));
  const fits = ({ price, size }: Piece) => price >= 300 && size === 1600;
  const matching = ids.filter((id) => piecesOf(id).some(fits));
  const answer = searchIndex(
    state,
    catalogQuery({ facets: { ringSize: ['16'] }, minPriceSom: 300, sort: 'price', limit: 1000 }),
    today,
  );
  const cheapest = (id: number) =>
    Math.min(
      ...piecesOf(id)
        .filter(fits)
        .map(({ price }) => price),
    );
  expect(answer.tiles.map(({ productId, priceSom }) => [productId, priceSom])).toEqual(
    matching
      .map((id) => [id, cheapest(id)])
      .toSorted(([one = 0, a = 0], [other = 0, b = 0]) => a - b || one - other),
  );
  const probes = answer.facets.find(({ facet }) => facet === 'probe')?.values;
  const ofProbe = (probe: number) =>
    matching.filter((id) => piecesOf(id).some((one) => one.probe === probe)).length;
  expect(probes).toEqual([
    { value: '585', count: ofProbe(585) },
    { value: '750', count: ofProbe(750) },
  ]);
  const prices = ids.flatMap((id) => piecesOf(id).flatMap(({ price, size }) => (size === 1600 ? price : [])));
  expect(answer.priceRange).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
});

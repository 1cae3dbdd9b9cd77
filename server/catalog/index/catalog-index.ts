import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolConfig } from 'pg';
import type { ReadDb } from '#database/connect.ts';
import type { FacetName } from '#domain/catalog/facets.ts';
import type { PriceType } from '#domain/pricing/price-for.ts';
import { selectReference } from '../queries-reference.ts';
import { countCommon } from './sets/bits.ts';
import { buildIndex } from './build.ts';
import { followChanges, type CatalogChange } from './freshness/follow-changes.ts';
import { neighborsOf } from './neighbors.ts';
import type { Neighbors } from './neighbor-sets.ts';
import type { CatalogQuery } from './query.ts';
import type { Reference } from './reference.ts';
import { findFirst, searchIndex, type CatalogAnswer, type FirstModels } from './search.ts';
import type { IndexState } from './state.ts';
import { tileOf } from './tiles.ts';
import type { Tile } from './tile.ts';

export type { CatalogChange };

/** The catalogue in memory: listings, counts and the pieces' part of cards. Synchronous, and each answer is from one state. */
export interface CatalogIndex {
  search: (query: CatalogQuery, today: number) => CatalogAnswer;
  /** Returns the same page and total without counts and bounds, in a fraction of the time. */
  findFirst: (query: CatalogQuery, today: number) => FirstModels;
  /** Returns the first page of a text with other vocabulary than the index has: a trial before the staff save it. */
  findFirstWith: (
    query: CatalogQuery,
    trial: { today: number; words: Pick<Reference, 'pins' | 'synonyms'> },
  ) => FirstModels;
  /** Returns the tiles of the public products among these, in this order, without filters. */
  tiles: (productIds: number[], today: number) => Tile[];
  neighbors: (productId: number) => Neighbors;
  /** Counts the models that have an AVAILABLE piece and this value; for a category, including its descendants. */
  countBuyable: (facet: FacetName, value: string) => number;
  reference: () => Reference;
  /** Registers a listener that is called for every change once the index contains it. Returns a function that removes it. */
  onChange: (listener: (change: CatalogChange) => void) => () => void;
  /** Reads all changes committed until now; used by tests instead of waiting. */
  catchUp: () => Promise<void>;
  close: () => Promise<void>;
}

export interface CatalogIndexDeps {
  db: ReadDb;
  pool: Pool;
  /** Settings of a connection outside the pool, which LISTEN requires; with PgBouncer, directly to the server. */
  connection: PoolConfig;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** The price type by which it lists, filters and sorts; omitted = retail. */
  priceType?: PriceType;
}

export async function createCatalogIndex({
  priceType = 'B2C',
  ...deps
}: CatalogIndexDeps): Promise<CatalogIndex> {
  const startedAt = performance.now();
  const built = await buildIndex(deps.pool, {
    reference: await selectReference(deps.db),
    priceType,
  });
  let state: IndexState = built.state;
  const listeners = new Set<(change: CatalogChange) => void>();
  const fresh = { ...deps, priceType };
  const freshness = await followChanges(fresh, {
    horizon: built.horizon,
    state: () => state,
    replace: (next) => {
      state = next;
    },
    announce: (change) => {
      for (const listener of listeners) listener(change);
    },
  });
  deps.log.info(
    { models: state.modelCount, ms: Math.round(performance.now() - startedAt) },
    'catalogue index built',
  );
  return {
    search: (query, today) => searchIndex(state, query, today),
    findFirst: (query, today) => findFirst(state, query, today),
    findFirstWith: (query, { today, words }) =>
      findFirst({ ...state, reference: { ...state.reference, ...words } }, query, today),
    tiles: (productIds, today) => tilesOf(state, productIds, today),
    neighbors: (productId) => neighborsOf(state, productId),
    countBuyable: (facet, value) => countBuyable(state, facet, value),
    reference: () => state.reference,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    catchUp: freshness.catchUp,
    close: freshness.close,
  };
}

function tilesOf(state: IndexState, productIds: number[], today: number): Tile[] {
  return productIds.flatMap((id) => {
    const ordinal = state.ordinalOf.get(id);
    return ordinal === undefined ? [] : [tileOf(state, { ordinal, pieces: null, today })];
  });
}

function countBuyable(state: IndexState, facet: FacetName, value: string): number {
  const bits = state.facets.get(facet)?.get(value);
  if (!bits) return 0;
  return countCommon(state.arena, state.buyable, bits.models);
}

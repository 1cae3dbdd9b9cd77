import { facetNames, switchNames, type FacetName, type SwitchName } from '#domain/catalog/facets.ts';
import { add, emptyLike, unite, type Bits } from './sets/bits.ts';
import { between } from './sets/ranges.ts';
import type { IndexState, ValueBits } from './state.ts';

/** `relevance`: how near a model is to what was typed; without a text, as popular. */
export type SortName =
  | 'relevance'
  | 'popular'
  | 'new'
  | 'price'
  | '-price'
  | 'reduction'
  | 'weight'
  | 'caratWeight';

/** A question to the index. Facet values are the index's own (ids for categories, collections and stores). */
export interface CatalogQuery {
  facets: Partial<Record<FacetName, string[]>>;
  /** What the shopper typed, or null. */
  text: string | null;
  /** Only these products: those a style or serial number names. */
  productIds: number[] | null;
  minPriceSom: number | null;
  maxPriceSom: number | null;
  minWeightMg: number | null;
  maxWeightMg: number | null;
  /** 1/1000 ct of all stones of a piece. */
  minCarat: number | null;
  maxCarat: number | null;
  /** Those that are on. */
  switches: readonly SwitchName[];
  sort: SortName;
  /** The collection whose editors' order counts in the place of popularity. */
  arranged?: string | undefined;
  offset: number;
  limit: number;
}

/** Every public model, the first page of them by popularity: what a question says nothing of is as it is here. */
export const wholeCatalog: CatalogQuery = {
  facets: {},
  text: null,
  productIds: null,
  minPriceSom: null,
  maxPriceSom: null,
  minWeightMg: null,
  maxWeightMg: null,
  minCarat: null,
  maxCarat: null,
  switches: [],
  sort: 'popular',
  offset: 0,
  limit: 24,
};

export type FilterName = FacetName | SwitchName | 'price' | 'weight' | 'carat' | 'q';

/** One condition. Read only: its sets may be the index's own. */
export interface Filter {
  name: FilterName;
  /** The models that meet it, or that have a piece which does (more of them, where nobody knows better). */
  models: Bits;
  /** The pieces (slots) that meet it; null when it is about models. */
  pieces: Bits | null;
}

/** All conditions of a question but those of its text (read-text.ts). */
export function readFilters(state: IndexState, query: CatalogQuery): Filter[] {
  const filters: Filter[] = [];
  for (const facet of facetNames) {
    const values = query.facets[facet];
    if (!values || values.length === 0) continue;
    const known = state.facets.get(facet);
    filters.push({
      name: facet,
      ...withAny(
        state,
        values.flatMap((value) => known?.get(value) ?? []),
      ),
    });
  }
  const { minPriceSom, maxPriceSom, minWeightMg, maxWeightMg, minCarat, maxCarat } = query;
  const ofPieces = (name: FilterName, pieces: Bits) => filters.push({ name, models: state.buyable, pieces });
  const ofModels = (name: FilterName, models: Bits) => filters.push({ name, models, pieces: null });
  if (minPriceSom !== null || maxPriceSom !== null)
    ofPieces('price', between(state, 'priceSom', [minPriceSom, maxPriceSom]));
  if (minWeightMg !== null || maxWeightMg !== null)
    ofPieces('weight', between(state, 'weightMg', [minWeightMg, maxWeightMg]));
  if (minCarat !== null || maxCarat !== null)
    ofPieces('carat', between(state, 'carat', [minCarat, maxCarat]));
  for (const name of switchNames)
    if (query.switches.includes(name)) filters.push({ name, ...withAny(state, [state.switches[name]]) });
  if (query.productIds !== null) ofModels('q', theseProducts(state, query.productIds));
  return filters;
}

/** OR inside a facet: what has any of these values. */
export function withAny(state: IndexState, sets: readonly ValueBits[]): Pick<Filter, 'models' | 'pieces'> {
  const { arena } = state;
  const isOfPieces = sets.some(({ split }) => split > 0);
  const [only] = sets;
  if (only && sets.length === 1) return { models: only.models, pieces: isOfPieces ? only.pieces : null };
  const models = emptyLike(arena, state.live);
  for (const set of sets) unite(arena, models, set.models);
  if (!isOfPieces) return { models, pieces: null };
  const pieces = emptyLike(arena, state.regionEnds);
  for (const set of sets) unite(arena, pieces, set.pieces);
  return { models, pieces };
}

function theseProducts(state: IndexState, ids: number[]): Bits {
  const bits = emptyLike(state.arena, state.live);
  for (const id of ids) {
    const ordinal = state.ordinalOf.get(id);
    if (ordinal !== undefined) add(bits, ordinal);
  }
  return bits;
}

import { facetNames, switchNames, type FacetName, type SwitchName } from '#domain/catalog/facets.ts';
import { add, emptyLike, unite, type Bits } from './sets/bits.ts';
import { between } from './sets/ranges.ts';
import type { IndexState, ValueBits } from './state.ts';

/** `relevance`: nearness to the typed text; by popularity if there is no text. */
export type SortName =
  | 'relevance'
  | 'popular'
  | 'new'
  | 'price'
  | '-price'
  | 'reduction'
  | 'weight'
  | 'caratWeight';

/** A query of the index. Facet values are the index's own (ids for categories, collections and stores). */
export interface CatalogQuery {
  facets: Partial<Record<FacetName, string[]>>;
  /** The typed text, or null. */
  text: string | null;
  /** Only these products, because the text is a style or serial number. */
  productIds: number[] | null;
  minPriceSom: number | null;
  maxPriceSom: number | null;
  minWeightMg: number | null;
  maxWeightMg: number | null;
  /** Total of all stones of a piece, in 1/1000 ct. */
  minCarat: number | null;
  maxCarat: number | null;
  /** The switches that are on. */
  switches: readonly SwitchName[];
  sort: SortName;
  /** The collection whose editors' order replaces popularity. */
  arranged?: string | undefined;
  offset: number;
  limit: number;
}

/** All public models, first page, by popularity: the defaults of a query. */
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

/** One condition. Read-only, because its sets may belong to the index. */
export interface Filter {
  name: FilterName;
  /** The models that meet it or have a piece that does; may include more models if the exact set is unknown. */
  models: Bits;
  /** The pieces (slots) that meet it; null if it concerns models. */
  pieces: Bits | null;
}

/** Returns all conditions of a query except its text (read-text.ts). */
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

/** Combines the values of a facet by OR. */
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

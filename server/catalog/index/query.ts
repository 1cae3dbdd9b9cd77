import { facetLevels, facetNames, type FacetName } from '#domain/catalog/facets.ts';
import { add, bitsFor, unite, type Bits } from './bits.ts';
import { findByText } from './find-by-text.ts';
import type { IndexState } from './state.ts';

export type SortName = 'popular' | 'new' | 'price' | '-price' | 'weight' | 'caratWeight';

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
  /** Only pieces that lie in a store. */
  inStore: boolean;
  /** Only models with an AVAILABLE piece. */
  inStock: boolean;
  sort: SortName;
  offset: number;
  limit: number;
}

export type FilterName = FacetName | 'price' | 'weight' | 'inStore' | 'inStock' | 'q';

/** One condition: the models or the pieces (slots) that meet it. Read only: it may be a set of the index itself. */
export interface Filter {
  name: FilterName;
  level: 'model' | 'piece';
  bits: Bits;
}

export function readFilters(state: IndexState, query: CatalogQuery): Filter[] {
  const filters: Filter[] = [];
  for (const facet of facetNames) {
    const values = query.facets[facet];
    if (values && values.length > 0)
      filters.push({ name: facet, level: facetLevels[facet], bits: anyOf(state, facet, values) });
  }
  const { minPriceSom, maxPriceSom, minWeightMg, maxWeightMg } = query;
  if (minPriceSom !== null || maxPriceSom !== null)
    filters.push({
      name: 'price',
      level: 'piece',
      bits: between(state, state.pieces.priceSom, [minPriceSom, maxPriceSom]),
    });
  if (minWeightMg !== null || maxWeightMg !== null)
    filters.push({
      name: 'weight',
      level: 'piece',
      bits: between(state, state.pieces.weightMg, [minWeightMg, maxWeightMg]),
    });
  if (query.inStore) filters.push({ name: 'inStore', level: 'piece', bits: state.inStore });
  if (query.inStock) filters.push({ name: 'inStock', level: 'model', bits: state.buyable });
  if (query.productIds !== null)
    filters.push({ name: 'q', level: 'model', bits: theseProducts(state, query.productIds) });
  else if (query.text !== null)
    filters.push({ name: 'q', level: 'model', bits: findByText(state, query.text) });
  return filters;
}

/** OR inside a facet. */
function anyOf(state: IndexState, facet: FacetName, values: string[]): Bits {
  const known = state.facets.get(facet);
  const isPiece = facetLevels[facet] === 'piece';
  const sets = values.flatMap((value) => {
    const bits = known?.get(value);
    return bits ? [isPiece ? bits.pieces : bits.models] : [];
  });
  const [only] = sets;
  if (only && sets.length === 1) return only;
  const union: Bits = new Int32Array(isPiece ? state.regionEnds.length : state.live.length);
  for (const set of sets) unite(union, set);
  return union;
}

/** Slots whose value lies within the bounds, both included; 0 means "none" and lies within no bounds. */
function between(state: IndexState, column: Float64Array, [min, max]: [number | null, number | null]): Bits {
  const low = Math.max(min ?? 1, 1);
  const high = max ?? Infinity;
  const bits: Bits = new Int32Array(state.regionEnds.length);
  for (let word = 0; word < state.wordCount; word++) {
    let found = 0;
    for (let slot = word * 32 + 31; slot >= word * 32; slot--) {
      const value = column[slot] ?? 0;
      found = (found << 1) | (Number(value >= low) & Number(value <= high));
    }
    bits[word] = found;
  }
  return bits;
}

function theseProducts(state: IndexState, ids: number[]): Bits {
  const bits = bitsFor(state.models.id.length);
  for (const id of ids) {
    const ordinal = state.ordinalOf.get(id);
    if (ordinal !== undefined) add(bits, ordinal);
  }
  return bits;
}

import type { ChangeKind } from './queries-changes.ts';
import { has } from '../sets/bits.ts';
import { urlValue } from '../reference.ts';
import type { IndexState } from '../state.ts';

/** What lists show of a model. */
export interface Outline {
  isPublic: boolean;
  available: number;
  /** The price "from" in whole soʻm; Infinity = none. */
  minPriceSom: number;
  /** English slugs of its category and that category's ancestors. */
  categories: string[];
}

/** A changed product, and which pages its change affects. */
export interface ProductChange {
  id: number;
  kind: ChangeKind;
  /** It was public and no longer is. */
  isGone: boolean;
  /** Its card changed: the price "from", the texts, or anything that changes lists. */
  isCardChanged: boolean;
  /** Lists changed: it was added, removed, sold out or became available again, or its texts or prices changed. */
  isListChanged: boolean;
  /** English slugs of the categories whose lists show it, or showed it before. */
  categories: string[];
}

/** Returns the model as the index has it now. */
export function outlineOf(state: IndexState, productId: number): Outline {
  const ordinal = state.ordinalOf.get(productId);
  if (ordinal === undefined || !has(state.live, ordinal))
    return { isPublic: false, available: 0, minPriceSom: Infinity, categories: [] };
  const { available, minPriceSom, categoryId } = state.models;
  const path = state.reference.categoryPath.get(categoryId[ordinal] ?? 0) ?? [];
  return {
    isPublic: true,
    available: available[ordinal] ?? 0,
    minPriceSom: minPriceSom[ordinal] ?? Infinity,
    categories: path.map((id) => urlValue(state.reference, 'category', id)),
  };
}

/** Compares a product before and after a change. */
export function compareOutlines(
  { id, kind }: Pick<ProductChange, 'id' | 'kind'>,
  before: Outline,
  after: Outline,
): ProductChange {
  const isListChanged =
    kind !== 'STOCK' || before.isPublic !== after.isPublic || before.available > 0 !== after.available > 0;
  return {
    id,
    kind,
    isGone: before.isPublic && !after.isPublic,
    isCardChanged: isListChanged || before.minPriceSom !== after.minPriceSom,
    isListChanged,
    categories: [...new Set([...before.categories, ...after.categories])],
  };
}

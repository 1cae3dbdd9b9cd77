import type { ChangeKind } from '../../queries-index.ts';
import { has } from '../sets/bits.ts';
import { urlValue } from '../reference.ts';
import type { IndexState } from '../state.ts';

/** What lists say of a model. */
export interface Outline {
  isPublic: boolean;
  available: number;
  /** Whole soʻm, the price "from"; Infinity = none. */
  minPriceSom: number;
  /** English slugs of its category and of those above it. */
  categories: string[];
}

/** A product that changed, and for whom it matters. */
export interface ProductChange {
  id: number;
  kind: ChangeKind;
  /** It was public and is not any more. */
  isGone: boolean;
  /** Its card changed: its price "from", its texts, or what changes lists. */
  isCardChanged: boolean;
  /** Lists changed their models or their order: it was added, removed, sold out or came back, its texts or prices changed. */
  isListChanged: boolean;
  /** English slugs of the categories whose lists show it, or showed it before. */
  categories: string[];
}

/** The model as the index knows it now. */
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

/** What became of a product between two looks at it. */
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

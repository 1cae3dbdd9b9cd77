import { has } from '../sets/bits.ts';
import type { IndexState } from '../state.ts';
import type { Term } from './text-terms.ts';

/** The cost of lacking a term that only affects the order; and the weight of a step of cost relative to the rest. */
const withoutAside = 1;
const step = 2 ** 33;
const sold = 2 ** 32;

/**
 * Sort key, smaller is earlier: pinned models in their order; then nearness to all terms; then buyable before sold; then popularity (issue
 * 6, item 7).
 */
export function relevanceKey(
  state: IndexState,
  { terms, pinned }: { terms: Term[]; pinned: readonly number[] },
): (ordinal: number) => number {
  const { available, popularity } = state.models;
  const places = new Map(pinned.map((ordinal, place) => [ordinal, place - pinned.length]));
  return (ordinal) => {
    const place = places.get(ordinal);
    if (place !== undefined) return place * step;
    let cost = 0;
    for (const term of terms) cost += costOf(term, ordinal);
    return cost * step + (available[ordinal] === 0 ? sold : 0) - (popularity[ordinal] ?? 0);
  };
}

function costOf({ levels, meant, isAside }: Term, ordinal: number): number {
  let cost = isAside ? withoutAside : 0;
  for (const level of levels) {
    if (!has(level.models, ordinal)) continue;
    cost = isAside ? 0 : level.cost;
    break;
  }
  return cost + (!isAside && meant && !has(meant.models, ordinal) ? meant.otherwise : 0);
}

import { copyOf, intersect, type Bits } from '../sets/bits.ts';
import type { Filter } from '../query.ts';
import type { IndexState } from '../state.ts';

/** A part of the query that every model has to meet. */
export interface Part {
  typed: string;
  written: string;
  models: Bits;
  filter: Filter | null;
}

/** Returns the models that meet all parts. */
export function allModels(state: IndexState, parts: readonly Part[]): Bits {
  const all = copyOf(state.arena, state.live);
  for (const { models } of parts) intersect(state.arena, all, models);
  return all;
}

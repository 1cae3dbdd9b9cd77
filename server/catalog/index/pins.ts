import { has } from './sets/bits.ts';
import { writingsOf } from './read-pins.ts';
import type { IndexState } from './state.ts';

/** Returns the buyable models pinned for these words in any of their forms, in the editors' order. */
export function pinnedModels(state: IndexState, words: readonly (readonly string[])[]): number[] {
  const { pins } = state.reference;
  if (pins.size === 0) return [];
  const ids = writingsOf(words).flatMap((written) => pins.get(written) ?? []);
  const ordinals = [...new Set(ids)].flatMap((id) => state.ordinalOf.get(id) ?? []);
  return ordinals.filter((ordinal) => has(state.buyable, ordinal));
}

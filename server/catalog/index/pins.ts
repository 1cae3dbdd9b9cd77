import { has } from './sets/bits.ts';
import { writingsOf } from './read-pins.ts';
import type { IndexState } from './state.ts';

/** The models pinned for these words in any of their forms, those that can be bought, in the editors' order. */
export function pinnedModels(state: IndexState, words: readonly (readonly string[])[]): number[] {
  const { pins } = state.reference;
  if (pins.size === 0) return [];
  const ids = writingsOf(words).flatMap((written) => pins.get(written) ?? []);
  const ordinals = [...new Set(ids)].flatMap((id) => state.ordinalOf.get(id) ?? []);
  return ordinals.filter((ordinal) => has(state.buyable, ordinal));
}

import { foldWords } from '#domain/search/fold-words.ts';
import { isFiller, writings } from '#domain/search/vocabulary.ts';
import { has } from './bits.ts';
import type { IndexState } from './state.ts';

/** The products that editors put first, by the writings of their query (domain/search/vocabulary.ts). */
export type Pins = ReadonlyMap<string, number[]>;

/** Longer queries have too many writings, and nobody types one twice. */
const mostWords = 4;

export function makePins(rows: readonly { query: string; product_ids: number[] }[]): Pins {
  const pins = new Map<string, number[]>();
  for (const { query, product_ids: ids } of rows)
    for (const written of writingsOf(foldWords(query))) if (!pins.has(written)) pins.set(written, ids);
  return pins;
}

/** The models pinned for these words in any of their forms, those that can be bought, in the editors' order. */
export function pinnedModels(state: IndexState, words: readonly (readonly string[])[]): number[] {
  const { pins } = state.reference;
  if (pins.size === 0) return [];
  const ids = writingsOf(words).flatMap((written) => pins.get(written) ?? []);
  const ordinals = [...new Set(ids)].flatMap((id) => state.ordinalOf.get(id) ?? []);
  return ordinals.filter((ordinal) => has(state.buyable, ordinal));
}

function writingsOf(words: readonly (readonly string[])[]): string[] {
  const asked = words.filter((keys) => !isFiller(keys));
  return asked.length > 0 && asked.length <= mostWords ? writings(asked) : [];
}

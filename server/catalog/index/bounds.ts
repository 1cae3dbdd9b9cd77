import type { IndexState } from './state.ts';

const least = ['minPriceSom', 'minWeightMg', 'minCarat'] as const;
const greatest = ['popularity', 'maxPriceSom', 'maxWeightMg', 'newestDay', 'maxCarat'] as const;

/**
 * For each word of 32 models the least or the greatest that any of them has: a whole word of models that cannot matter is passed by
 * at one look. Of a model that is gone they may tell more than there is.
 */
export type ModelBounds = Record<(typeof least | typeof greatest)[number], Float64Array>;

export function modelBounds(modelRoom: number): ModelBounds {
  const column = () => new Float64Array(modelRoom / 32);
  return {
    popularity: column(),
    minPriceSom: column(),
    maxPriceSom: column(),
    minWeightMg: column(),
    maxWeightMg: column(),
    newestDay: column(),
    minCarat: column(),
    maxCarat: column(),
  };
}

function leastIn(column: Float64Array, from: number): number {
  let found = Infinity;
  for (let place = from; place < from + 32; place++) found = Math.min(found, column[place] ?? 0);
  return found;
}

function greatestIn(column: Float64Array, from: number): number {
  let found = 0;
  for (let place = from; place < from + 32; place++) found = Math.max(found, column[place] ?? 0);
  return found;
}

/** After a model of that word was put in. */
export function settleBounds({ models, bounds }: IndexState, word: number): void {
  for (const name of least) bounds[name][word] = leastIn(models[name], word * 32);
  for (const name of greatest) bounds[name][word] = greatestIn(models[name], word * 32);
}

export const least = ['minPriceSom', 'minWeightMg', 'minCarat'] as const;
export const greatest = ['popularity', 'maxPriceSom', 'maxWeightMg', 'newestDay', 'maxCarat'] as const;

/**
 * The minimum or maximum of each word of 32 models, so that a whole word of irrelevant models is skipped at once. After a model is removed,
 * a bound may be wider than necessary.
 */
export type ModelBounds = Record<(typeof least | typeof greatest)[number], Float64Array>;

export function modelBounds(modelCapacity: number): ModelBounds {
  const column = () => new Float64Array(modelCapacity / 32);
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

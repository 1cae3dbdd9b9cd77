export const least = ['minPriceSom', 'minWeightMg', 'minCarat'] as const;
export const greatest = ['popularity', 'maxPriceSom', 'maxWeightMg', 'newestDay', 'maxCarat'] as const;

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

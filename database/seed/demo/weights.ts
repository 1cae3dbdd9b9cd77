import { type WeightMg, weightMg } from '#domain/units/weight.ts';
import type { Random } from '../random.ts';
import type { Model } from './model.ts';
import type { PieceSize } from './size-sets.ts';

// the counter's scales show hundredths of a gram
const stepMg = 10;

/**
 * Returns weights for sizes given smallest first: they increase with the size, differ by up to 1.5 % from a linear increase, stay in the
 * model's range, and are all different (catalogue-plan 2, rule 5).
 */
export function drawWeights(
  model: Pick<Model, 'lightest' | 'heaviest'>,
  sizes: readonly PieceSize[],
  random: Random,
): WeightMg[] {
  const { lightest, heaviest } = model;
  const drawn = sizes.map(({ position }) => {
    if (position === null) return random.whole(lightest / stepMg, heaviest / stepMg) * stepMg;
    const straight = lightest + (heaviest - lightest) * position;
    return Math.round((straight * (1 + (random.next() * 2 - 1) * 0.015)) / stepMg) * stepMg;
  });
  const clamped = drawn.map((weight) => Math.min(Math.max(weight, lightest), heaviest));
  return spread(
    clamped.toSorted((one, other) => one - other),
    heaviest,
  ).map(weightMg);
}

/** Separates equal neighbors by a hundredth of a gram, upwards and, at the heavy end, downwards. */
function spread(ascending: readonly number[], heaviest: number): number[] {
  const apart: number[] = [];
  for (const weight of ascending) apart.push(Math.max(weight, (apart.at(-1) ?? 0) + stepMg));
  for (let index = apart.length - 1, limit = heaviest; index >= 0; index -= 1, limit -= stepMg) {
    apart[index] = Math.min(apart[index] ?? limit, limit);
  }
  return apart;
}

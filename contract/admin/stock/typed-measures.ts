import { Type } from 'typebox';

// 0.01 is the smallest value that can be stored; less would round to zero.
export const TypedMm = Type.Number({ minimum: 0.01, maximum: 400, description: 'mm, at most 2 decimals' });
export const TypedCm = Type.Number({ minimum: 0.1, maximum: 400, description: 'cm, at most 1 decimal' });
export const TypedGrams = Type.Number({
  minimum: 0.001,
  maximum: 100_000,
  description: 'Grams, at most 3 decimals',
});

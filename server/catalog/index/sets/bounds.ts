import { greatest, least } from './model-bounds.ts';
import type { IndexState } from '../state.ts';

function minIn(column: Float64Array, from: number): number {
  let found = Infinity;
  for (let place = from; place < from + 32; place++) found = Math.min(found, column[place] ?? 0);
  return found;
}

function maxIn(column: Float64Array, from: number): number {
  let found = 0;
  for (let place = from; place < from + 32; place++) found = Math.max(found, column[place] ?? 0);
  return found;
}

/** Updates the bounds after a model in this word was inserted. */
export function settleBounds({ models, bounds }: IndexState, word: number): void {
  for (const name of least) bounds[name][word] = minIn(models[name], word * 32);
  for (const name of greatest) bounds[name][word] = maxIn(models[name], word * 32);
}

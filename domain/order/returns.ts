import type { LineOptions } from '#domain/cart/line-options.ts';

/** An engraved piece is its owner's for good: it is neither exchanged nor resized nor taken back when it has no fault (decisions 9). */
export function isReturnable({ engraving }: Pick<LineOptions, 'engraving'>): boolean {
  return engraving === null;
}

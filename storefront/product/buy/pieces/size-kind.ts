import { isRingSize } from '#domain/catalog/ring-sizes.ts';
import type { ProductItem } from '#contract/catalog/catalog.ts';

/** What the sizes of a model measure. */
export type SizeKind = 'ring' | 'diameter' | 'length';

/** A model with a diameter larger than any ring is a bangle or a hoop. */
export function sizeKindOf(items: readonly ProductItem[]): SizeKind | null {
  const diameters = items.flatMap(({ sizeMm }) => (sizeMm === null ? [] : [sizeMm]));
  if (diameters.length > 0) return diameters.every(isRingSize) ? 'ring' : 'diameter';
  return items.some(({ lengthCm }) => lengthCm !== null) ? 'length' : null;
}

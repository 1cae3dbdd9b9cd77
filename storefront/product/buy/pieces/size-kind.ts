import type { ProductItem } from '#contract/catalog/catalog.ts';

/** What the sizes of a model measure. */
export type SizeKind = 'ring' | 'diameter' | 'length';

/** Rings are made from 14 to 24 mm; a model with a larger diameter is a bangle or a hoop. */
export function sizeKindOf(items: readonly ProductItem[]): SizeKind | null {
  const diameters = items.flatMap(({ sizeMm }) => (sizeMm === null ? [] : [sizeMm]));
  if (diameters.length > 0) return diameters.every((mm) => mm < 25) ? 'ring' : 'diameter';
  return items.some(({ lengthCm }) => lengthCm !== null) ? 'length' : null;
}

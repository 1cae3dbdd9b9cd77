import type { Product } from '#contract/catalog/catalog.ts';
import type { SizeKind } from '../buy/pieces/size-kind.ts';

/** The part of the body shown in a piece's drawing. `ruler`: no single part fits, so a ruler shows the size. */
export type BodyPart = 'hand' | 'ear' | 'neck' | 'wrist' | 'ruler';

const byCategory: Record<string, BodyPart> = {
  rings: 'hand',
  'engagement-rings': 'hand',
  'wedding-bands': 'hand',
  earrings: 'ear',
  studs: 'ear',
  pendants: 'neck',
  necklaces: 'neck',
  chains: 'neck',
  bracelets: 'wrist',
};
/** cm; a longer piece is worn around the neck. */
const shortestForNecks = 30;

/**
 * Determined by the category, otherwise (for men, for children) by what its sizes measure. Sets, cufflinks and
 * children's earrings get a ruler, because the drawn ear is a grown woman's. Null if nothing is measured, and for
 * loose stones, which have other drawings.
 */
export function bodyPartOf(product: Product, kind: SizeKind | null): BodyPart | null {
  if (product.kind === 'loose-stone') return null;
  const known = byCategory[product.category.slugEn];
  if (known) return known;
  if (product.category.slugEn === 'sets' || kind === null)
    return product.items.some(({ widthMm }) => widthMm !== null) ? 'ruler' : null;
  if (kind === 'ring') return 'hand';
  const isLong = product.items.some(({ lengthCm }) => (lengthCm ?? 0) > shortestForNecks);
  return isLong ? 'neck' : 'wrist';
}

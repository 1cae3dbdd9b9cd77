import type { Product } from '#contract/catalog/catalog.ts';
import type { SizeKind } from '../buy/pieces/size-kind.ts';

/** What a piece is worn on: it says what its drawing shows. `ruler`: no one part of the body fits, and a ruler shows how large it is. */
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
/** cm: what is longer goes round a neck. */
const shortestForNecks = 30;

/**
 * By its category, otherwise (for men, for children) by what its sizes measure. Sets, cufflinks and children's earrings are measured at a
 * ruler: the drawn ear is a grown woman's. Null where nothing is measured, and for loose stones, which have drawings of their own.
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

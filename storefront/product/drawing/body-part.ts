import type { Product } from '#contract/catalog/catalog.ts';
import type { SizeKind } from '../buy/pieces/size-kind.ts';

/** What a piece is worn on: it says what its drawing shows. */
export type BodyPart = 'hand' | 'ear' | 'neck' | 'wrist';

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

/** By its category, otherwise (for men, for children) by what its sizes measure; null where neither decides. */
export function bodyPartOf(product: Product, kind: SizeKind | null): BodyPart | null {
  const known = byCategory[product.category.slugEn];
  if (known || product.category.slugEn === 'sets' || kind === null) return known ?? null;
  if (kind === 'ring') return 'hand';
  const isLong = product.items.some(({ lengthCm }) => (lengthCm ?? 0) > shortestForNecks);
  return isLong ? 'neck' : 'wrist';
}

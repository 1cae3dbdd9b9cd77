import type { Product } from '#contract/catalog/catalog.ts';
import type { PriceParts } from '#contract/catalog/price-parts.ts';

/** The parts of a piece's price in soʻm: rate per gram, metal, stones, work. */
type Sums = [rate: number, metal: number, stones: number, work: number];

/** Price parts by the piece's id; `isMadeByTheGram` is the same for all pieces of a metal. */
export interface PricePartsView {
  isMadeByTheGram: boolean;
  pieces: Record<string, Sums>;
}

/** The data in the page: four numbers per piece. Null if the parts are known for no piece. */
export function viewPriceParts(parts: readonly PriceParts[]): PricePartsView | null {
  const [first] = parts;
  if (!first) return null;
  const sums = parts.map(({ itemId, metalRate, metal, stones, work }): [string, Sums] => [
    String(itemId),
    [metalRate, metal, stones, work],
  ]);
  return { isMadeByTheGram: first.isMadeByTheGram, pieces: Object.fromEntries(sums) };
}

/**
 * A preview of a point in time shows the prices at that time, while the parts are those of today's prices; parts that
 * do not match are dropped.
 */
export const visibleParts = (
  parts: readonly PriceParts[],
  items: readonly Pick<Product['items'][number], 'id' | 'oldPrice' | 'b2CFixed'>[],
): PriceParts[] =>
  parts.filter(({ itemId, metal, stones, work }) => {
    const piece = items.find(({ id }) => id === itemId);
    return piece !== undefined && (piece.oldPrice ?? piece.b2CFixed) === metal + stones + work;
  });

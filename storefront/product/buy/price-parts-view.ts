import type { Product } from '#contract/catalog/catalog.ts';
import type { PriceParts } from '#contract/catalog/price-parts.ts';

/** Sums of a piece's price in soʻm: the rate of a gram, metal, stones, work. */
type Sums = [rate: number, metal: number, stones: number, work: number];

/** Price parts by the piece's id; `isMadeByTheGram` is the same for all pieces of a metal. */
export interface PricePartsView {
  isMadeByTheGram: boolean;
  pieces: Record<string, Sums>;
}

/** What travels in the page: four numbers a piece. Null = the shop cannot say it of any. */
export function viewPriceParts(parts: readonly PriceParts[]): PricePartsView | null {
  const [first] = parts;
  if (!first) return null;
  const sums = parts.map(({ itemId, metalRate, metal, stones, work }): [string, Sums] => [
    String(itemId),
    [metalRate, metal, stones, work],
  ]);
  return { isMadeByTheGram: first.isMadeByTheGram, pieces: Object.fromEntries(sums) };
}

/** A preview at a time shows the prices of then; the parts are those of the prices of today. */
export const partsOfShown = (
  parts: readonly PriceParts[],
  items: readonly Pick<Product['items'][number], 'id' | 'oldPrice' | 'b2CFixed'>[],
): PriceParts[] =>
  parts.filter(({ itemId, metal, stones, work }) => {
    const piece = items.find(({ id }) => id === itemId);
    return piece !== undefined && (piece.oldPrice ?? piece.b2CFixed) === metal + stones + work;
  });

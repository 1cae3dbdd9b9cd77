import { cartRules, type Wish } from './allocate-pieces.ts';

interface DatedWish extends Wish {
  addedAt: Date;
}

/**
 * What a cart wishes for after a guest's cart came into it (decisions 5): the union by piece, so that the same piece in both, under
 * whichever form of its key, is there once. The guest's lines are first, then the own ones, the newest first, up to 20; who logs in
 * finds what they chose a minute ago. How many are left in stock is looked at later.
 */
export function uniteWishes<W extends DatedWish>({
  own,
  guests,
}: {
  own: readonly W[];
  guests: readonly W[];
}): W[] {
  const chosen = new Set(own.flatMap(({ itemId }) => itemId ?? []));
  const added = guests.flatMap((wish) => {
    const same = own.find(({ key }) => key === wish.key);
    const isKnown = same === undefined && wish.itemId !== null && chosen.has(wish.itemId);
    const quantity = same ? unitedQuantity(same, wish) : wish.quantity - (isKnown ? 1 : 0);
    return quantity === 0 ? [] : [{ ...wish, quantity }];
  });
  const rest = own.filter(({ key }) => !added.some((wish) => wish.key === key));
  const newestFirst = rest.toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime());
  return [...added, ...newestFirst].slice(0, cartRules.lines);
}

/** Lines of one key buy interchangeable pieces: as many as the larger line, at least both chosen ones. */
function unitedQuantity(one: Wish, other: Wish): number {
  const isOtherPiece = one.itemId !== null && other.itemId !== null && one.itemId !== other.itemId;
  return Math.min(Math.max(one.quantity, other.quantity, isOtherPiece ? 2 : 1), cartRules.piecesPerLine);
}

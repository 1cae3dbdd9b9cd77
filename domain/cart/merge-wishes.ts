import { cartRules, type Wish } from './allocate-pieces.ts';
import { hasOptions, optionsText } from './line-options.ts';

interface DatedWish extends Wish {
  addedAt: Date;
}

/**
 * Merges a guest's cart into a user's cart (decisions 5). The result is the union by piece, so that a piece in both carts is in it once,
 * whichever form its key has. Lines of one key with other options stay separate lines. A piece that is plain in one cart and engraved or
 * wrapped in the other keeps its options, because somebody typed them; if both have options, the guest's are kept. The guest's lines come
 * first, then the user's own, newest first, up to 20, so that users find what they chose just before the login. Availability is checked
 * later.
 */
export function mergeWishes<W extends DatedWish>({
  own,
  guests,
}: {
  own: readonly W[];
  guests: readonly W[];
}): W[] {
  const added = guests.flatMap((wish) => {
    const same = own.find((each) => isSameLine(each, wish));
    const isKnown =
      same === undefined && own.some((each) => isSamePiece(each, wish) && keepsPiece(each, wish));
    return fewer(wish, same ? wish.quantity - mergedQuantity(same, wish) : isKnown ? 1 : 0);
  });
  const rest = own.flatMap((wish) => {
    if (added.some((each) => isSameLine(each, wish))) return [];
    const isTaken = guests.some((each) => isSamePiece(each, wish) && !keepsPiece(wish, each));
    return isTaken ? fewer({ ...wish, itemId: null }, 1) : [wish];
  });
  const newestFirst = rest.toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime());
  return [...added, ...newestFirst].slice(0, cartRules.lines);
}

export function isSameLine(
  one: Pick<Wish, 'key' | 'options'>,
  other: Pick<Wish, 'key' | 'options'>,
): boolean {
  return one.key === other.key && optionsText(one.options) === optionsText(other.options);
}

function isSamePiece(one: Wish, other: Wish): boolean {
  return one.itemId !== null && one.itemId === other.itemId;
}

/** Checks whether the user's line keeps a piece that is in both carts: yes if the options are the same, or the guest's line has none. */
function keepsPiece(own: Wish, guests: Wish): boolean {
  return !hasOptions(guests.options) || optionsText(own.options) === optionsText(guests.options);
}

/** Returns the line with this many pieces fewer; an empty list if none is left. */
function fewer<W extends Wish>(wish: W, count: number): W[] {
  return wish.quantity - count <= 0 ? [] : [{ ...wish, quantity: wish.quantity - count }];
}

/** Equal lines buy interchangeable pieces: as many as the larger line, but at least both chosen ones. */
function mergedQuantity(one: Wish, other: Wish): number {
  const isOtherPiece = one.itemId !== null && other.itemId !== null && one.itemId !== other.itemId;
  return Math.min(Math.max(one.quantity, other.quantity, isOtherPiece ? 2 : 1), cartRules.piecesPerLine);
}

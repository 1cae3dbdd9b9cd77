import { cartRules, type Wish } from './allocate-pieces.ts';
import { hasOptions, optionsText } from './line-options.ts';

interface DatedWish extends Wish {
  addedAt: Date;
}

/**
 * What a cart wishes for after a guest's cart came into it (decisions 5): the union by piece, so that the same piece in both, under
 * whichever form of its key, is there once. Lines of one key with other options are other lines. A piece that is plain in one cart
 * and engraved or wrapped in the other keeps its options, because they were typed; with options in both it has the guest's. The guest's
 * lines are first, then the own ones, the newest first, up to 20; who logs in finds what they chose a minute ago. How many are left in
 * stock is looked at later.
 */
export function uniteWishes<W extends DatedWish>({
  own,
  guests,
}: {
  own: readonly W[];
  guests: readonly W[];
}): W[] {
  const added = guests.flatMap((wish) => {
    const same = own.find((each) => isSameLine(each, wish));
    const isKnown =
      same === undefined && own.some((each) => isSamePiece(each, wish) && staysOver(each, wish));
    return fewer(wish, same ? wish.quantity - unitedQuantity(same, wish) : isKnown ? 1 : 0);
  });
  const rest = own.flatMap((wish) => {
    if (added.some((each) => isSameLine(each, wish))) return [];
    const isTaken = guests.some((each) => isSamePiece(each, wish) && !staysOver(wish, each));
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

/** Whether the user's own line keeps a piece that both carts have: yes if the options are the same, or the guest's line has none. */
function staysOver(own: Wish, guests: Wish): boolean {
  return !hasOptions(guests.options) || optionsText(own.options) === optionsText(guests.options);
}

/** The line with so many pieces fewer; none is no line. */
function fewer<W extends Wish>(wish: W, count: number): W[] {
  return wish.quantity - count <= 0 ? [] : [{ ...wish, quantity: wish.quantity - count }];
}

/** Lines that are the same buy interchangeable pieces: as many as the larger line, at least both chosen ones. */
function unitedQuantity(one: Wish, other: Wish): number {
  const isOtherPiece = one.itemId !== null && other.itemId !== null && one.itemId !== other.itemId;
  return Math.min(Math.max(one.quantity, other.quantity, isOtherPiece ? 2 : 1), cartRules.piecesPerLine);
}

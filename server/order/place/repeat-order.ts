import type { Piece } from '#contract/cart.ts';
import type { RepeatedOrder } from '#contract/order.ts';
import { cartRules } from '#domain/cart/allocate-pieces.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import { type LineOptions, optionsText } from '#domain/cart/line-options.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { addWishes } from '#server/cart/lines/add-wishes.ts';
import type { CartOwner } from '#server/cart/owner/cart-owner.ts';
import { optionsOf } from '#server/cart/lines/option-columns.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type OrderLineRow, selectOrder, selectOrderLines } from '../queries.ts';
import { boughtPiece, modelToWire } from '../wire.ts';

interface Bought {
  key: string;
  options: LineOptions;
  piece: Piece;
  quantity: number;
}

/**
 * Puts the pieces of an order into the caller's cart again, with their engraving and gift wrap: pieces of the same model, size and
 * fineness, cheapest first. If no available piece can be engraved, adds it without engraving and says so in the response. A repeated call
 * adds nothing. Names the models with too few available pieces. Callers who have not proven to be the order's shopper get no engraved
 * words and no gift card text. Refuses with NOT_FOUND or CART_FULL. Reserves nothing.
 */
export async function repeatOrder(
  db: Db,
  { number, isProven, owner, now }: { number: string; isProven: boolean; owner: CartOwner; now: Date },
): Promise<RepeatedOrder> {
  return withTransaction(db, async (db) => {
    const order = await selectOrder(db, { number });
    if (order === undefined) throw new Refusal('NOT_FOUND');
    const lines = (await selectOrderLines(db, [order.id])).map(boughtOf);
    const bought = isProven ? lines : lines.map(withoutCard);
    const add = (lines: readonly Bought[]) => addLines(db, { owner, lines, now });
    const wished = byLine(bought.filter(isEngraved));
    const engraved = isProven ? await add(wished) : wished.map((line) => ({ line, got: 0 }));
    const unengraved = engraved.flatMap(({ line, got }) => withoutEngraving(line, line.quantity - got));
    const rest = await add(byLine([...bought.filter((one) => !isEngraved(one)), ...unengraved]));
    const isHere = (one: Bought) => rest.some(({ line, got }) => got > 0 && isSame(line, one));
    return {
      added: [...engraved, ...rest].reduce((sum, { got }) => sum + got, 0),
      missing: onePerModel(rest.flatMap(({ line, got }) => (got < line.quantity ? [line] : []))),
      plain: onePerModel(unengraved.filter(isHere)),
    };
  });
}

interface Added {
  line: Bought;
  /** Number of its pieces that are in the cart now. */
  got: number;
}

async function addLines(
  db: Db,
  { owner, lines, now }: { owner: CartOwner; lines: readonly Bought[]; now: Date },
): Promise<Added[]> {
  if (lines.length === 0) return [];
  const wishes = lines.map(({ piece, ...wish }) => ({ ...wish, productId: piece.productId }));
  const got = await addWishes(db, { owner, wishes, now });
  return lines.map((line, index) => ({ line, got: got[index] ?? 0 }));
}

function boughtOf(row: OrderLineRow): Bought {
  const piece = boughtPiece(row);
  const key = lineKey({ ...piece, weightGrams: null });
  return { key, options: optionsOf(row), piece, quantity: 1 };
}

const isEngraved = ({ options }: Bought): boolean => options.engraving !== null;
const nameOf = ({ key, options }: Bought): string => `${key} ${optionsText(options)}`;
const isSame = (one: Bought, other: Bought): boolean => nameOf(one) === nameOf(other);

/** The given number of the line's pieces, each as a separate line without engraving. */
function withoutEngraving(line: Bought, count: number): Bought[] {
  const plain = { ...line, options: { ...line.options, engraving: null }, quantity: 1 };
  return Array.from({ length: count }, () => plain);
}

/** The gift wrap without its card text. */
function withoutCard(line: Bought): Bought {
  const { gift } = line.options;
  return { ...line, options: { ...line.options, gift: gift && { ...gift, card: '' } } };
}

function byLine(pieces: readonly Bought[]): Bought[] {
  return [...Map.groupBy(pieces, nameOf).values()].flatMap(([first, ...equal]) =>
    first === undefined ? [] : [{ ...first, quantity: Math.min(1 + equal.length, cartRules.piecesPerLine) }],
  );
}

function onePerModel(bought: readonly Bought[]): RepeatedOrder['missing'] {
  const models = new Map(bought.map(({ piece }) => [piece.productId, modelToWire(piece)]));
  return [...models.values()];
}

import type { Cart } from '#contract/cart.ts';
import { cartRules, fits } from '#domain/cart/allocate-pieces.ts';
import { canonicalLineKey, parseLineKey } from '#domain/cart/line-key.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { CartOwner } from './cart-owner.ts';
import { presentCart } from './get-cart.ts';
import { type CartPiece, type LoadedCart, type LoadedLine, loadCart } from './load-cart.ts';
import { openCart } from './open-cart.ts';
import { isProductOnSale, touchCart, upsertLines } from './queries.ts';
import { releaseUnwanted } from './release-pieces.ts';
import { nearestToWire } from './wire.ts';

export interface PutLine {
  /** A cart that does not exist yet comes to be with its first line. */
  owner: CartOwner;
  key: string;
  quantity: number;
  itemId: number | null;
  now: Date;
}

/**
 * Puts a line with this quantity into the cart, or changes it; accepts the price of now. Refuses NOT_FOUND, PRICE_ON_REQUEST,
 * CART_FULL, ITEM_NOT_AVAILABLE (facts: how many are available, the nearest pieces). Reserves nothing; pieces that a live hold
 * keeps for no line any more are free again.
 */
export async function putCartLine(db: Db, args: PutLine): Promise<Cart> {
  const key = canonicalLineKey(args.key);
  const productId = key === null ? undefined : parseLineKey(key)?.productId;
  if (key === null || productId === undefined) throw new Refusal('NOT_FOUND');
  const { owner, now } = args;
  return withTransaction(db, async (db) => {
    await openCart(db, { owner, now });
    const plan = { key, itemId: args.itemId, quantity: args.quantity };
    const cart = await getLoadedCart(db, { owner, now, plans: [plan] });
    const line = cart.lines.find(({ wish }) => wish.key === key);
    const [piece] = line?.allocation.pieces ?? [];
    if (line === undefined || piece === undefined || !isGranted(line, args.itemId)) {
      throw await refusalOf(db, { cart, key, productId, itemId: args.itemId });
    }
    if (cart.lines.length > cartRules.lines) throw new Refusal('CART_FULL', { lines: cartRules.lines });
    const chosen = line.allocation.pieces.find(({ itemId }) => itemId === line.wish.itemId) ?? piece;
    const { itemId } = chosen;
    const priceSeenSom = piece.priceSom ?? 0;
    const kept = { key, productId, itemId, quantity: args.quantity, priceSeenSom, addedAt: now };
    await upsertLines(db, { cartId: cart.id, lines: [kept] });
    await touchCart(db, { cartId: cart.id, now });
    return presentCart(db, await releaseUnwanted(db, acceptPrice(cart, line)), now);
  });
}

/** All that was asked for, with the chosen piece among it: a line never swaps pieces silently (PDP-4). */
function isGranted({ allocation }: LoadedLine, itemId: number | null): boolean {
  const hasChosen = itemId === null || allocation.pieces.some((piece) => piece.itemId === itemId);
  return allocation.state === 'OK' && hasChosen;
}

function acceptPrice(cart: LoadedCart, accepted: LoadedLine): LoadedCart {
  const priceSeenSom = accepted.allocation.pieces[0]?.priceSom ?? 0;
  return { ...cart, lines: cart.lines.map((line) => (line === accepted ? { ...line, priceSeenSom } : line)) };
}

async function getLoadedCart(db: Db, args: Parameters<typeof loadCart>[1]): Promise<LoadedCart> {
  const cart = await loadCart(db, args);
  if (cart === undefined) throw new Error('the cart that was just opened is gone');
  return cart;
}

async function refusalOf(
  db: Db,
  args: { cart: LoadedCart; key: string; productId: number; itemId: number | null },
): Promise<Refusal> {
  const { cart, key, itemId } = args;
  if (!(await isProductOnSale(db, args.productId))) return new Refusal('NOT_FOUND');
  const fitting = cart.pieces.filter((piece) => fits(key, piece));
  const chosen = cart.pieces.find((piece) => piece.itemId === itemId);
  if (chosen !== undefined && !fits(key, chosen)) return new Refusal('NOT_FOUND');
  if (isOnRequest(chosen === undefined ? fitting : [chosen])) return new Refusal('PRICE_ON_REQUEST');
  const allocation = cart.lines.find(({ wish }) => wish.key === key)?.allocation;
  return new Refusal('ITEM_NOT_AVAILABLE', {
    key,
    available: allocation?.maxQuantity ?? 0,
    nearest: (allocation?.nearest ?? []).map(nearestToWire),
  });
}

function isOnRequest(pieces: CartPiece[]): boolean {
  const free = pieces.filter((piece) => piece.isFree);
  return free.length > 0 && free.every((piece) => piece.priceSom === null);
}

import type { Cart } from '#contract/cart.ts';
import { cartRules, hasKey } from '#domain/cart/allocate-pieces.ts';
import { canonicalLineKey, lineId, parseLineId, parseLineKey } from '#domain/cart/line-key.ts';
import type { LineOptions } from '#domain/cart/line-options.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { CartOwner } from '../owner/cart-owner.ts';
import { presentCart } from '../get-cart.ts';
import { idOf, variantOf } from './line-variant.ts';
import type { LoadedCart, LoadedLine, PlannedLine } from '../load-cart.ts';
import type { CartPiece } from '../load-pieces.ts';
import { loadOpenCart, openCart } from '../lock-cart.ts';
import { isProductOnSale, touchCart } from '../queries.ts';
import { deleteLines, upsertLines } from './queries-line.ts';
import { releaseUnwanted } from '../hold/release-pieces.ts';
import { shrunkLine } from './take-from-line.ts';
import { nearestFacts } from '../wire.ts';

export interface PutLine {
  /** A missing cart is created with its first line. */
  owner: CartOwner;
  key: string;
  options: LineOptions;
  quantity: number;
  itemId: number | null;
  /** The id of the line from which the pieces are moved. */
  takenFrom: string | null;
  now: Date;
}

interface KnownKey {
  key: string;
  productId: number;
}

/**
 * Sets the quantity of the line with this key and these options, and accepts the current price. Reserves nothing; pieces that a live hold
 * has for no line any more are released.
 * Refuses with NOT_FOUND, PRICE_ON_REQUEST, ENGRAVING_NOT_POSSIBLE, CART_FULL, ITEM_NOT_AVAILABLE (facts: how many are available, the
 * nearest pieces).
 */
export async function putCartLine(db: Db, args: PutLine): Promise<Cart> {
  return withTransaction(db, async (db) => presentCart(db, await putLine(db, args), args.now));
}

/** Does the same in the caller's transaction; returns the cart after that. */
export async function putLine(db: Db, args: PutLine): Promise<LoadedCart> {
  const known = knownKey(args.key);
  const { owner, now, options, quantity } = args;
  await openCart(db, { owner, now });
  const plan = { key: known.key, itemId: args.itemId, quantity, options };
  const source = await findSource(db, { args, plan });
  const moved = source === null ? plan : { ...plan, itemId: plan.itemId ?? source.line.wish.itemId };
  const plans = source === null ? [plan] : [moved, source.left];
  const cart = await loadOpenCart(db, { owner, now, plans });
  const line = cart.lines.find(({ id }) => id === idOf(plan));
  const [piece] = line?.allocation.pieces ?? [];
  if (line === undefined || piece === undefined || !isGranted(line, args.itemId)) {
    throw await refusalOf(db, { cart, known, options, itemId: args.itemId });
  }
  if (cart.lines.length > cartRules.lines)
    throw limitRefusal('CART_LINES', 'CART_FULL', { lines: cartRules.lines });
  const addedAt = source?.line.addedAt ?? line.addedAt;
  await keepLine(db, { cart, line, known, addedAt });
  if (source !== null) await keepRest(db, { cart, source });
  await touchCart(db, { cartId: cart.id, now });
  return releaseUnwanted(db, accept(cart, { line, addedAt }));
}

function knownKey(spelled: string): KnownKey {
  const key = canonicalLineKey(spelled);
  const productId = key === null ? undefined : parseLineKey(key)?.productId;
  if (key === null || productId === undefined) throw new Refusal('NOT_FOUND');
  return { key, productId };
}

interface Source {
  line: LoadedLine;
  /** The rest of the line, possibly with quantity 0. */
  left: PlannedLine;
}

/** Returns the line from which the pieces are moved; null if none are. */
async function findSource(
  db: Db,
  { args, plan }: { args: PutLine; plan: PlannedLine },
): Promise<Source | null> {
  const { owner, now } = args;
  const name = args.takenFrom === null ? null : parseLineId(args.takenFrom);
  if (name === null) return null;
  const { lines } = await loadOpenCart(db, { owner, now });
  const line = lines.find(({ id }) => id === lineId(name));
  if (line === undefined || line.id === idOf(plan)) return null;
  const before = lines.find(({ id }) => id === idOf(plan))?.wish.quantity ?? 0;
  return { line, left: shrunkLine(line, { by: plan.quantity - before, itemId: plan.itemId }) };
}

async function keepLine(
  db: Db,
  { cart, line, known, addedAt }: { cart: LoadedCart; line: LoadedLine; known: KnownKey; addedAt: Date },
): Promise<void> {
  const { wish, allocation } = line;
  const chosen = allocation.pieces.find(({ itemId }) => itemId === wish.itemId) ?? allocation.pieces[0];
  const stored = {
    ...known,
    options: wish.options,
    variant: variantOf(wish.options),
    itemId: chosen?.itemId ?? null,
    quantity: wish.quantity,
    priceSeenSom: allocation.pieces[0]?.priceSom ?? 0,
    addedAt,
  };
  await upsertLines(db, { cartId: cart.id, lines: [stored] });
}

async function keepRest(db: Db, { cart, source }: { cart: LoadedCart; source: Source }): Promise<void> {
  const { left, line } = source;
  const name = { key: left.key, variant: variantOf(left.options) };
  if (left.quantity === 0) return deleteLines(db, { cartId: cart.id, lines: [name] });
  const productId = parseLineKey(left.key)?.productId;
  if (productId === undefined) return;
  const rest = { ...left, ...name, productId, priceSeenSom: line.priceSeenSom, addedAt: line.addedAt };
  await upsertLines(db, { cartId: cart.id, lines: [rest] });
}

/** Whether the line gets all requested pieces, including the chosen one: a line never swaps pieces silently (PDP-4). */
function isGranted({ allocation }: LoadedLine, itemId: number | null): boolean {
  const hasChosen = itemId === null || allocation.pieces.some((piece) => piece.itemId === itemId);
  return allocation.state === 'OK' && hasChosen;
}

/** Sets the current price on the line and sorts it into its position. */
function accept(
  cart: LoadedCart,
  { line: accepted, addedAt }: { line: LoadedLine; addedAt: Date },
): LoadedCart {
  const priceSeenSom = accepted.allocation.pieces[0]?.priceSom ?? 0;
  const lines = cart.lines.map((line) => (line === accepted ? { ...line, priceSeenSom, addedAt } : line));
  return { ...cart, lines: lines.toSorted((a, b) => a.addedAt.getTime() - b.addedAt.getTime()) };
}

interface Refused {
  cart: LoadedCart;
  known: KnownKey;
  options: LineOptions;
  itemId: number | null;
}

async function refusalOf(db: Db, { cart, known, options, itemId }: Refused): Promise<Refusal> {
  const { key, productId } = known;
  if (!(await isProductOnSale(db, productId))) return new Refusal('NOT_FOUND');
  const withKey = cart.pieces.filter((piece) => hasKey(piece, key));
  const chosen = cart.pieces.find((piece) => piece.itemId === itemId);
  if (chosen !== undefined && !hasKey(chosen, key)) return new Refusal('NOT_FOUND');
  const wanted = chosen === undefined ? withKey : [chosen];
  if (isOnRequest(wanted)) return new Refusal('PRICE_ON_REQUEST');
  if (options.engraving !== null && wanted.length > 0 && wanted.every((piece) => !piece.isEngravable))
    return new Refusal('ENGRAVING_NOT_POSSIBLE');
  const allocation = cart.lines.find(({ id }) => id === idOf({ key, options }))?.allocation;
  return new Refusal('ITEM_NOT_AVAILABLE', {
    key,
    available: allocation?.maxQuantity ?? 0,
    nearest: (allocation?.nearest ?? []).map(nearestFacts),
  });
}

function isOnRequest(pieces: CartPiece[]): boolean {
  const free = pieces.filter((piece) => piece.isFree);
  return free.length > 0 && free.every((piece) => piece.priceSom === null);
}

import { type Allocation, type Wish, allocatePieces } from '#domain/cart/allocate-pieces.ts';
import { lineId } from '#domain/cart/line-key.ts';
import type { LineOptions } from '#domain/cart/line-options.ts';
import { type OptionPrices, optionPrices } from '#domain/pricing/option-prices.ts';
import type { PriceType } from '#domain/pricing/price-for.ts';
import type { ReadDb } from '#database/connect.ts';
import { type CartPromo, findCartPromo } from '#server/pricing/promo-codes/find-cart-promo.ts';
import type { CartOwner } from './owner/cart-owner.ts';
import { type CartSettings, readSettings } from './cart-settings.ts';
import { idOf } from './lines/line-variant.ts';
import { optionsOf } from './lines/option-columns.ts';
import { type PhoneProof, proofOf } from './owner/phone-proof.ts';
import { type CartRow, selectCart } from './queries.ts';
import { type CartPiece, loadPieces } from './load-pieces.ts';

export interface LoadedLine {
  /** The line's id on the wire. */
  id: string;
  wish: Wish;
  /** Prices of the options for one piece. */
  optionPrices: OptionPrices;
  priceSeenSom: number;
  addedAt: Date;
  allocation: Allocation<CartPiece>;
}

export interface LiveHold {
  id: number;
  startedAt: Date;
  expiresAt: Date;
  isExtended: boolean;
}

export interface LoadedCart extends CartSettings {
  id: string;
  seenAt: Date;
  proof: PhoneProof | null;
  hold: LiveHold | null;
  /** The cart's own hold if it has expired but not been ended. */
  expiredHoldId: number | null;
  lines: LoadedLine[];
  pieces: CartPiece[];
  /** Null = a guest's cart. */
  userId: number | null;
  /** The price type of the cart's owner. */
  priceType: PriceType;
  promo: CartPromo | null;
}

/** A line as it would be, including an unavailable one; shows an action its result before it writes. */
export type PlannedLine = Wish;

export interface LoadCart {
  owner: CartOwner;
  now: Date;
  plans?: readonly PlannedLine[];
}

/**
 * Loads a cart at `now`, with the pieces of its lines, re-priced and re-checked, at the business's prices for a business. Two statements
 * for any number of lines, a third with a promo code. Undefined if there is no such cart. Reserves nothing.
 */
export async function loadCart(db: ReadDb, args: LoadCart): Promise<LoadedCart | undefined> {
  const rows = await selectCart(db, args.owner);
  const [first] = rows;
  if (first === undefined) return undefined;
  const hold = liveHold(first, args.now);
  const priceType = first.price_type ?? 'B2C';
  const settings = readSettings(first);
  const lines = plannedLines(rows.flatMap(storedLine), { plans: args.plans ?? [], now: args.now });
  const pieces = await loadPieces(db, {
    keys: lines.map(({ wish }) => wish.key),
    itemIds: [...first.held_item_ids, ...lines.flatMap(({ wish }) => wish.itemId ?? [])],
    holdId: hold?.id ?? null,
    now: args.now,
    priceType,
  });
  const allocations = allocatePieces(
    lines.map(({ wish }) => wish),
    pieces,
  );
  const sold = allocations.flatMap((allocation) => allocation.pieces);
  const promo = await loadPromo(db, { cart: first, pieces: sold, now: args.now });
  return {
    id: first.id,
    userId: first.user_id,
    priceType,
    promo,
    seenAt: first.seen_at,
    proof: proofOf(first),
    hold,
    expiredHoldId: hold === null ? first.hold_id : null,
    ...settings,
    lines: lines.flatMap((line, index) => {
      const allocation = allocations[index];
      const prices = optionPrices(line.wish.options, settings.terms);
      return allocation === undefined ? [] : [{ ...line, optionPrices: prices, allocation }];
    }),
    pieces,
  };
}

/** Returns the pieces of all lines. */
export function piecesOf(cart: LoadedCart): CartPiece[] {
  return cart.lines.flatMap((line) => line.allocation.pieces);
}

/** A piece as its line sells it. Amounts in whole soʻm. */
export interface SoldPiece extends OptionPrices {
  piece: CartPiece;
  options: LineOptions;
  /** 0 for a price on request, too, which no line sells. */
  priceSom: number;
  /** The promo code's discount on it. */
  discountSom: number;
  /** Working days in the workshop. */
  workshopDays: number;
  arrivesOn: string | null;
  storeId: number | null;
}

/** Returns the pieces with their options: their prices and when they are ready. */
export function soldPiecesOf(cart: LoadedCart): SoldPiece[] {
  return cart.lines.flatMap(({ wish: { options }, optionPrices, allocation }) => {
    const workshopDays = options.engraving === null ? 0 : cart.terms.engravingDays;
    return allocation.pieces.map((piece) => {
      const { arrivesOn, storeId } = piece;
      return {
        piece,
        options,
        priceSom: piece.priceSom ?? 0,
        discountSom: cart.promo?.discounts.get(piece.itemId) ?? 0,
        ...optionPrices,
        workshopDays,
        arrivesOn,
        storeId,
      };
    });
  });
}

async function loadPromo(
  db: ReadDb,
  { cart, pieces, now }: { cart: CartRow; pieces: readonly CartPiece[]; now: Date },
): Promise<CartPromo | null> {
  if (cart.promo_code_id === null) return null;
  const priced = pieces.map((piece) => ({ ...piece, priceSom: piece.priceSom ?? 0 }));
  const shopper = { userId: cart.user_id, phone: cart.proven_phone };
  return findCartPromo(db, { promoCodeId: cart.promo_code_id, pieces: priced, shopper, now });
}

function liveHold(row: CartRow, now: Date): LiveHold | null {
  const { hold_id: id, hold_started_at: startedAt, expires_at: expiresAt } = row;
  if (id === null || startedAt === null || expiresAt === null || expiresAt <= now) return null;
  return { id, startedAt, expiresAt, isExtended: row.extended === true };
}

type StoredLine = Pick<LoadedLine, 'id' | 'wish' | 'priceSeenSom' | 'addedAt'>;

function storedLine(row: CartRow): StoredLine[] {
  if (row.line_key === null || row.quantity === null) return [];
  const wish = { key: row.line_key, itemId: row.item_id, quantity: row.quantity, options: optionsOf(row) };
  const id = lineId({ key: row.line_key, variant: row.variant ?? '' });
  return [{ id, wish, priceSeenSom: row.price_seen_som ?? 0, addedAt: row.added_at ?? row.seen_at }];
}

function plannedLines(
  lines: StoredLine[],
  { plans, now }: { plans: readonly PlannedLine[]; now: Date },
): StoredLine[] {
  const planned = new Map(plans.map((plan) => [idOf(plan), plan]));
  const changed = lines.map((line) => {
    const plan = planned.get(line.id);
    return plan ? { ...line, wish: { ...plan, itemId: plan.itemId ?? line.wish.itemId } } : line;
  });
  const known = new Set(lines.map(({ id }) => id));
  const added = [...planned].filter(([id]) => !known.has(id));
  const all = [...changed, ...added.map(([id, wish]) => ({ id, wish, priceSeenSom: 0, addedAt: now }))];
  return all.filter(({ wish }) => wish.quantity > 0);
}

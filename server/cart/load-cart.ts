import {
  type Allocation,
  type OfferedPiece,
  type Wish,
  allocatePieces,
} from '#domain/cart/allocate-pieces.ts';
import { lineId, parseLineKey } from '#domain/cart/line-key.ts';
import type { LineOptions } from '#domain/cart/line-options.ts';
import { type OptionPrices, optionPrices } from '#domain/pricing/option-prices.ts';
import { type PriceType, priceFor } from '#domain/pricing/price-for.ts';
import type { ReadDb } from '#database/connect.ts';
import { type CartPromo, findCartPromo } from '#server/pricing/promo-codes/find-cart-promo.ts';
import type { CartOwner } from './owner/cart-owner.ts';
import { type CartSettings, readSettings } from './cart-settings.ts';
import { idOf } from './lines/line-variant.ts';
import { optionsOf } from './lines/option-columns.ts';
import { type PhoneProof, proofOf } from './owner/phone-proof.ts';
import { type CartRow, type OfferedPieceRow, selectCart, selectOfferedPieces } from './queries.ts';

/** A piece of the cart's products, with what the cart shows of it. */
export interface CartPiece extends OfferedPiece {
  serialNumber: string;
  storeId: number | null;
  arrivesOn: string | null;
  /** Its retail price before any reduction, whole soʻm. */
  listSom: number;
  /** The hold that keeps it although its time is over: it must be ended before the piece can be taken. */
  expiredHoldId: number | null;
  /** Somebody else keeps it, until then; null = until the shop acts. */
  isReserved: boolean;
  expiresAt: Date | null;
  /** Its price for shoppers who do not hold it, whole soʻm. */
  openPriceSom: number | null;
}

export interface LoadedLine {
  /** Its name on the wire. */
  id: string;
  wish: Wish;
  /** Of one piece. */
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
  /** The cart's own hold whose time is over. */
  expiredHoldId: number | null;
  lines: LoadedLine[];
  pieces: CartPiece[];
  /** Null = a guest's. */
  userId: number | null;
  /** Whose prices its owner pays. */
  priceType: PriceType;
  promo: CartPromo | null;
}

/** A line as it would be, with no pieces gone; lets an action see what it would get before it writes. */
export type PlannedLine = Wish;

/**
 * A cart at `now`: its lines with the pieces they stand for, re-priced and re-checked, for a business at its own prices. Two statements
 * however many lines, a third with a promo code. Undefined: there is no such cart. Reserves nothing.
 */
export async function loadCart(
  db: ReadDb,
  args: { owner: CartOwner; now: Date; plans?: readonly PlannedLine[] },
): Promise<LoadedCart | undefined> {
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

/** The pieces that all lines of a cart stand for now. */
export function piecesOf(cart: LoadedCart): CartPiece[] {
  return cart.lines.flatMap((line) => line.allocation.pieces);
}

/** A piece as its line sells it. Money in whole soʻm. */
export interface SoldPiece extends OptionPrices {
  piece: CartPiece;
  options: LineOptions;
  /** 0 also for a price on request, which no line sells. */
  priceSom: number;
  /** What the promo code takes off it. */
  discountSom: number;
  /** Days of work in the workshop. */
  workshopDays: number;
  arrivesOn: string | null;
  storeId: number | null;
}

/** The same pieces with their options: what they cost and when they can leave. */
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

/** Pieces by their ids, as a cart that holds none of them may have them. */
export async function loadPiecesOf(
  db: ReadDb,
  { itemIds, ...moment }: Pick<PiecesArgs, 'itemIds' | 'now' | 'priceType'>,
): Promise<CartPiece[]> {
  return loadPieces(db, { keys: [], itemIds, holdId: null, ...moment });
}

/** Pieces by their ids, as the hold that keeps them sells them. */
export async function loadHeldPieces(
  db: ReadDb,
  args: Pick<PiecesArgs, 'itemIds' | 'now' | 'priceType'> & { holdId: number },
): Promise<CartPiece[]> {
  return loadPieces(db, { keys: [], ...args });
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

interface PiecesArgs {
  keys: string[];
  itemIds: number[];
  holdId: number | null;
  now: Date;
  priceType: PriceType;
}

async function loadPieces(db: ReadDb, args: PiecesArgs): Promise<CartPiece[]> {
  const productIds = [...new Set(args.keys.flatMap((key) => parseLineKey(key)?.productId ?? []))];
  if (productIds.length === 0 && args.itemIds.length === 0) return [];
  const rows = await selectOfferedPieces(db, { productIds, itemIds: args.itemIds });
  return rows.map((row) => cartPiece(row, args));
}

function cartPiece(row: OfferedPieceRow, { holdId, now, priceType }: PiecesArgs): CartPiece {
  const isReserved = row.product_item_state === 'RESERVED';
  const isHeld = isReserved && holdId !== null && row.hold_id === holdId;
  const isOver = isReserved && row.held_until !== null && row.held_until <= now;
  const priceNowSom = priceFor({ b2cSom: row.price_b2c_som, b2bSom: row.price_b2b_som }, priceType);
  return {
    itemId: row.id,
    productId: row.product_id,
    serialNumber: row.serial_number,
    sizeMm: row.size_hundredths_mm === null ? null : row.size_hundredths_mm / 100,
    lengthCm: row.length_mm === null ? null : row.length_mm / 10,
    probe: row.probe,
    weightGrams: row.weight_mg / 1000,
    // a price that rises during checkout is honored while the piece is held (CHK-9)
    priceSom:
      isHeld && row.held_price_som !== null
        ? Math.min(row.held_price_som, priceNowSom ?? row.held_price_som)
        : priceNowSom,
    listSom: row.old_price_b2c_som ?? row.price_b2c_som ?? 0,
    isHeld,
    isEngravable: row.engravable,
    isFree: isHeld || (row.product_state === 'ACTIVE' && (row.product_item_state === 'AVAILABLE' || isOver)),
    storeId: row.store_id,
    arrivesOn: row.arrives_on,
    expiredHoldId: isOver ? row.hold_id : null,
    isReserved: isReserved && !isHeld && !isOver,
    expiresAt: row.held_until,
    openPriceSom: priceNowSom,
  };
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

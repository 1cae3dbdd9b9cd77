import {
  type Allocation,
  type OfferedPiece,
  type Wish,
  allocatePieces,
} from '#domain/cart/allocate-pieces.ts';
import { parseLineKey } from '#domain/cart/line-key.ts';
import { courierInsuredLimitSom } from '#domain/delivery/tariff.ts';
import { priceFor } from '#domain/pricing/price-for.ts';
import type { ReadDb } from '#database/connect.ts';
import type { CartOwner } from './cart-owner.ts';
import { type PhoneProof, proofOf } from './phone-proof.ts';
import { type CartRow, type OfferedPieceRow, selectCart, selectOfferedPieces } from './queries.ts';

/** A piece of the cart's products, with what the cart shows of it. */
export interface CartPiece extends OfferedPiece {
  serialNumber: string;
  storeId: number | null;
  arrivesOn: string | null;
  /** The hold that keeps it although its time is over: it must be ended before the piece can be taken. */
  expiredHoldId: number | null;
}

export interface LoadedLine {
  wish: Wish;
  priceSeenSom: number;
  allocation: Allocation<CartPiece>;
}

export interface LiveHold {
  id: number;
  expiresAt: Date;
  isExtended: boolean;
}

export interface LoadedCart {
  id: string;
  seenAt: Date;
  proof: PhoneProof | null;
  hold: LiveHold | null;
  /** The cart's own hold whose time is over. */
  expiredHoldId: number | null;
  /** From this price on no courier carries a piece; whole soʻm. */
  insuredLimitSom: number;
  lines: LoadedLine[];
  pieces: CartPiece[];
}

/** A line as it would be; lets an action see what it would get before it writes. */
export interface PlannedLine {
  key: string;
  itemId: number | null;
  quantity: number;
}

/**
 * A cart at `now`: its lines with the pieces they stand for, re-priced and re-checked. Two statements however many lines.
 * Undefined: there is no such cart. Reserves nothing.
 */
export async function loadCart(
  db: ReadDb,
  args: { owner: CartOwner; now: Date; plans?: readonly PlannedLine[] },
): Promise<LoadedCart | undefined> {
  const rows = await selectCart(db, args.owner);
  const [first] = rows;
  if (first === undefined) return undefined;
  const hold = liveHold(first, args.now);
  const lines = plannedLines(rows.flatMap(keptLine), args.plans ?? []);
  const pieces = await loadPieces(db, {
    keys: lines.map(({ wish }) => wish.key),
    itemIds: [...first.held_item_ids, ...lines.flatMap(({ wish }) => wish.itemId ?? [])],
    holdId: hold?.id ?? null,
    now: args.now,
  });
  const allocations = allocatePieces(
    lines.map(({ wish }) => wish),
    pieces,
  );
  return {
    id: first.id,
    seenAt: first.seen_at,
    proof: proofOf(first),
    hold,
    expiredHoldId: hold === null ? first.hold_id : null,
    insuredLimitSom: typeof first.insured_limit === 'number' ? first.insured_limit : courierInsuredLimitSom,
    lines: lines.flatMap((line, index) => {
      const allocation = allocations[index];
      return allocation === undefined ? [] : [{ ...line, allocation }];
    }),
    pieces,
  };
}

/** The pieces that all lines of a cart stand for now. */
export function piecesOf(cart: LoadedCart): CartPiece[] {
  return cart.lines.flatMap((line) => line.allocation.pieces);
}

async function loadPieces(
  db: ReadDb,
  args: { keys: string[]; itemIds: number[]; holdId: number | null; now: Date },
): Promise<CartPiece[]> {
  const productIds = [...new Set(args.keys.flatMap((key) => parseLineKey(key)?.productId ?? []))];
  if (productIds.length === 0 && args.itemIds.length === 0) return [];
  const rows = await selectOfferedPieces(db, { productIds, itemIds: args.itemIds });
  return rows.map((row) => cartPiece(row, args));
}

function cartPiece(row: OfferedPieceRow, { holdId, now }: { holdId: number | null; now: Date }): CartPiece {
  const isReserved = row.product_item_state === 'RESERVED';
  const isHeld = isReserved && holdId !== null && row.hold_id === holdId;
  const isOver = isReserved && row.held_until !== null && row.held_until <= now;
  const priceNowSom = priceFor({ b2cSom: row.price_b2c_som, b2bSom: row.price_b2b_som }, 'B2C');
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
    isHeld,
    isFree: isHeld || (row.product_state === 'ACTIVE' && (row.product_item_state === 'AVAILABLE' || isOver)),
    storeId: row.store_id,
    arrivesOn: row.arrives_on,
    expiredHoldId: isOver ? row.hold_id : null,
  };
}

function liveHold(row: CartRow, now: Date): LiveHold | null {
  if (row.hold_id === null || row.expires_at === null || row.expires_at <= now) return null;
  return { id: row.hold_id, expiresAt: row.expires_at, isExtended: row.extended === true };
}

interface KeptLine {
  wish: Wish;
  priceSeenSom: number;
}

function keptLine(row: CartRow): KeptLine[] {
  if (row.line_key === null || row.quantity === null) return [];
  const wish = { key: row.line_key, itemId: row.item_id, quantity: row.quantity };
  return [{ wish, priceSeenSom: row.price_seen_som ?? 0 }];
}

function plannedLines(lines: KeptLine[], plans: readonly PlannedLine[]): KeptLine[] {
  const planned = new Map(plans.map((plan) => [plan.key, plan]));
  const known = new Set(lines.map(({ wish }) => wish.key));
  const changed = lines.map((line) => {
    const plan = planned.get(line.wish.key);
    return plan ? { ...line, wish: { ...plan, itemId: plan.itemId ?? line.wish.itemId } } : line;
  });
  const added = plans.filter(({ key }) => !known.has(key));
  return [...changed, ...added.map((wish) => ({ wish, priceSeenSom: 0 }))];
}

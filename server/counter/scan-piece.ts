import { namesIn } from '#domain/counter/scanned-text.ts';
import { minuteMs } from '#domain/units/durations.ts';
import type { ReadDb } from '#database/connect.ts';
import type { ExpireDeps } from '#server/cart/hold/expire-holds.ts';
import { holdForCounter } from '#server/cart/hold/counter-hold.ts';
import { loadWorkTerms } from '#server/content/shop-terms.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findScannedPiece, type ScannedRow } from './queries-piece.ts';
import type { SaleRow } from './queries-sale.ts';

/** The end of the time for which a counter holds its pieces after the last action at it (backoffice.md 2.5). */
export async function counterExpiry(db: ReadDb, now: Date): Promise<Date> {
  const { counterHoldMinutes } = await loadWorkTerms(db);
  return new Date(now.getTime() + counterHoldMinutes * minuteMs);
}

/**
 * Adds the piece with this serial number to a sale. Refuses with PIECE_NOT_FREE, with the piece's holder and the end of the hold (facts:
 * why, serial, until, number, seller, storeId, arrivesOn). The caller has locked the sale.
 */
export async function scanPiece(
  deps: ExpireDeps,
  { sale, typed, now }: { sale: SaleRow; typed: string; now: Date },
): Promise<void> {
  const names = namesIn(typed);
  const found = await findScannedPiece(deps.db, names);
  // already scanned
  if (found?.counter_sale_id === sale.id && found.held_until !== null && found.held_until > now) return;
  requireFree(found, { sale, typed: names.serials[0] ?? typed, now });
  const { id: itemId, price_b2c_som: priceSom } = found;
  const expiresAt = await counterExpiry(deps.db, now);
  const take = { saleId: sale.id, itemId, priceSom: priceSom ?? 0, expiresAt, now };
  if (await holdForCounter(deps, take)) return;
  // somebody else reserved it concurrently
  const taken = await findScannedPiece(deps.db, names);
  requireFree(taken, { sale, typed, now });
  // it was already released again: a second scan will get it
  throw notFree(taken, { why: 'PAYING', typed });
}

type Why =
  | 'SOLD'
  | 'ORDER'
  | 'PAYING'
  | 'COUNTER'
  | 'ASIDE'
  | 'ELSEWHERE'
  | 'WITHDRAWN'
  | 'ON_REQUEST'
  | 'UNKNOWN';

function requireFree(
  piece: ScannedRow | undefined,
  { sale, typed, now }: { sale: SaleRow; typed: string; now: Date },
): asserts piece is ScannedRow {
  const why = whyNot(piece, { storeId: sale.store_id, now });
  if (why !== null) throw notFree(piece, { why, typed });
}

function whyNot(piece: ScannedRow | undefined, { storeId, now }: { storeId: number; now: Date }): Why | null {
  if (piece === undefined) return 'UNKNOWN';
  const { product_item_state: state, held_until: until } = piece;
  if (state === 'SOLD' || state === 'WITHDRAWN') return state;
  const isOver = until !== null && until <= now;
  if (state === 'RESERVED' && !isOver) {
    if (piece.order_number !== null) return 'ORDER';
    if (piece.is_set_aside) return 'ASIDE';
    return piece.counter_sale_id === null ? 'PAYING' : 'COUNTER';
  }
  if (piece.store_id !== storeId || piece.arrives_on !== null) return 'ELSEWHERE';
  return piece.price_b2c_som === null || piece.price_b2c_som === 0 ? 'ON_REQUEST' : null;
}

function notFree(piece: ScannedRow | undefined, { why, typed }: { why: Why; typed: string }): Refusal {
  return new Refusal('PIECE_NOT_FREE', {
    why,
    serial: piece?.serial_number ?? typed,
    until: piece?.held_until?.toISOString() ?? null,
    number: piece?.order_number ?? null,
    seller: piece?.seller ?? null,
    storeId: piece?.store_id ?? null,
    arrivesOn: piece?.arrives_on ?? null,
  });
}

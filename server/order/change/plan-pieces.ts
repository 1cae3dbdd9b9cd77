import type { Fulfillment } from '#contract/order.ts';
import { discountsOfAdded } from '#domain/order/change-order.ts';
import { pickupReason } from '#domain/delivery/tariff.ts';
import { paidForLine } from '#domain/order/paid-for-line.ts';
import { serialsOf } from '#domain/counter/scanned-text.ts';
import type { ReadDb } from '#database/connect.ts';
import { readSettings } from '#server/cart/cart-settings.ts';
import { loadOfferedPieces, type OfferedForOrder } from '#server/cart/hold/swap-pieces.ts';
import { selectTerms } from '#server/kit/queries-settings.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type FulfillmentQuote, quoteFulfillment } from '../place/quote-fulfillment.ts';
import type { OrderRow } from '../queries.ts';
import type { NewOrderLine } from '../queries-insert.ts';
import { fulfillmentToWire } from '../wire.ts';
import { type OrderedPieceRow, findPriceType, selectOrderedPieces, selectSerials } from './queries-change.ts';

/** Serial numbers as typed or scanned. */
export interface PiecesWish {
  removed: readonly string[];
  /** Removed from the order too, because nobody finds them. */
  lost: readonly string[];
  added: readonly string[];
}

/** Preview of an order with other pieces; amounts in whole soʻm. */
export interface PlannedPieces {
  /** Lines to be removed. */
  removed: OrderedPieceRow[];
  lost: OrderedPieceRow[];
  added: (NewOrderLine & { offered: OfferedForOrder })[];
  goodsSom: number;
  discountSom: number;
  optionsSom: number;
  quote: FulfillmentQuote;
  totalSom: number;
}

interface Planning {
  order: OrderRow;
  wish: PiecesWish;
  now: Date;
}

/**
 * Remaining pieces keep their price and discount, added pieces get their current price for this shopper, and the delivery is quoted again.
 * Refuses with NOT_FOUND (facts: serial), VALIDATION_FAILED if no piece would remain, PIECE_NOT_FREE (facts: serial, why),
 * DELIVERY_NOT_POSSIBLE or PICKUP_NOT_POSSIBLE.
 */
export async function planPieces(db: ReadDb, { order, wish, now }: Planning): Promise<PlannedPieces> {
  const lines = await selectOrderedPieces(db, order.id);
  const lost = wish.lost.map((serial) => lineOf(lines, serial));
  const removed = wish.removed.map((serial) => lineOf(lines, serial)).filter((line) => !lost.includes(line));
  const stays = lines.filter((line) => !lost.includes(line) && !removed.includes(line));
  const added = await loadAdded(db, { order, wish, lost, now });
  if (stays.length + added.length === 0)
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/added', code: 'minItems' }]);
  const sumOf = (of: (line: OrderedPieceRow) => number) => stays.reduce((sum, line) => sum + of(line), 0);
  const sumOfAdded = (name: 'priceSom' | 'discountSom') => added.reduce((sum, line) => sum + line[name], 0);
  const goodsSom = sumOf((line) => line.unit_price_som) + sumOfAdded('priceSom');
  const quote = await quoteAnew(db, { order, stays, added, goodsSom, now });
  return {
    removed,
    lost,
    added,
    goodsSom,
    discountSom: sumOf((line) => line.discount_som) + sumOfAdded('discountSom'),
    optionsSom: sumOf((line) => line.engraving_price_som + line.gift_price_som),
    quote,
    totalSom: sumOf(paidForLine) + sumOfAdded('priceSom') - sumOfAdded('discountSom') + quote.costSom,
  };
}

function lineOf(lines: readonly OrderedPieceRow[], typed: string): OrderedPieceRow {
  const serials = serialsOf(typed);
  const line = lines.find(({ serial_number: serial }) => serials.includes(serial));
  if (line === undefined) throw new Refusal('NOT_FOUND', { serial: typed });
  return line;
}

async function loadAdded(
  db: ReadDb,
  { order, wish, lost, now }: Planning & { lost: readonly OrderedPieceRow[] },
): Promise<PlannedPieces['added']> {
  if (wish.added.length === 0) return [];
  const itemIds = await findItems(db, wish.added);
  const priceType = await findPriceType(db, order.user_id);
  const pieces = await loadOfferedPieces(db, { itemIds, now, priceType });
  for (const piece of pieces) requireOffered(piece);
  const discounts = discountsOfAdded(
    pieces.map(({ priceSom }) => priceSom ?? 0),
    lost.map((line) => line.discount_som),
  );
  return pieces.map((piece, nth) => ({
    itemId: piece.itemId,
    piece: piece.piece,
    options: { engraving: null, gift: null },
    priceSom: piece.priceSom ?? 0,
    discountSom: discounts[nth] ?? 0,
    engravingSom: 0,
    giftSom: 0,
    offered: piece,
  }));
}

async function findItems(db: ReadDb, typed: readonly string[]): Promise<number[]> {
  const spellings = typed.map((one) => serialsOf(one));
  const known = await selectSerials(db, spellings.flat());
  return spellings.map((serials, nth) => {
    const [id] = serials.flatMap((serial) => known.get(serial) ?? []);
    if (id === undefined) throw new Refusal('NOT_FOUND', { serial: typed[nth] ?? '' });
    return id;
  });
}

function requireOffered({ serialNumber: serial, isFree, priceSom }: OfferedForOrder): void {
  if (!isFree) throw new Refusal('PIECE_NOT_FREE', { serial, why: 'TAKEN' });
  if (priceSom === null || priceSom === 0) throw new Refusal('PIECE_NOT_FREE', { serial, why: 'ON_REQUEST' });
}

interface Quoted {
  order: OrderRow;
  stays: readonly OrderedPieceRow[];
  added: PlannedPieces['added'];
  goodsSom: number;
  now: Date;
}

async function quoteAnew(
  db: ReadDb,
  { order, stays, added, goodsSom, now }: Quoted,
): Promise<FulfillmentQuote> {
  const { terms, shipping } = readSettings(await selectTerms(db));
  const pieces = [
    ...stays.map(({ store_id: storeId, arrives_on: arrivesOn, is_engraved: isEngraved }) => ({
      storeId,
      arrivesOn,
      workshopDays: isEngraved ? terms.engravingDays : 0,
    })),
    ...added.map(({ offered }) => offered),
  ];
  const prices = [...stays.map((line) => line.unit_price_som), ...added.map(({ priceSom }) => priceSom)];
  const goods = {
    pieces,
    goodsSom,
    pickupReason: pickupReason(prices, shipping.insured),
    calendar: shipping.calendar,
  };
  return quoteFulfillment(db, { fulfillment: receivingOf(order), goods, now });
}

function receivingOf(order: OrderRow): Fulfillment {
  const fulfillment = fulfillmentToWire(order);
  if (fulfillment.kind === 'PICKUP') return fulfillment;
  const { address } = fulfillment;
  if (address === null) throw new Error(`delivery order ${order.number} has no address`);
  return { kind: 'DELIVERY', address };
}

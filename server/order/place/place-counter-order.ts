import type { FiscalReceiptCode } from '#domain/counter/scanned-text.ts';
import type { Tender } from '#domain/counter/tenders.ts';
import { defaultOrderTerms } from '#domain/order/order-terms.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { Db } from '#database/connect.ts';
import { type CounterPiece, transferToCounterOrder } from '#server/cart/hold/counter-hold.ts';
import { markItemsSold } from '#server/cart/hold/mark-items-sold.ts';
import { bookTenders } from '#server/payment/end-payments.ts';
import { recordCounterReceipt } from '#server/payment/receipts/record-receipt.ts';
import { redeemPromo } from '#server/pricing/promo-codes/redeem-promo.ts';
import { insertOrder, type NewOrder } from '../queries-insert.ts';
import { orderNumberOf } from './order-number.ts';

/** A piece in a counter sale; whole soʻm. */
export interface SoldAtCounter extends CounterPiece {
  /** Discount from a promo code. */
  discountSom: number;
  /** Discount given by the seller. */
  manualDiscountSom: number;
}

export interface CounterOrder {
  storeId: number;
  staffId: number;
  language: NewOrder['language'];
  /** Null if the buyer is unknown. `userId` is null if no account has this phone. */
  buyer: { userId: number | null; name: string; phone: string } | null;
  pieces: readonly SoldAtCounter[];
  promo: { id: number; code: string } | null;
  discountReason: string | null;
  tenders: readonly Tender[];
  receipt: FiscalReceiptCode | null;
  /** The hold that contains the pieces. */
  hold: { id: number; item_ids: number[]; expires_at: Date };
  now: Date;
}

/**
 * Creates the order of a counter sale, already paid and handed over: the pieces become SOLD, the tenders go into the ledger and the
 * receipt is queued, all in the caller's transaction. Refuses with PROMO_CODE_USED_UP or PROMO_CODE_USED_BY_YOU.
 */
export async function placeCounterOrder(
  db: Db,
  { secret }: { secret: string },
  sale: CounterOrder,
): Promise<{ orderId: number; number: string }> {
  const { hold, tenders, receipt, promo, buyer, now } = sale;
  const { id: orderId, number } = await insertOrder(db, describe(secret, sale));
  if (promo !== null) {
    const shopper = { userId: buyer?.userId ?? null, phone: buyer?.phone ?? null };
    await redeemPromo(db, { promoCodeId: promo.id, orderId, shopper, now });
  }
  await transferToCounterOrder(db, { hold, orderId });
  await markItemsSold(db, orderId);
  const paymentId = await bookTenders(db, { orderId, tenders, now });
  if (receipt !== null) await recordCounterReceipt(db, { paymentId, receipt, now });
  return { orderId, number };
}

const defaultPromises = {
  pickupHours: defaultOrderTerms.pickupHours,
  reservationMinutes: null,
  onlineLimitSom: defaultOrderTerms.onlineLimitSom,
};

function describe(secret: string, sale: CounterOrder): NewOrder {
  const { pieces, buyer, tenders, now } = sale;
  const sumOf = (name: 'priceSom' | 'discountSom' | 'manualDiscountSom') =>
    pieces.reduce((sum, piece) => sum + piece[name], 0);
  const manualSom = sumOf('manualDiscountSom');
  const { discountReason: reason } = sale;
  const today = tashkentDay(now);
  return {
    ...orderNumberOf(secret, now),
    network: null,
    cartId: null,
    madeBy: {
      channel: 'COUNTER',
      staffId: sale.staffId,
      manualDiscount: manualSom > 0 && reason !== null ? { som: manualSom, reason } : null,
    },
    userId: buyer?.userId ?? null,
    phoneVerifiedAt: null,
    confirmBy: null,
    state: 'DELIVERED',
    paymentState: 'PAID',
    // the order shows the method of the largest tender; its payments have all of them
    paymentMethod: tenders.toSorted((one, other) => other.amountSom - one.amountSom)[0]?.method ?? 'CASH',
    language: sale.language,
    contact: { name: buyer?.name ?? null, phone: buyer?.phone ?? null, email: null },
    kind: 'PICKUP',
    storeId: sale.storeId,
    address: null,
    comment: null,
    goodsTotalSom: sumOf('priceSom'),
    discountTotalSom: sumOf('discountSom'),
    promoCode: sale.promo?.code ?? null,
    // nobody waits for it, and nothing of it is paid online
    ...defaultPromises,
    optionsTotalSom: 0,
    deliveryCostSom: 0,
    promised: { from: today, to: today },
    pieces: pieces.map((piece) => ({
      ...piece,
      engravingSom: 0,
      giftSom: 0,
      options: { engraving: null, gift: null },
    })),
    now,
  };
}

import type { CounterLine, CounterSale, Purchase } from '#contract/admin/counter.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { mayReturn } from '#domain/order/returns.ts';
import type { SoldAtCounter } from '#server/order/place/place-counter-order.ts';
import type { LoadedSale } from './load-sale.ts';

export interface SaleTerms {
  maxDiscountPercent: number;
  needsReceipt: boolean;
  takesCash: boolean;
  gold: CounterSale['gold'];
}

export function saleToWire(sale: LoadedSale, terms: SaleTerms): CounterSale {
  const { row, buyer, promo, sums, hold } = sale;
  const { buyer_phone: phone, discount_percent: percent, discount_reason: reason } = row;
  return {
    id: row.id,
    storeId: row.store_id,
    heldUntil: sale.pieces.length === 0 ? null : (hold?.expires_at.toISOString() ?? null),
    lines: sale.pieces.map(lineToWire),
    buyer: phone === null ? null : { phone, name: buyer?.name ?? '', priceType: buyer?.price_type ?? 'B2C' },
    promo: promo && {
      code: promo.code,
      problem: promo.problem,
      missing: promo.missingSom,
      discount: sums.discountSom,
    },
    manualDiscount: percent === null || reason === null ? null : { percent, reason, amount: sums.manualSom },
    goods: sums.goodsSom,
    total: sums.totalSom,
    ...terms,
  };
}

export function lineToWire({ piece, priceSom, discountSom, manualDiscountSom }: SoldAtCounter): CounterLine {
  return { piece, price: priceSom, discount: discountSom, manualDiscount: manualDiscountSom };
}

/** A bought piece with the amount paid for it, and whether it can be returned without a fault. */
export function purchaseLineToWire(
  line: StaffOrder['lines'][number],
  { deliveredAt, returnDays, now }: { deliveredAt: Date; returnDays: number; now: Date },
): Purchase['lines'][number] {
  const { returnable, unitPrice, discount, engraving, gift } = line;
  const paid = unitPrice - discount + (engraving?.price ?? 0) + (gift?.price ?? 0);
  const may = mayReturn({ returnable, deliveredAt, returnDays, isFaulty: false }, now);
  const refused = may.ok ? null : may.why;
  return { ...line, paid, refused: line.returnedAt === null ? refused : 'RETURNED_BEFORE' };
}

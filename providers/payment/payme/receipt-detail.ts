import { toTiyin } from '../tiyin.ts';
import type { FiscalSale } from '../fiscal-port.ts';

/** 0 = sale, fully paid before the hand-over (integrations.md 1.5, 6.3). */
const receiptType = 0;
const shippingTitle = { ru: 'Доставка', uz: 'Yetkazib berish', en: 'Delivery' };

/** The data of a receipt at Payme; amounts in tiyin. `discount` is for the whole line. */
export interface PaymeDetail {
  receipt_type: number;
  shipping?: { title: string; price: number };
  items: {
    title: string;
    price: number;
    count: number;
    code: string;
    package_code: string;
    vat_percent: number;
    discount?: number;
  }[];
}

/**
 * Returns Payme's `detail` of a sale. Throws if its lines and delivery do not add up to the amount: a receipt must not have another total.
 */
export function paymeDetail(sale: FiscalSale, amountSom: number): PaymeDetail {
  const detail: PaymeDetail = {
    receipt_type: receiptType,
    ...(sale.deliverySom > 0 && {
      shipping: { title: shippingTitle[sale.language], price: toTiyin(sale.deliverySom) },
    }),
    items: sale.lines.map((line) => ({
      title: line.title,
      price: toTiyin(line.unitPriceSom),
      count: line.count,
      code: line.ikpu,
      package_code: line.packageCode,
      vat_percent: line.vatPercent,
      ...(line.discountSom > 0 && { discount: toTiyin(line.discountSom) }),
    })),
  };
  const sum = sumOfDetail(detail);
  if (sum !== toTiyin(amountSom))
    throw new Error(`the receipt would have ${sum} tiyin for a payment of ${toTiyin(amountSom)}`);
  return detail;
}

/** Σ (price × count − discount) + shipping, in tiyin. */
export function sumOfDetail({ items, shipping }: PaymeDetail): number {
  const goods = items.reduce((sum, { price, count, discount = 0 }) => sum + price * count - discount, 0);
  return goods + (shipping?.price ?? 0);
}

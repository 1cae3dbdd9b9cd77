import { type LinePrices, paidForLine } from '#domain/order/paid-for-line.ts';
import { vatInside } from '#domain/pricing/vat.ts';
import { som } from '#domain/units/som.ts';

/** A line of an order with the VAT rate at the time of the order. */
export interface SoldLine extends LinePrices {
  vat_percent: number;
}

/** Whole soʻm. unitPrice − discount = the amount paid for the piece with all its options. */
export interface ReceiptLine {
  unitPriceSom: number;
  discountSom: number;
  vatPercent: number;
  /** Included in the amount paid. */
  vatSom: number;
}

export interface ReceiptDelivery {
  deliverySom: number;
  deliveryVatPercent: number;
  deliveryVatSom: number;
}

/** Returns the receipt line of a sale or a refund: a piece is refunded at the amount paid for it (integrations 6.2). */
export function receiptLine(line: SoldLine): ReceiptLine {
  const paidSom = paidForLine(line);
  const discountSom = line.discount_som + line.manual_discount_som;
  return {
    unitPriceSom: paidSom + discountSom,
    discountSom,
    vatPercent: line.vat_percent,
    vatSom: vatInside(som(paidSom), line.vat_percent),
  };
}

/** Returns the receipt line of the delivery. Its VAT rate is the highest of the order's lines, so that VAT is never too low. */
export function receiptDelivery(deliverySom: number, lines: readonly SoldLine[]): ReceiptDelivery {
  const deliveryVatPercent = Math.max(0, ...lines.map((line) => line.vat_percent));
  return { deliverySom, deliveryVatPercent, deliveryVatSom: vatInside(som(deliverySom), deliveryVatPercent) };
}

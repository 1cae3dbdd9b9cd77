import { type LinePrices, paidForLine } from '#domain/order/paid-for-line.ts';
import { vatInside } from '#domain/pricing/vat.ts';
import { som } from '#domain/units/som.ts';

/** A line of an order with the VAT that was in its price when it was placed. */
export interface SoldLine extends LinePrices {
  vat_percent: number;
}

/** Whole soʻm. unitPrice − discount = what was paid for the piece with all that was done to it. */
export interface ReceiptLine {
  unitPriceSom: number;
  discountSom: number;
  vatPercent: number;
  /** Inside what was paid. */
  vatSom: number;
}

export interface ReceiptDelivery {
  deliverySom: number;
  deliveryVatPercent: number;
  deliveryVatSom: number;
}

/** How a line stands in a fiscal receipt, of a sale or of a refund: a piece goes back for what was paid for it (integrations 6.2). */
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

/** Bringing goes with what is brought: at the highest rate among the lines of the order, so that no VAT is missing. */
export function receiptDelivery(deliverySom: number, lines: readonly SoldLine[]): ReceiptDelivery {
  const deliveryVatPercent = Math.max(0, ...lines.map((line) => line.vat_percent));
  return { deliverySom, deliveryVatPercent, deliveryVatSom: vatInside(som(deliverySom), deliveryVatPercent) };
}

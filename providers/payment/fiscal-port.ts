/** SALE = of a payment, REFUND = of a refund. */
export type ReceiptKind = 'SALE' | 'REFUND';

/** A receipt of the online cash register, as reported by the provider (integrations.md 6.3). Null = not reported. */
export interface FiscalReceipt {
  /** Where the buyer can view it. */
  url: string | null;
  receiptNumber: string | null;
  terminal: string | null;
  fiscalSign: string | null;
  issuedAt: Date | null;
  /** The status in the provider's register: 0 or null = no error. */
  statusCode: number | null;
  message: string | null;
}

/** The data of a receipt. Σ (unitPriceSom × count − discountSom) + delivery = the amount, exactly to the soʻm. */
export interface FiscalSale {
  /** The language of the titles: that of the order. */
  language: 'ru' | 'uz' | 'en';
  lines: readonly FiscalLine[];
  /** Whole soʻm including VAT; 0 = none. */
  deliverySom: number;
  deliveryVatPercent: number;
  /** The VAT included in it, whole soʻm. */
  deliveryVatSom: number;
}

export interface FiscalLine {
  /** In the language of the order. */
  title: string;
  /** 17 digits of the classifier (IKPU, MXIK), and the corresponding package code. */
  ikpu: string;
  packageCode: string;
  vatPercent: number;
  unitPriceSom: number;
  count: number;
  /** The discount of the whole line. */
  discountSom: number;
  /** The VAT included in the amount paid for the whole line, whole soʻm. */
  vatSom: number;
}

import { Type, type Static } from 'typebox';
import { Piece } from '../cart.ts';
import { Id, Instant, Line, Nullable, Phone, Shape, Som, Words } from '../primitives.ts';
import { promoProblems } from '../words.ts';
import { StaffOrderLine } from './order.ts';

export const tenderMethods = ['CASH', 'CARD_IN_STORE', 'TRANSFER', 'OLD_GOLD'] as const;

/**
 * Why a piece cannot be sold here now. SOLD, RESERVED by an ORDER, PAYING (a checkout), COUNTER (another sale), ASIDE (set aside for a person), ELSEWHERE (another store,
 * the warehouse, or on its way), WITHDRAWN, ON_REQUEST (no price), UNKNOWN (no such serial number).
 */
export const pieceTakers = [
  'SOLD',
  'ORDER',
  'PAYING',
  'COUNTER',
  'ASIDE',
  'ELSEWHERE',
  'WITHDRAWN',
  'ON_REQUEST',
  'UNKNOWN',
] as const;

export const CounterLine = Shape({
  piece: Piece,
  price: Som,
  /** What a promo code takes off. */
  discount: Som,
  /** What the seller takes off. */
  manualDiscount: Som,
});

/** Who buys: '' = no account has this phone. A business that is approved pays its own prices. */
export const CounterBuyer = Shape({
  phone: Phone,
  name: Type.String(),
  priceType: Words(['B2C', 'B2B']),
});

/** One seller's sale while it is being made. Whole soʻm. `heldUntil`: its pieces are back on sale then; null = it has none. */
export const CounterSale = Shape({
  id: Id,
  storeId: Id,
  heldUntil: Nullable(Instant),
  lines: Type.Array(CounterLine),
  buyer: Nullable(CounterBuyer),
  promo: Nullable(
    Shape({ code: Type.String(), problem: Nullable(Words(promoProblems)), missing: Som, discount: Som }),
  ),
  manualDiscount: Nullable(Shape({ percent: Type.Integer(), reason: Type.String(), amount: Som })),
  /** How many percent this seller may take off. */
  mostDiscountPercent: Type.Integer(),
  goods: Som,
  total: Som,
  /** The sale is not done before its fiscal receipt is there. */
  needsReceipt: Type.Boolean(),
  /** Old gold of this store that may pay for it; the latest first. */
  gold: Type.Array(Shape({ id: Id, act: Type.String(), description: Type.String(), amount: Som })),
  /** Cash can be taken: the store's cash day is open. */
  takesCash: Type.Boolean(),
});

export const OpenSale = Shape({ storeId: Id });
export const SaleParams = Shape({ id: Id });
/** The text as it was typed or scanned. */
export const AddSalePiece = Shape({ serial: Line(80) });
/** `isWaiting` false: nobody has it any more, and a scan takes it. */
export const PieceWatch = Shape({ isWaiting: Type.Boolean() });
export const SalePieceParams = Shape({ id: Id, serial: Line(80) });

/** What is left out stays as it is; null takes it away. */
export const ChangeSale = Shape({
  buyerPhone: Type.Optional(Nullable(Phone)),
  promoCode: Type.Optional(Nullable(Line(40))),
  manualDiscount: Type.Optional(
    Nullable(Shape({ percent: Type.Integer({ minimum: 1, maximum: 90 }), reason: Line(300) })),
  ),
});

/**
 * `given`: the cash that was handed over; what is more than the amount goes back as change. `gold`: of OLD_GOLD, which of it; its amount is
 * what the gold is worth, or the total where that is less: the rest is paid out in cash.
 */
export const TenderInput = Shape({
  method: Words(tenderMethods),
  amount: Som,
  given: Type.Optional(Som),
  gold: Type.Optional(Id),
});

/** The fiscal receipt of the store's register: `t`, `r`, `c`, `s` of its QR. */
export const FiscalReceiptInput = Shape({
  terminal: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9]+$' }),
  number: Type.String({ minLength: 1, maxLength: 20, pattern: '^[0-9]+$' }),
  issuedAt: Instant,
  sign: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9]+$' }),
});

/** The receipt of a payment, for a sale over the counter that was finished without it. */
export const AddReceipt = Shape({ receipt: FiscalReceiptInput });
export const ReceiptParams = Shape({ id: Id });

export const ScannedText = Shape({ text: Line(300) });
/** What a scanned QR says; null: it is no fiscal receipt. */
export const ScannedReceipt = Shape({ receipt: Nullable(FiscalReceiptInput) });

/** `expectedTotal`: the sum that the seller sees; another one is CART_CHANGED. */
export const FinishSale = Shape({
  expectedTotal: Som,
  tenders: Type.Array(TenderInput, { minItems: 1, maxItems: tenderMethods.length }),
  receipt: Nullable(FiscalReceiptInput),
});

export const FinishedSale = Shape({
  number: Type.String(),
  at: Instant,
  total: Som,
  change: Som,
  /** What is paid out for old gold that is worth more than the sale; left out = nothing. */
  goldCash: Type.Optional(Som),
  tenders: Type.Array(Shape({ method: Words(tenderMethods), amount: Som, given: Nullable(Som) })),
  lines: Type.Array(CounterLine),
  receiptUrl: Nullable(Type.String()),
  /** Our own papers of its pieces; `print`: where the paper is printed. Left out: there are none. */
  passports: Type.Optional(
    Type.Array(Shape({ serialNumber: Type.String(), url: Type.String(), print: Type.String() })),
  ),
});

/** `text`: a serial number, an order's number, or the QR of a fiscal receipt. */
export const FindPurchase = Shape({ text: Line(300) });

/** `refused`: why this piece is not taken back without a fault; null = it is. */
export const PurchaseLine = Shape({
  ...StaffOrderLine.properties,
  paid: Som,
  refused: Nullable(Words(['RETURNED_BEFORE', 'TOO_LATE', 'ENGRAVED'])),
});
export const Purchase = Shape({
  number: Type.String(),
  deliveredAt: Instant,
  lines: Type.Array(PurchaseLine),
  /** How its money came, and how much of each has not gone back. */
  tenders: Type.Array(Shape({ method: Type.String(), left: Som, isByProvider: Type.Boolean() })),
});

export const ReturnAtCounter = Shape({
  number: Type.String({ pattern: '^Z-[0-9]{6}-[0-9]{5,}$' }),
  /** Where it was brought to: its drawer gives the cash back. */
  storeId: Id,
  serials: Type.Array(Line(40), { minItems: 1, maxItems: 100, uniqueItems: true }),
  isFaulty: Type.Boolean(),
  reason: Line(300),
});
/** `isByProvider`: the payment provider refunds it; every other sum the seller pays out now. */
export const ReturnedAtCounter = Shape({
  number: Type.String(),
  at: Instant,
  refund: Som,
  tenders: Type.Array(Shape({ method: Type.String(), amount: Som, isByProvider: Type.Boolean() })),
});

export type CounterSale = Static<typeof CounterSale>;
export type CounterLine = Static<typeof CounterLine>;
export type FinishedSale = Static<typeof FinishedSale>;
export type FiscalReceiptInput = Static<typeof FiscalReceiptInput>;
export type Purchase = Static<typeof Purchase>;
export type TenderMethod = (typeof tenderMethods)[number];

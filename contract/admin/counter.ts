import { Type, type Static } from 'typebox';
import { Piece } from '../cart.ts';
import { Id, Instant, Line, Nullable, Phone, Shape, Som, Words } from '../primitives.ts';
import { promoProblems } from '../words.ts';
import { StaffOrderLine } from './order.ts';

export const tenderMethods = ['CASH', 'CARD_IN_STORE', 'TRANSFER', 'OLD_GOLD'] as const;

/**
 * Why a piece cannot be sold here now. SOLD; RESERVED by an order; PAYING (in a checkout); COUNTER (in another sale); ASIDE (set aside for
 * a person); ELSEWHERE (in another store, in the warehouse, or in transit); WITHDRAWN; ON_REQUEST (has no price); UNKNOWN (no such serial
 * number).
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
  /** Discount of the promo code. */
  discount: Som,
  /** Discount given by the seller. */
  manualDiscount: Som,
});

/** The buyer. An empty string means that no account has this phone. An approved business pays wholesale prices. */
export const CounterBuyer = Shape({
  phone: Phone,
  name: Type.String(),
  priceType: Words(['B2C', 'B2B']),
});

/** A counter sale in progress, in whole soʻm. `heldUntil`: when its pieces return to sale; null = it has none. */
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
  /** Maximum discount that this seller may give, in percent. */
  maxDiscountPercent: Type.Integer(),
  goods: Som,
  total: Som,
  /** The sale cannot be finished without its fiscal receipt. */
  needsReceipt: Type.Boolean(),
  /** Old gold bought in this store that can pay for the sale; newest first. */
  gold: Type.Array(Shape({ id: Id, act: Type.String(), description: Type.String(), amount: Som })),
  /** Whether cash can be taken: the store's cash day is open. */
  takesCash: Type.Boolean(),
});

export const OpenSale = Shape({ storeId: Id });
export const SaleParams = Shape({ id: Id });
/** The text as typed or scanned. */
export const AddSalePiece = Shape({ serial: Line(80) });
/** `isWaiting` false: nobody holds the piece any more, and a scan adds it to the sale. */
export const PieceWatch = Shape({ isWaiting: Type.Boolean() });
export const SalePieceParams = Shape({ id: Id, serial: Line(80) });

/** Fields that are left out stay unchanged; null removes the value. */
export const ChangeSale = Shape({
  buyerPhone: Type.Optional(Nullable(Phone)),
  promoCode: Type.Optional(Nullable(Line(40))),
  manualDiscount: Type.Optional(
    Nullable(Shape({ percent: Type.Integer({ minimum: 1, maximum: 90 }), reason: Line(300) })),
  ),
});

/**
 * `given`: the cash handed over; the excess over the amount is given back as change. `gold`: for OLD_GOLD, the intake that pays. Its
 * amount is the value of the gold, but at most the total; the rest is paid out in cash.
 */
export const TenderInput = Shape({
  method: Words(tenderMethods),
  amount: Som,
  given: Type.Optional(Som),
  gold: Type.Optional(Id),
});

/** The fiscal receipt of the store's register: the values `t`, `r`, `c`, `s` of its QR code. */
export const FiscalReceiptInput = Shape({
  terminal: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9]+$' }),
  number: Type.String({ minLength: 1, maxLength: 20, pattern: '^[0-9]+$' }),
  issuedAt: Instant,
  sign: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9]+$' }),
});

/** Adds the receipt of a payment to a counter sale that was finished without one. */
export const AddReceipt = Shape({ receipt: FiscalReceiptInput });
export const ReceiptParams = Shape({ id: Id });

export const ScannedText = Shape({ text: Line(300) });
/** The content of a scanned QR code; null = it is not a fiscal receipt. */
export const ScannedReceipt = Shape({ receipt: Nullable(FiscalReceiptInput) });

/** `expectedTotal`: the total shown to the seller; if the actual one differs, the request is refused with CART_CHANGED. */
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
  /** Amount paid out for old gold that is worth more than the sale; left out = nothing. */
  goldCash: Type.Optional(Som),
  tenders: Type.Array(Shape({ method: Words(tenderMethods), amount: Som, given: Nullable(Som) })),
  lines: Type.Array(CounterLine),
  receiptUrl: Nullable(Type.String()),
  /** Passports of its pieces. `print`: whether they are printed here. Left out = none. */
  passports: Type.Optional(
    Type.Array(Shape({ serialNumber: Type.String(), url: Type.String(), print: Type.String() })),
  ),
});

/** `text`: a serial number, an order number, or the QR code of a fiscal receipt. */
export const FindPurchase = Shape({ text: Line(300) });

/** `refused`: why a piece without a fault cannot be returned; null = it can. */
export const PurchaseLine = Shape({
  ...StaffOrderLine.properties,
  paid: Som,
  refused: Nullable(Words(['RETURNED_BEFORE', 'TOO_LATE', 'ENGRAVED'])),
});
export const Purchase = Shape({
  number: Type.String(),
  deliveredAt: Instant,
  lines: Type.Array(PurchaseLine),
  /** How the order was paid, and how much of each payment has not been refunded. */
  tenders: Type.Array(Shape({ method: Type.String(), left: Som, isByProvider: Type.Boolean() })),
});

export const ReturnAtCounter = Shape({
  number: Type.String({ pattern: '^Z-[0-9]{6}-[0-9]{5,}$' }),
  /** The store where the pieces were returned: its drawer pays the cash. */
  storeId: Id,
  serials: Type.Array(Line(40), { minItems: 1, maxItems: 100, uniqueItems: true }),
  isFaulty: Type.Boolean(),
  reason: Line(300),
});
/** `isByProvider`: the payment provider makes the refund; all other amounts are paid out by the seller now. */
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

import { Type, type Static } from 'typebox';
import {
  Artikul,
  Code,
  Day,
  DistrictId,
  Id,
  Instant,
  LengthCm,
  Nullable,
  Probe,
  RegionId,
  Shape,
  SizeMm,
  Som,
  UrlRef,
  WeightGrams,
  Words,
  names,
  slugs,
} from './primitives.ts';
import { Metal } from './catalog/catalog.ts';
import { giftCardLimit, letterings, PIECES_PER_LINE, promoProblems, ribbons } from './words.ts';

/** A cart has at most 20 lines, a line at most 10 pieces (decisions 5). */
export const cartLimits = { lines: 20, piecesPerLine: PIECES_PER_LINE } as const;

/** `id___size___probe` or `id___size___probe___weight`; a missing value is an empty string (product-spec 3). */
export const LineKey = Type.String({ maxLength: 80, pattern: '^[0-9]+___[0-9.]*___[0-9]*(___[0-9.]*)?$' });
export const LineKeyParams = Shape({ key: LineKey });

/** Identifies one line: its key and, if it has options, `~` and their hash. Lines with the same key differ in their options. */
export const LineId = Type.String({
  maxLength: 100,
  pattern: '^[0-9]+___[0-9.]*___[0-9]*(___[0-9.]*)?(~[0-9a-f]{16})?$',
});
export const LineIdParams = Shape({ key: LineId });

/** `text`: at most 18 characters of the machine's alphabet (GET /line-options); spaces and apostrophes are normalized. */
export const Engraving = Shape({ text: Type.String({ maxLength: 60 }), lettering: Words(letterings) });
/** A gift box. An empty `card` = no card. `hidePrice`: no price on the documents in the box. */
export const Gift = Shape({
  ribbon: Words(ribbons),
  card: Type.String({ maxLength: giftCardLimit }),
  hidePrice: Type.Boolean(),
});

export const PutCartLine = Shape({
  quantity: Type.Integer({ minimum: 1, maximum: cartLimits.piecesPerLine }),
  /** Chooses this piece; left out = any AVAILABLE piece with this key, the cheapest first. */
  itemId: Type.Optional(Id),
  /** Lines with the same key differ in their options: another text is another line. Left out or null = no options. */
  engraving: Type.Optional(Nullable(Engraving)),
  gift: Type.Optional(Nullable(Gift)),
  /** The line that the added pieces are taken from; it is removed when it becomes empty. */
  takenFrom: Type.Optional(LineId),
});

/** One particular piece with its options; an option left out or null = without it. */
export const AddPieceToCart = Shape({
  itemId: Id,
  engraving: Type.Optional(Nullable(Engraving)),
  gift: Type.Optional(Nullable(Gift)),
});

/** An option of a line with its price per piece in whole soʻm; 0 = free. */
export const PricedEngraving = Shape({ ...Engraving.properties, price: Som });
export const PricedGift = Shape({ ...Gift.properties, price: Som });

/** Options offered for the pieces of a line: prices per piece in whole soʻm; `days`: working days needed. */
export const LineOptionTerms = Shape({
  engraving: Shape({
    price: Som,
    days: Type.Integer({ minimum: 0 }),
    maxLength: Type.Integer(),
    /** All characters that the machine can engrave. */
    signs: Type.String(),
    letterings: Type.Array(Words(letterings)),
  }),
  gift: Shape({ price: Som, cardMaxLength: Type.Integer(), ribbons: Type.Array(Words(ribbons)) }),
});

/** A piece as displayed to the shopper in the cart, the checkout and the order. */
export const Piece = Shape({
  itemId: Id,
  serialNumber: Type.String(),
  productId: Id,
  artikul: Artikul,
  ...names,
  ...slugs,
  image: Nullable(UrlRef),
  /** Metal and fineness; null for a loose stone. */
  metal: Nullable(Metal),
  probe: Nullable(Probe),
  sizeMm: Nullable(SizeMm),
  lengthCm: Nullable(LengthCm),
  weightGrams: WeightGrams,
  storeId: Nullable(Id),
});

/** `OK`; `UNAVAILABLE`: sold, or reserved by another shopper; `REDUCED`: fewer pieces are left than requested. */
export const lineStates = ['OK', 'UNAVAILABLE', 'REDUCED'] as const;
export const CartLine = Shape({
  id: LineId,
  key: LineKey,
  piece: Piece,
  /** All pieces of the line, `piece` first. If the key has no weight, they may differ in weight and price. */
  pieces: Type.Array(
    Shape({
      itemId: Id,
      serialNumber: Type.String(),
      weightGrams: WeightGrams,
      storeId: Nullable(Id),
      price: Som,
    }),
  ),
  /** Number of pieces that can be bought now. */
  quantity: Type.Integer({ minimum: 0 }),
  maxQuantity: Type.Integer({ minimum: 0 }),
  unitPrice: Som,
  /** Price of the pieces, without options. */
  lineTotal: Som,
  /** Applies to each piece of the line. */
  engraving: Nullable(PricedEngraving),
  gift: Nullable(PricedGift),
  /** Price of the options of all pieces of the line. */
  optionsTotal: Som,
  /** Whether every piece of the line can be engraved. */
  engravable: Type.Boolean(),
  /** False: engraved, so it cannot be returned unless it has a fault. */
  returnable: Type.Boolean(),
  state: Words(lineStates),
  /** What happened to the lost piece: another buyer is paying for it, it was ordered, or it was sold. null = nothing is lost. */
  lostTo: Nullable(Words(['PAYING', 'ORDERED', 'SOLD'] as const)),
  /** For PAYING: the instant at which the piece may become available again. */
  mayReturnAt: Nullable(Instant),
  /** The price when the shopper last saw it, if it has changed since; soʻm. */
  previousPrice: Nullable(Som),
  /** The current price of the piece if the hold guarantees this shopper a lower one (CHK-9); soʻm. */
  risenTo: Nullable(Som),
  /** For a lost piece: similar pieces, those of the same model first (PDP-4); at most three. */
  nearest: Type.Array(Shape({ ...Piece.properties, key: LineKey, price: Som })),
});

/** The 15 minutes during which a checkout holds its pieces. `pieces`: number of held pieces, at most 10 (decisions 5). */
export const Hold = Shape({
  expiresAt: Instant,
  extendable: Type.Boolean(),
  pieces: Type.Integer({ minimum: 0 }),
});

/** Replaces a lost piece of the line with this piece. */
export const ReplaceLost = Shape({ itemId: Id });

/**
 * The promo code of the cart. `problem`: why it gives no discount now; it stays in the cart and applies when the reason is gone.
 * `missing`: for MINIMUM, the amount by which the goods are below the minimum, whole soʻm; otherwise 0.
 */
export const CartPromo = Shape({
  code: Type.String(),
  discount: Som,
  problem: Nullable(Words(promoProblems)),
  missing: Som,
});
/** The code as typed: spaces and case are ignored. */
export const PutPromoCode = Shape({ code: Type.String({ minLength: 1, maxLength: 60 }) });

export const Cart = Shape({
  lines: Type.Array(CartLine),
  /** Number of pieces in all lines that can be bought. */
  count: Type.Integer({ minimum: 0 }),
  /** The price of the pieces; it decides whether delivery is free. */
  goodsTotal: Som,
  /** Discount of the promo code. */
  discountTotal: Som,
  engravingTotal: Som,
  giftTotal: Som,
  /** Goods minus discount plus options, without delivery. */
  total: Som,
  promo: Nullable(CartPromo),
  /** The earliest day on which the cart can be dispatched: until then a piece is in transit or being engraved. null = now. */
  readyOn: Nullable(Day),
  hold: Nullable(Hold),
  /** Every store, with the first day on which the whole cart can be picked up there; `allHere` = all pieces are in that store now. */
  pickups: Type.Array(Shape({ storeId: Id, readyOn: Day, allHere: Type.Boolean() })),
  /** Couriers do not insure it, so it can only be picked up. */
  pickupOnly: Type.Boolean(),
  /** A piece, or the whole parcel, is worth the insured limit or more; null = couriers deliver it. */
  pickupReason: Nullable(Shape({ kind: Words(['PIECE', 'PARCEL'] as const), limit: Som })),
});

/** Number of pieces in lines of the cart that can be bought. */
export const CartCount = Shape({ count: Type.Integer({ minimum: 0 }) });

export const DeliveryCity = Shape({
  regionId: RegionId,
  /** The region's word in page addresses, equal to the `code` of a region. */
  regionCode: Code,
  ...names,
  cost: Som,
  freeFrom: Som,
  earliestOn: Day,
  latestOn: Day,
});
/** `notBefore`: the earliest day of dispatch (`readyOn` of a cart). */
export const DeliveryCitiesQuery = Shape({ notBefore: Type.Optional(Day) });
export const DeliveryCostQuery = Shape({
  districtId: DistrictId,
  total: Som,
  notBefore: Type.Optional(Day),
});
/** The courier's price and delivery dates. `available` false = only pickup in a store. */
export const DeliveryCost = Shape({
  districtId: DistrictId,
  available: Type.Boolean(),
  cost: Som,
  freeFrom: Som,
  earliestOn: Day,
  latestOn: Day,
});

/** Pieces of a product that other shoppers hold now; a piece that is not listed is available again. */
export const ReservedPieces = Type.Array(
  Shape({
    itemId: Id,
    /** PAYING: another shopper is in the checkout or paying. ORDERED: it belongs to an order. */
    lostTo: Words(['PAYING', 'ORDERED'] as const),
    /** For PAYING: the instant at which the piece may become available again. */
    mayReturnAt: Nullable(Instant),
  }),
);
export const ReservedParams = Shape({ productId: Id });

export type ReservedPiece = Static<typeof ReservedPieces>[number];
export type Engraving = Static<typeof Engraving>;
export type Gift = Static<typeof Gift>;
export type PricedEngraving = Static<typeof PricedEngraving>;
export type PricedGift = Static<typeof PricedGift>;
export type LineOptionTerms = Static<typeof LineOptionTerms>;
export type CartPromo = Static<typeof CartPromo>;
export type PutCartLine = Static<typeof PutCartLine>;
export type Piece = Static<typeof Piece>;
export type CartLine = Static<typeof CartLine>;
export type Hold = Static<typeof Hold>;
export type Cart = Static<typeof Cart>;
export type DeliveryCity = Static<typeof DeliveryCity>;
export type DeliveryCost = Static<typeof DeliveryCost>;

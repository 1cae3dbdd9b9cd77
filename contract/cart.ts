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

/** Identifies one line: its key and, if it has options, `~` and their hash; lines with the same key differ in their options. */
export const LineId = Type.String({
  maxLength: 100,
  pattern: '^[0-9]+___[0-9.]*___[0-9]*(___[0-9.]*)?(~[0-9a-f]{16})?$',
});
export const LineIdParams = Shape({ key: LineId });

/** `text`: at most 18 signs of the machine's alphabet (GET /line-options); spaces and apostrophes are brought into order. */
export const Engraving = Shape({ text: Type.String({ maxLength: 60 }), lettering: Words(letterings) });
/** A box for giving away; `card` '' = without one; `hidePrice`: the papers in the box carry no price. */
export const Gift = Shape({
  ribbon: Words(ribbons),
  card: Type.String({ maxLength: giftCardLimit }),
  hidePrice: Type.Boolean(),
});

export const PutCartLine = Shape({
  quantity: Type.Integer({ minimum: 1, maximum: cartLimits.piecesPerLine }),
  /** The very piece; left out = any AVAILABLE piece with this key, the cheapest first. */
  itemId: Type.Optional(Id),
  /** Lines with the same key differ in their options: another text is another line. Left out or null = no options. */
  engraving: Type.Optional(Nullable(Engraving)),
  gift: Type.Optional(Nullable(Gift)),
  /** The pieces by which this line grows leave that one, which goes with its last. */
  takenFrom: Type.Optional(LineId),
});

/** One very piece with its options; left out or null = without. */
export const AddPieceToCart = Shape({
  itemId: Id,
  engraving: Type.Optional(Nullable(Engraving)),
  gift: Type.Optional(Nullable(Gift)),
});

/** An option of a line with what it costs for one piece, whole soʻm; 0 = free. */
export const PricedEngraving = Shape({ ...Engraving.properties, price: Som });
export const PricedGift = Shape({ ...Gift.properties, price: Som });

/** What may be done with the pieces of a line besides selling them: prices for one piece, whole soʻm; `days` of work. */
export const LineOptionTerms = Shape({
  engraving: Shape({
    price: Som,
    days: Type.Integer({ minimum: 0 }),
    maxLength: Type.Integer(),
    /** Every sign that the machine can cut. */
    signs: Type.String(),
    letterings: Type.Array(Words(letterings)),
  }),
  gift: Shape({ price: Som, cardMaxLength: Type.Integer(), ribbons: Type.Array(Words(ribbons)) }),
});

/** One concrete piece as the shopper sees it in the cart, in checkout and on the order. */
export const Piece = Shape({
  itemId: Id,
  serialNumber: Type.String(),
  productId: Id,
  artikul: Artikul,
  ...names,
  ...slugs,
  image: Nullable(UrlRef),
  /** Metal and fineness: null = a loose stone. */
  metal: Nullable(Metal),
  probe: Nullable(Probe),
  sizeMm: Nullable(SizeMm),
  lengthCm: Nullable(LengthCm),
  weightGrams: WeightGrams,
  storeId: Nullable(Id),
});

/** `OK`; `UNAVAILABLE`: sold or reserved by another; `REDUCED`: fewer pieces are left than requested. */
export const lineStates = ['OK', 'UNAVAILABLE', 'REDUCED'] as const;
export const CartLine = Shape({
  id: LineId,
  key: LineKey,
  piece: Piece,
  /** Every piece the line buys, `piece` first: without a weight in the key they may differ in weight and price. */
  pieces: Type.Array(
    Shape({
      itemId: Id,
      serialNumber: Type.String(),
      weightGrams: WeightGrams,
      storeId: Nullable(Id),
      price: Som,
    }),
  ),
  /** Pieces that can be bought now. */
  quantity: Type.Integer({ minimum: 0 }),
  maxQuantity: Type.Integer({ minimum: 0 }),
  unitPrice: Som,
  /** The price of the pieces, without their options. */
  lineTotal: Som,
  /** Each piece of the line has it. */
  engraving: Nullable(PricedEngraving),
  gift: Nullable(PricedGift),
  /** The price of the options of all pieces of the line. */
  optionsTotal: Som,
  /** Every piece the line shows can be engraved. */
  engravable: Type.Boolean(),
  /** False: engraved, and not taken back when it has no fault. */
  returnable: Type.Boolean(),
  state: Words(lineStates),
  /** Who has what the line lost: a buyer who pays now, an order, its new owner. Null = nothing is lost. */
  lostTo: Nullable(Words(['PAYING', 'ORDERED', 'SOLD'] as const)),
  /** With PAYING: the instant at which the piece may be free again. */
  mayReturnAt: Nullable(Instant),
  /** The price when the shopper last saw it, if it is another now; soʻm. */
  previousPrice: Nullable(Som),
  /** The current price of the piece where the hold guarantees this shopper a lower one (CHK-9); soʻm. */
  risenTo: Nullable(Som),
  /** For a lost piece: the nearest of the same model, then of others like it (PDP-4); three at most. */
  nearest: Type.Array(Shape({ ...Piece.properties, key: LineKey, price: Som })),
});

/** The 15 minutes a checkout holds its pieces; `pieces`: how many of the cart's, 10 at most (decisions 5). */
export const Hold = Shape({
  expiresAt: Instant,
  extendable: Type.Boolean(),
  pieces: Type.Integer({ minimum: 0 }),
});

/** Takes that piece for one that the line lost. */
export const ReplaceLost = Shape({ itemId: Id });

/**
 * The promo code of the cart. `problem`: why it takes nothing off now; it stays, and works when that changes. `missing`: with MINIMUM, what
 * the goods lack, whole soʻm; else 0.
 */
export const CartPromo = Shape({
  code: Type.String(),
  discount: Som,
  problem: Nullable(Words(promoProblems)),
  missing: Som,
});
/** The code as it was typed: spaces and case do not matter. */
export const PutPromoCode = Shape({ code: Type.String({ minLength: 1, maxLength: 60 }) });

export const Cart = Shape({
  lines: Type.Array(CartLine),
  /** Pieces in all lines that can be bought. */
  count: Type.Integer({ minimum: 0 }),
  /** The price of the pieces; it decides whether delivery is free. */
  goodsTotal: Som,
  /** What the promo code takes off the goods. */
  discountTotal: Som,
  engravingTotal: Som,
  giftTotal: Som,
  /** Goods less the discount, and options, without delivery. */
  total: Som,
  promo: Nullable(CartPromo),
  /** Nothing leaves before that day: a piece is in transit or being engraved until then. Null = all can leave now. */
  readyOn: Nullable(Day),
  hold: Nullable(Hold),
  /** Every store, with the first day its counter can hand over the whole cart; `allHere` = all pieces are there now. */
  pickups: Type.Array(Shape({ storeId: Id, readyOn: Day, allHere: Type.Boolean() })),
  /** No courier insures it: pick-up only. */
  pickupOnly: Type.Boolean(),
  /** A piece of it, or the whole parcel, is worth the insured limit or more; null = a courier may carry it. */
  pickupReason: Nullable(Shape({ kind: Words(['PIECE', 'PARCEL'] as const), limit: Som })),
});

/** How many pieces are in the lines of the cart that can be bought. */
export const CartCount = Shape({ count: Type.Integer({ minimum: 0 }) });

export const DeliveryCity = Shape({
  regionId: RegionId,
  /** The region's word in the addresses of pages, as `code` of a region. */
  regionCode: Code,
  ...names,
  cost: Som,
  freeFrom: Som,
  earliestOn: Day,
  latestOn: Day,
});
/** `notBefore`: the day before which nothing can leave (`readyOn` of a cart). */
export const DeliveryCitiesQuery = Shape({ notBefore: Type.Optional(Day) });
export const DeliveryCostQuery = Shape({
  districtId: DistrictId,
  total: Som,
  notBefore: Type.Optional(Day),
});
/** The courier's price and days: dates, never speeds. `available` false = only hand-over in a store. */
export const DeliveryCost = Shape({
  districtId: DistrictId,
  available: Type.Boolean(),
  cost: Som,
  freeFrom: Som,
  earliestOn: Day,
  latestOn: Day,
});

/** Pieces of a product that other shoppers hold now; a piece that is not listed is free again. */
export const ReservedPieces = Type.Array(
  Shape({
    itemId: Id,
    /** A buyer is at the checkout or pays; or an order stands. */
    lostTo: Words(['PAYING', 'ORDERED'] as const),
    /** With PAYING: the instant at which the piece may be free again. */
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

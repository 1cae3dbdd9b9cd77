import { Type, type Static } from 'typebox';
import { orderStates } from '../../order.ts';
import {
  Artikul,
  CaratWeight,
  Code,
  Day,
  Id,
  Instant,
  LengthCm,
  names,
  Nullable,
  Probe,
  Shape,
  SizeMm,
  slugs,
  Som,
  UrlRef,
  WeightGrams,
  Words,
} from '../../primitives.ts';
import { productItemStates, productKinds, productStates } from '../../catalog/catalog.ts';
import { WaitingApproval } from '../approval.ts';
import { AuditEntry } from '../audit.ts';
import { PictureOfRecord } from '../catalog/media.ts';
import { resizes } from './change-piece.ts';
import { Repair, SetAside } from './piece-care.ts';
import { ParamOfPiece } from './piece-param.ts';
import { PieceStone } from './stone.ts';
import { AnyOf, IsSet, listQuery, NumberText } from '../list.ts';
import { AnyTag } from '../tags.ts';

/** Why a piece is withdrawn. RETURN_CHECK: it was returned and nobody has inspected it yet. */
export const withdrawnReasons = [
  'RETURN_CHECK',
  'REPAIR',
  'AUDIT',
  'LOST',
  'WRITTEN_OFF',
  'SHOWCASE',
  'OTHER',
] as const;
/** Movements of a piece made by the staff. */
export const movementKinds = [
  'RECEIVED',
  'WITHDRAWN',
  'ON_SALE',
  'REPAIR_OUT',
  'REPAIR_BACK',
  'SENT',
  'ARRIVED',
  'MISSING',
  'FOUND',
  'LOST',
  'WRITTEN_OFF',
  'SET_ASIDE',
  'ASIDE_ENDED',
] as const;
/** Who holds a RESERVED piece: a shopper in the checkout, an order, a counter sale, or the staff for a person. */
export const pieceHolders = ['CHECKOUT', 'ORDER', 'COUNTER', 'SET_ASIDE'] as const;

/** Actions on a piece. The server returns those that are allowed in its state and for the caller's role. */
export const staffPieceActions = [
  'EDIT',
  'WITHDRAW',
  'SELL',
  'SET_ASIDE',
  'END_ASIDE',
  'REPAIR',
  'REPAIR_BACK',
  'FIND',
  'LOSE',
  'WRITE_OFF',
] as const;

/** Columns of the piece list, as they are named in its address and in an export. `cost` and `margin` are empty if the role may not see them. */
export const pieceColumns = [
  'serial',
  'state',
  'model',
  'price',
  'oldPrice',
  'place',
  'size',
  'weight',
  'probe',
  'received',
  'age',
  'cost',
  'margin',
  'stones',
  'certificate',
  'tags',
] as const;
export type PieceColumn = (typeof pieceColumns)[number];

export const staffPieceSorts = ['receivedOn', 'price', 'weight', 'serialNumber'] as const;

/**
 * `storeId`: ids, and 0 for the warehouse. Days are in the time zone of Tashkent. `heldBy`: who holds a RESERVED piece. `noCodes`: it
 * lacks codes that a receipt needs; `noPhoto`: neither the piece nor its model has a picture. Ranges are inclusive: whole soʻm,
 * millimetres, centimetres, grams; a piece without a price, size or length is in no range. `certificate.is`: whether it has a valid
 * certificate.
 */
export const StaffPiecesQuery = Shape({
  ...listQuery(staffPieceSorts),
  state: Type.Optional(AnyOf),
  withdrawnBecause: Type.Optional(AnyOf),
  storeId: Type.Optional(AnyOf),
  categoryId: Type.Optional(AnyOf),
  collectionId: Type.Optional(AnyOf),
  metal: Type.Optional(AnyOf),
  probe: Type.Optional(AnyOf),
  priceSource: Type.Optional(AnyOf),
  heldBy: Type.Optional(AnyOf),
  tag: Type.Optional(AnyTag),
  'receivedOn.from': Type.Optional(Day),
  'receivedOn.to': Type.Optional(Day),
  'price.from': Type.Optional(NumberText),
  'price.to': Type.Optional(NumberText),
  'size.from': Type.Optional(NumberText),
  'size.to': Type.Optional(NumberText),
  'length.from': Type.Optional(NumberText),
  'length.to': Type.Optional(NumberText),
  'weight.from': Type.Optional(NumberText),
  'weight.to': Type.Optional(NumberText),
  'certificate.is': Type.Optional(IsSet),
  inTransit: Type.Optional(Type.Boolean()),
  /** Neither sold, lost nor written off. */
  onHand: Type.Optional(Type.Boolean()),
  noCodes: Type.Optional(Type.Boolean()),
  noPhoto: Type.Optional(Type.Boolean()),
});

/**
 * `storeId` null: the warehouse. `arrivesOn`: in transit to it, expected on that day. `cost` null: unknown, or the role may not see it; `margin` null: likewise, or
 * the piece has no price.
 */
export const StaffPieceRow = Shape({
  serialNumber: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  artikul: Artikul,
  ...names,
  image: Nullable(UrlRef),
  state: Words(productItemStates),
  withdrawnBecause: Nullable(Words(withdrawnReasons)),
  storeId: Nullable(Id),
  arrivesOn: Nullable(Day),
  sizeMm: Nullable(SizeMm),
  lengthCm: Nullable(LengthCm),
  weightGrams: WeightGrams,
  probe: Nullable(Probe),
  /** null = price on request. */
  price: Nullable(Som),
  oldPrice: Nullable(Som),
  cost: Nullable(Som),
  /** Whole percent of the price without VAT; negative if the piece cost more. */
  margin: Nullable(Type.Integer()),
  receivedOn: Day,
  /** Days since it was received. */
  age: Type.Integer(),
  /** Main stones first. */
  stones: Type.Array(Shape({ ...names, count: Type.Integer({ minimum: 1 }) })),
  /** Total weight of the stones; null if there are none, or the weight of one is unknown. */
  totalCarats: Nullable(CaratWeight),
  /** The numbers of its valid certificates. */
  certificateIds: Type.Array(Type.String()),
  hasCertificate: Type.Boolean(),
  hasCodes: Type.Boolean(),
  tags: Type.Array(Type.String()),
  allowedActions: Type.Array(Words(staffPieceActions)),
});

/** A serial number as printed or as typed: lowercase letters are read as uppercase. */
export const StaffPieceParams = Shape({
  serial: Type.String({ minLength: 1, maxLength: 40, pattern: '^[^/\\s]+$' }),
});

export const PieceHold = Shape({
  by: Words(pieceHolders),
  /** null: until the shop ends it. */
  until: Nullable(Instant),
  /** null: no order holds it, or the role may not read the order. */
  orderNumber: Nullable(Type.String()),
});

export const PieceMovement = Shape({
  at: Instant,
  kind: Words(movementKinds),
  /** null = the warehouse. */
  fromStoreId: Nullable(Id),
  toStoreId: Nullable(Id),
  staff: Type.String(),
  document: Nullable(Type.String()),
  reason: Nullable(Type.String()),
});

/** What the shop paid for the piece, the supplier and the invoice. */
export const PieceCost = Shape({
  cost: Som,
  supplier: Nullable(Type.String()),
  invoice: Nullable(Type.String()),
});

/** `purchase`, `priceB2b` and the orders are null if unknown or if the role may not see them. */
export const StaffPiece = Shape({
  ...StaffPieceRow.properties,
  kind: Words(productKinds),
  productState: Words(productStates),
  ...slugs,
  metal: Nullable(Code),
  widthMm: Nullable(SizeMm),
  heightMm: Nullable(SizeMm),
  thicknessMm: Nullable(SizeMm),
  resizable: Words(resizes),
  isEngravable: Type.Boolean(),
  makersMark: Nullable(Type.String()),
  hallmarkKind: Nullable(Words(['state', 'maker'])),
  ikpu: Nullable(Type.String()),
  packageCode: Nullable(Type.String()),
  priceSource: Words(['FORMULA', 'FIXED']),
  priceB2b: Nullable(Som),
  purchase: Nullable(PieceCost),
  stones: Type.Array(PieceStone),
  params: Type.Array(ParamOfPiece),
  /** The piece's own photos, in display order. The shop shows them instead of those of the model. */
  photos: Type.Array(PictureOfRecord),
  certificates: Type.Array(
    Shape({ id: Type.String(), state: Type.String(), laboratory: Type.String(), issuedOn: Day }),
  ),
  hold: Nullable(PieceHold),
  /** null: not set aside, or the role may not see it. */
  aside: Nullable(SetAside),
  /** The greatest number of hours for which it can be set aside. */
  asideHours: Type.Integer(),
  /** Newest first. */
  repairs: Type.Array(Repair),
  waiting: Nullable(WaitingApproval),
  orders: Type.Array(Shape({ number: Type.String(), state: Words(orderStates), at: Instant })),
  movements: Type.Array(PieceMovement),
  /** Stocktakes in which it was scanned, newest first: the last scan and who made it. */
  counts: Type.Array(Shape({ stocktakeId: Id, storeId: Nullable(Id), at: Instant, staff: Type.String() })),
  prices: Type.Array(Shape({ at: Instant, why: Type.String(), from: Nullable(Som), to: Nullable(Som) })),
});

/** Changes of the row of a piece, whichever call made them; newest first, at most 100. Costs are left out if the role may not see them. */
export const PieceHistory = Type.Array(AuditEntry);

/** What a scanned or typed text identifies; NOTHING: it is unknown to the shop. */
export const scannedKinds = ['PIECE', 'ORDER', 'CERTIFICATE', 'TRANSFER', 'MODEL', 'NOTHING'] as const;
/**
 * `key`: the serial number, the order number, the serial number of the certificate's piece, the transfer id, or the artikul. Models are
 * only found by callers who edit models.
 */
export const Scanned = Shape({ kind: Words(scannedKinds), key: Nullable(Type.String()) });

export type StaffPieceRow = Static<typeof StaffPieceRow>;
export type StaffPiece = Static<typeof StaffPiece>;
export type StaffPieceAction = (typeof staffPieceActions)[number];
export type WithdrawnReason = (typeof withdrawnReasons)[number];

import { Type, type Static } from 'typebox';
import { Fulfillment, PlaceOrder } from '../order.ts';
import { fulfillmentKinds } from '../payment-method.ts';
import { Day, DistrictId, Id, Line, Shape, Som, Words } from '../primitives.ts';

/**
 * Possible until the order is being assembled. Fields that are left out stay unchanged. `contact` is replaced as a whole; without `email`
 * the order has none.
 */
export const ChangeOrder = Shape({
  contact: Type.Optional(PlaceOrder.properties.contact),
  fulfillment: Type.Optional(Fulfillment),
});

/** New destination of the order: a store, or a district. */
export const ChangePlanQuery = Shape({
  kind: Words(fulfillmentKinds),
  storeId: Type.Optional(Id),
  districtId: Type.Optional(DistrictId),
});

/**
 * What the order would cost and when it would arrive. `isSumFixed`: it is paid, or a provider is collecting it, so the price of its
 * delivery stays unchanged.
 */
export const ChangePlan = Shape({
  delivery: Som,
  total: Som,
  promisedFrom: Day,
  promisedTo: Day,
  isSumFixed: Type.Boolean(),
});

const serials = Type.Array(Line(40), { maxItems: 30, uniqueItems: true });

/**
 * Possible until the order is being assembled and while nothing is paid; serial numbers. `removed`: pieces that leave the order and are on
 * sale again; `lost`: pieces that leave it because nobody can find them, and are withdrawn from sale; `added`: pieces that are added.
 */
export const ChangeOrderPieces = Shape({ removed: serials, lost: serials, added: serials });

/** The same lists, each joined by commas. */
export const PiecesPlanQuery = Shape({
  removed: Type.Optional(Line(1000)),
  lost: Type.Optional(Line(1000)),
  added: Type.Optional(Line(1000)),
});

const AddedPiece = Shape({
  serialNumber: Type.String(),
  nameUz: Type.String(),
  nameRu: Type.String(),
  nameEn: Type.String(),
  price: Som,
});

/** What the order would cost, and when it would arrive. `added`: the pieces to be added, at current prices. */
export const PiecesPlan = Shape({
  added: Type.Array(AddedPiece),
  goods: Som,
  discount: Som,
  delivery: Som,
  total: Som,
  promisedFrom: Day,
  promisedTo: Day,
});

export type ChangeOrderPieces = Static<typeof ChangeOrderPieces>;
export type PiecesPlan = Static<typeof PiecesPlan>;
export type ChangeOrder = Static<typeof ChangeOrder>;
export type ChangePlan = Static<typeof ChangePlan>;

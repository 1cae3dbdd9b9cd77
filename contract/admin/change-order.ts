import { Type, type Static } from 'typebox';
import { Fulfillment, PlaceOrder, fulfillmentKinds } from '../order.ts';
import { Day, DistrictId, Id, Line, Shape, Som, Words } from '../primitives.ts';

/** Until it is being assembled. What is left out stays as it is. `contact`: as a whole; without `email` there is none. */
export const ChangeOrder = Shape({
  contact: Type.Optional(PlaceOrder.properties.contact),
  fulfillment: Type.Optional(Fulfillment),
});

/** Where it would go: a store, or a district. */
export const ChangePlanQuery = Shape({
  kind: Words(fulfillmentKinds),
  storeId: Type.Optional(Id),
  districtId: Type.Optional(DistrictId),
});

/**
 * What the order would cost and when it would be there. `isSumFixed`: it is paid, or a provider collects it; the price of its delivery
 * stays.
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
 * Until it is being assembled, and while nothing of it is paid; serial numbers. `removed`: pieces that leave it and are on sale again;
 * `lost`: those that leave it because nobody finds them, which go off sale; `added`: pieces that come in.
 */
export const ChangeOrderPieces = Shape({ removed: serials, lost: serials, added: serials });

/** The same, each list joined by commas. */
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

/** What the order would cost, and when it would be there. `added`: the pieces that come in, at the prices of the shop now. */
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

import { Type, type Static } from 'typebox';
import { Fulfillment, PlaceOrder, fulfillmentKinds } from '../order.ts';
import { Day, DistrictId, Id, Shape, Som, Words } from '../primitives.ts';

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

export type ChangeOrder = Static<typeof ChangeOrder>;
export type ChangePlan = Static<typeof ChangePlan>;

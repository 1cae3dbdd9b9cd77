import { accountOperations } from './account.ts';
import { addressOperations } from './address.ts';
import { authOperations } from './auth.ts';
import { cardOperations } from './card.ts';
import { cartOperations } from './cart.ts';
import { catalogOperations } from './catalog.ts';
import { certificateOperations } from './certificate.ts';
import { contentOperations } from './content.ts';
import { deliveryOperations } from './delivery.ts';
import { favoritesOperations } from './favorites.ts';
import { measurementOperations } from './measurement.ts';
import { orderOperations } from './order.ts';
import { paymentOperations } from './payment.ts';
import { pricingOperations } from './pricing.ts';
import { requestOperations } from './request.ts';
import { reviewOperations } from './review.ts';
import { searchOperations } from './search.ts';
import type { ApiOf } from './operation.ts';

/** Every operation of the shop, by its name. HTTP routes, pages, the client and the API document are all made from this list. */
export const operations = {
  ...accountOperations,
  ...addressOperations,
  ...authOperations,
  ...cardOperations,
  ...cartOperations,
  ...catalogOperations,
  ...certificateOperations,
  ...contentOperations,
  ...deliveryOperations,
  ...favoritesOperations,
  ...measurementOperations,
  ...orderOperations,
  ...paymentOperations,
  ...pricingOperations,
  ...requestOperations,
  ...reviewOperations,
  ...searchOperations,
};

export type Operations = typeof operations;

/** The whole API as functions. */
export type Api = ApiOf<Operations>;

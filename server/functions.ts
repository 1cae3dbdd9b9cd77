import type { Operations } from '#contract/operations/all.ts';
import { accountOperations } from './account/operations.ts';
import { addressOperations } from './address/operations.ts';
import { authOperations } from './auth/operations.ts';
import { cardOperations } from './card/operations.ts';
import { cartOperations } from './cart/operations.ts';
import { catalogOperations } from './catalog/operations.ts';
import { certificateOperations } from './certificate/operations.ts';
import { contentOperations } from './content/operations.ts';
import { deliveryOperations } from './delivery/operations.ts';
import { favoritesOperations } from './favorites/operations.ts';
import { measurementOperations } from './measurement/operations.ts';
import { orderOperations } from './order/operations.ts';
import { paymentOperations } from './payment/operations.ts';
import { pricingOperations } from './pricing/operations.ts';
import { requestOperations } from './request/operations.ts';
import { reviewOperations } from './review/operations.ts';
import { searchOperations } from './search/operations.ts';
import type { Deps } from './deps.ts';
import type { OperationFunctions } from './kit/operation.ts';

/** The function of each declared operation; an operation without one does not compile. */
export const functions = {
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
} satisfies OperationFunctions<Operations, Deps>;

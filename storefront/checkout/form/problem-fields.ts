import type { Problem } from '#contract/problem.ts';
import type { OrderFormErrors, OrderFormField } from './order-form.ts';

/** The form's field for each path in the API's validation errors. */
const fieldOfPath: Record<string, OrderFormField> = {
  '/contact/name': 'name',
  '/contact/phone': 'phone',
  '/contact/email': 'email',
  '/fulfillment/storeId': 'storeId',
  '/fulfillment/address/regionId': 'regionId',
  '/fulfillment/address/districtId': 'districtId',
  '/fulfillment/address/street': 'street',
  '/fulfillment/address/house': 'house',
  '/fulfillment/address/apartment': 'apartment',
  '/fulfillment/address/landmark': 'landmark',
  '/payment/method': 'method',
};

/** The API's messages, in the shopper's language, by field. */
export function errorsOfProblem(problem: Problem): OrderFormErrors {
  const errors: OrderFormErrors = {};
  for (const { path, message } of problem.errors ?? []) {
    const field = fieldOfPath[path];
    if (field) errors[field] = message;
  }
  return errors;
}

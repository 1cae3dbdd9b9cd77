import {
  AddToPhoneCart,
  PhoneCart,
  PhoneCartLineParams,
  PlacedByPhone,
  PlacePhoneOrder,
} from '../../admin/phone-order.ts';
import { declareStaffOperations } from './staff-operation.ts';

const access = 'orders.write';

/** Orders that the staff place for somebody who calls (backoffice.md 2.4). A member of the staff has one cart for it. */
export const phoneOrderOperations = declareStaffOperations({
  getPhoneCart: {
    method: 'GET',
    path: '/api/admin/v1/phone-cart',
    summary: 'The cart that the caller of the API fills for somebody on the phone.',
    access,
    answer: PhoneCart,
    refusals: [],
  },
  // a cart is no order yet: what is placed is audited
  addToPhoneCart: {
    method: 'POST',
    path: '/api/admin/v1/phone-cart/pieces',
    summary: 'Puts one piece into it, by its serial number.',
    access,
    body: AddToPhoneCart,
    answer: PhoneCart,
    refusals: ['NOT_FOUND', 'ITEM_NOT_AVAILABLE', 'CART_FULL', 'LINE_FULL', 'PRICE_ON_REQUEST'],
  },
  removeFromPhoneCart: {
    method: 'DELETE',
    path: '/api/admin/v1/phone-cart/lines/:key',
    summary: 'Takes a line out of it.',
    access,
    params: PhoneCartLineParams,
    answer: PhoneCart,
    refusals: [],
  },
  placePhoneOrder: {
    method: 'POST',
    path: '/api/admin/v1/orders',
    summary:
      'Places the order of that cart: confirmed where it is paid at the hand-over, else its payment waits for the link in the SMS.',
    access,
    body: PlacePhoneOrder,
    answer: PlacedByPhone,
    status: 201,
    refusals: [
      'CART_EMPTY',
      'CART_CHANGED',
      'ITEM_NOT_AVAILABLE',
      'PRICE_ON_REQUEST',
      'ORDER_TOTAL_TOO_HIGH',
      'DELIVERY_NOT_POSSIBLE',
      'PICKUP_NOT_POSSIBLE',
      'PAYMENT_METHOD_UNAVAILABLE',
      'NOT_FOUND',
      'OVERLOADED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
    idempotency: 'required',
    audit: { action: 'orders.place', resource: 'order', record: 'number' },
  },
});

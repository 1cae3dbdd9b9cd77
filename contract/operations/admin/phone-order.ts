import {
  AddToPhoneCart,
  PhoneCart,
  PhoneCartLineParams,
  PlacedByPhone,
  PlacePhoneOrder,
} from '../../admin/phone-order.ts';
import { StaffOrder, StaffOrderParams } from '../../admin/order.ts';
import { declareStaffOperations } from './staff-operation.ts';

const access = 'orders.write';

/** Orders that the staff place for a caller (backoffice.md 2.4). Each staff member has one cart for this. */
export const phoneOrderOperations = declareStaffOperations({
  getPhoneCart: {
    method: 'GET',
    path: '/api/admin/v1/phone-cart',
    summary: 'Returns the cart that the calling staff member fills for a customer on the phone.',
    access,
    answer: PhoneCart,
    refusals: [],
  },
  // not audited: a cart is not an order yet, and placing the order is audited
  addToPhoneCart: {
    method: 'POST',
    path: '/api/admin/v1/phone-cart/pieces',
    summary: 'Adds a piece to that cart, by its serial number.',
    access,
    body: AddToPhoneCart,
    answer: PhoneCart,
    refusals: ['NOT_FOUND', 'ITEM_NOT_AVAILABLE', 'CART_FULL', 'LINE_FULL', 'PRICE_ON_REQUEST'],
  },
  removeFromPhoneCart: {
    method: 'DELETE',
    path: '/api/admin/v1/phone-cart/lines/:key',
    summary: 'Removes a line from that cart.',
    access,
    params: PhoneCartLineParams,
    answer: PhoneCart,
    refusals: [],
  },
  placePhoneOrder: {
    method: 'POST',
    path: '/api/admin/v1/orders',
    summary:
      'Places the order of that cart. It is confirmed if it is paid at the hand-over; otherwise the payment is pending until the link in the SMS is used.',
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
  sendPayLink: {
    method: 'POST',
    path: '/api/admin/v1/orders/:number/pay-link',
    summary:
      'Sends the payment link of an order taken by phone again by SMS: at the earliest after two minutes, at most three times in 24 hours.',
    access,
    params: StaffOrderParams,
    answer: StaffOrder,
    refusals: [
      'NOT_FOUND',
      'ORDER_STATE_CONFLICT',
      'PAY_LINK_WAITS',
      'RATE_LIMITED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
    idempotency: 'required',
    audit: { action: 'orders.pay-link', resource: 'order', record: 'number' },
  },
});

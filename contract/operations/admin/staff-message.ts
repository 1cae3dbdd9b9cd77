import { StaffOrderParams } from '../../admin/order.ts';
import { CustomerParams, CustomerQuery } from '../../admin/people/customer.ts';
import {
  OrderMessageParams,
  SendPassport,
  SendStaffMessage,
  StaffMessages,
} from '../../admin/staff-message.ts';
import { Nothing } from '../operation.ts';
import { declareStaffOperations } from './staff-operation.ts';

const orderPath = '/api/admin/v1/orders/:number/messages';
const customerPath = '/api/admin/v1/customers/:id/messages';

/** Messages of the staff to shoppers (backoffice.md 2.4, BO-35). */
export const staffMessageOperations = declareStaffOperations({
  listOrderMessages: {
    method: 'GET',
    path: orderPath,
    summary: 'Lists the messages sent about an order, and those that can be sent, in its shopper’s language.',
    access: 'orders.read',
    params: StaffOrderParams,
    answer: StaffMessages,
    refusals: ['NOT_FOUND'],
  },
  sendOrderMessage: {
    method: 'POST',
    path: orderPath,
    summary: 'Sends a message to the shopper of an order: an SMS with an approved text, or an email.',
    access: 'orders.write',
    params: StaffOrderParams,
    body: SendStaffMessage,
    answer: StaffMessages,
    refusals: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
    idempotency: 'required',
    audit: { action: 'orders.message', resource: 'order', record: 'number' },
  },
  sendPassport: {
    method: 'POST',
    path: '/api/admin/v1/orders/:number/passport',
    summary: 'Sends the address of the passport of one of its pieces by SMS.',
    access: 'orders.write',
    params: StaffOrderParams,
    body: SendPassport,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
    idempotency: 'required',
    limitPerMinute: 30,
    audit: { action: 'orders.passport', resource: 'order', record: 'number' },
  },
  resendOrderMessage: {
    method: 'POST',
    path: `${orderPath}/:id/resend`,
    summary: 'Sends a message again that could not be sent.',
    access: 'orders.write',
    params: OrderMessageParams,
    answer: StaffMessages,
    refusals: ['NOT_FOUND', 'ORDER_STATE_CONFLICT'],
    audit: { action: 'orders.resend', resource: 'order', record: 'number' },
  },
  listCustomerMessages: {
    method: 'GET',
    path: customerPath,
    summary:
      'Lists the staff’s messages to a customer, and those that can be sent, in the customer’s language.',
    access: 'customers.contact',
    params: CustomerParams,
    query: CustomerQuery,
    answer: StaffMessages,
    refusals: ['NOT_FOUND'],
  },
  sendCustomerMessage: {
    method: 'POST',
    path: customerPath,
    summary: 'Sends a message to a customer: an SMS with an approved text, or an email.',
    access: 'customers.contact',
    params: CustomerParams,
    query: CustomerQuery,
    body: SendStaffMessage,
    answer: StaffMessages,
    refusals: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
    idempotency: 'required',
    audit: { action: 'customers.message', resource: 'customer', record: 'id' },
  },
});

import type { staffMessageOperations as declared } from '#contract/operations/admin/staff-message.ts';
import { Shape } from '#contract/primitives.ts';
import type { Db } from '#database/connect.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { ofCustomer, ofOrder, readMessages, writeMessage, writePassport } from './messages.ts';
import { reopenMessage } from './queries-messages.ts';

const once = onceOnly(Shape({}));
/** The job that sends the messages of orders (server/order/record-event.ts). */
const orderMessagesTask = 'send-order-messages';

/** The operations on messages from the staff. */
export const staffMessageOperations = {
  listOrderMessages: async ({ db }, { caller, input }) =>
    readMessages(db, await ofOrder(db, input.number, caller), caller),

  async sendOrderMessage({ db }, { caller, input, now }) {
    const { number, idempotencyKey: key, ...message } = input;
    const to = await ofOrder(db, number, caller);
    const run = async () => {
      await writeMessage(db, { to, message, staffId: caller.staff.id, now });
      return {};
    };
    await once(db, { scope: `order-message:${number}`, key, request: message, now }, { run });
    return readMessages(db, to, caller);
  },

  async sendPassport({ db }, { caller, input, now }) {
    const { number, idempotencyKey: key, ...request } = input;
    const run = async () => {
      const { serial, phone = null } = request;
      await writePassport(db, { number, serial, phone, caller, now });
      return {};
    };
    await once(db, { scope: `passport:${number}`, key, request, now }, { run });
  },

  async resendOrderMessage({ db }, { caller, input, now }) {
    const to = await ofOrder(db, input.number, caller);
    const isOpen =
      to.orderId !== null && (await reopenMessage(db, { id: input.id, orderId: to.orderId, now }));
    if (!isOpen) throw new Refusal('ORDER_STATE_CONFLICT');
    await enqueue(db, { task: orderMessagesTask, payload: {} });
    return readMessages(db, to, caller);
  },

  listCustomerMessages: async ({ db }, { caller, input }) =>
    readMessages(db, await ofCustomer(db, input, caller), caller),

  async sendCustomerMessage({ db }, { caller, input, now }) {
    const { id, phone, idempotencyKey: key, ...message } = input;
    const to = await ofCustomer(db, { id, phone }, caller);
    const run = async () => {
      await writeMessage(db, { to, message, staffId: caller.staff.id, now });
      return {};
    };
    await once(db, { scope: `customer-message:${id}`, key, request: message, now }, { run });
    return readMessages(db, to, caller);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

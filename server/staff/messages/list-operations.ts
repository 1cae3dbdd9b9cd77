import { sql } from 'kysely';
import type { ListedMessage } from '#contract/admin/system/message.ts';
import type { messageListOperations as declared } from '#contract/operations/admin/system/message.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { failedPlace, failedSince } from '#server/order/messages/failed-messages.ts';
import { sendMessagesTask } from '#server/order/record-event.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { readPage } from '#server/kit/list-page.ts';
import { maskContact } from '#server/kit/mask-contact.ts';
import { requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import {
  countMessages,
  findMessage,
  type ListedRow,
  type MessageFilter,
  reopenShopMessage,
  reopenStaffMessage,
  selectMessages,
} from './queries-list.ts';
import { sendStaffMessageTask } from './send-staff-message.ts';

/** All messages to shoppers, in the back-office. */
export const messageListOperations = {
  async listMessages({ db }, { caller, input, now }) {
    const { state, channel, failed, q } = input;
    const filter: MessageFilter = {
      stores: caller.stores,
      ...(state !== undefined && { states: state.split(',') }),
      ...(channel !== undefined && { channels: channel.split(',') }),
      ...(failed === true && { failedSince: failedSince(now) }),
      ...(q !== undefined && { number: q.trim().toUpperCase() }),
    };
    const page = await readPage(input, {
      sorts: { place: { by: sql`m.list_place`, type: 'bigint' } },
      defaultSort: '-place',
      id: sql`m.id`,
      select: (part) => selectMessages(db, filter, part),
      count: (wanted) => countMessages(db, filter, wanted),
    });
    return { ...page, rows: page.rows.map((row) => messageToWire(row, caller)) };
  },

  async resendMessage({ db }, { caller, input, now }) {
    const { source, own_id: id } = await requireMessage(db, input.id, caller);
    const isOpen =
      source === 'order' ? await reopenShopMessage(db, id, now) : await reopenStaffMessage(db, id);
    if (!isOpen) throw new Refusal('MESSAGE_STATE_CONFLICT');
    await enqueue(
      db,
      source === 'order'
        ? { task: sendMessagesTask, payload: {} }
        : { task: sendStaffMessageTask, payload: { id } },
    );
    return messageToWire(await requireMessage(db, input.id, caller), caller);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

/** Refuses with NOT_FOUND, also for one about an order of another store. `name`: for example `order-17`. */
async function requireMessage(db: ReadDb, name: string, caller: StaffCaller): Promise<ListedRow> {
  const [source, id] = name.split('-');
  const row = await findMessage(db, { source: source === 'order' ? 'order' : 'staff', ownId: Number(id) });
  if (row === undefined) throw new Refusal('NOT_FOUND');
  requireOwnStore(caller, row.store_id);
  return row;
}

function messageToWire(row: ListedRow, { staff }: StaffCaller): ListedMessage {
  const contact = row.channel === 'SMS' ? row.phone : row.email;
  const seesContacts = scopeOf(staff, 'orders.contact') !== null;
  const isDropped = row.message_state === 'DROPPED' && row.dropped_because !== 'OUTDATED';
  // its phone has been deleted
  const isPassport = row.template === 'PASSPORT';
  return {
    id: `${row.source}-${row.own_id}`,
    at: row.created_at.toISOString(),
    order: row.number,
    channel: row.channel,
    message: row.message,
    template: row.template,
    subject: row.subject,
    by: row.by,
    to: seesContacts && contact !== null ? maskContact(contact) : null,
    state: row.message_state,
    why: row.dropped_because,
    hasFailed: row.list_place >= failedPlace,
    sentAt: row.message_state === 'SENT' ? (row.settled_at?.toISOString() ?? null) : null,
    mayResend: isDropped && !isPassport && scopeOf(staff, 'jobs.retry') !== null,
  };
}

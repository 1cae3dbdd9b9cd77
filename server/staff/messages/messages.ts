import type { SendStaffMessage, StaffMessages } from '#contract/admin/staff-message.ts';
import { languageOnWire } from '#contract/words.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { loadShop } from '#server/content/shop.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { maskContact } from '#server/kit/mask-contact.ts';
import { requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { loadMessageWords } from '#server/kit/texts/message-words.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import {
  type Addressee,
  findOfOrder,
  findOfUser,
  findPassport,
  insertStaffMessage,
  selectSent,
  selectWritten,
} from './queries-messages.ts';
import { sendStaffMessageTask } from './send-staff-message.ts';
import { staffSms, templatesFor } from './staff-texts.ts';

type Reader = Pick<StaffCaller, 'stores'>;

/** Returns the shopper of an order. Refuses with NOT_FOUND, also for an order of another store. */
export async function ofOrder(db: ReadDb, number: string, reader: Reader): Promise<Addressee> {
  const found = await findOfOrder(db, number);
  if (found === undefined) throw new Refusal('NOT_FOUND');
  requireOwnStore(reader, found.storeId);
  return found;
}

/** Returns a customer. Refuses with NOT_FOUND, also if the caller works in some stores only and did not give the whole phone. */
export async function ofCustomer(
  db: ReadDb,
  { id, phone }: { id: number; phone?: string | undefined },
  { stores }: Reader,
): Promise<Addressee> {
  const found = await findOfUser(db, id);
  if (found === undefined || (stores !== null && found.phone !== (phone ?? null)))
    throw new Refusal('NOT_FOUND');
  return found;
}

/**
 * Returns what was written to somebody and what may be written; contacts only for those who may see them. Five statements including the
 * one that found the person.
 */
export async function readMessages(
  db: ReadDb,
  to: Addressee,
  { staff }: Pick<StaffCaller, 'staff'>,
): Promise<StaffMessages> {
  const { language, number, orderId } = to;
  const { phone: shopPhone } = await loadShop(db);
  const words = await loadMessageWords(db, language);
  const isSeen = scopeOf(staff, 'orders.contact') !== null;
  const masked = (contact: string | null) => (isSeen && contact !== null ? maskContact(contact) : null);
  return {
    language: languageOnWire(language),
    phone: masked(to.phone),
    email: masked(to.email),
    texts: templatesFor(number).map((template) => ({
      template,
      text: staffSms(template, { words, number, shopPhone }),
    })),
    written: (await selectWritten(db, to)).map((row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      by: row.by,
      channel: row.channel,
      template: row.template,
      subject: row.subject,
      state: row.message_state,
      why: row.dropped_because,
    })),
    sent: (orderId === null ? [] : await selectSent(db, orderId)).map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      channel: row.channel,
      message: row.message,
      state: row.message_state,
      why: row.dropped_because,
      mayResend: row.message_state === 'DROPPED' && row.dropped_because !== 'OUTDATED',
    })),
  };
}

interface SentPassport {
  number: string;
  serial: string;
  /** Null = the order's phone. */
  phone: string | null;
  caller: StaffCaller;
  now: Date;
}

/**
 * Sends the passport of a piece of an order by SMS. Refuses with NOT_FOUND if the piece has none, and with VALIDATION_FAILED if there is
 * no phone.
 */
export async function writePassport(db: Db, passport: SentPassport): Promise<void> {
  const { number, serial, phone, caller, now } = passport;
  const to = await ofOrder(db, number, caller);
  const { orderId, userId } = to;
  const id = orderId === null ? undefined : await findPassport(db, { orderId, serial });
  if (id === undefined) throw new Refusal('NOT_FOUND');
  if (phone === null && to.phone === null) refuse('/phone', 'required');
  const content = { channel: 'SMS', template: 'PASSPORT', subject: null, body: null } as const;
  const row = { orderId, userId, staffId: caller.staff.id, ...content, passport: { id, phone }, now };
  const messageId = await insertStaffMessage(db, row);
  await enqueue(db, { task: sendStaffMessageTask, payload: { id: messageId } });
}

interface Written {
  to: Addressee;
  message: SendStaffMessage;
  staffId: number;
  now: Date;
}

/** Stores a message and sends it in the background. Refuses with VALIDATION_FAILED for free text by SMS, and if there is no contact. */
export async function writeMessage(db: Db, { to, message, staffId, now }: Written): Promise<void> {
  const content = message.channel === 'SMS' ? smsOf(to, message) : mailOf(to, message);
  const { orderId, userId } = to;
  const row = { orderId, userId, staffId, channel: message.channel, ...content, now };
  const id = await insertStaffMessage(db, row);
  await enqueue(db, { task: sendStaffMessageTask, payload: { id } });
}

function smsOf({ phone, number }: Addressee, { template, subject, text }: SendStaffMessage) {
  if (phone === null) refuse('/channel', 'invalid');
  if (subject !== undefined || text !== undefined) refuse('/text', 'additionalProperties');
  if (template === undefined) return refuse('/template', 'required');
  if (!templatesFor(number).includes(template)) refuse('/template', 'enum');
  return { template, subject: null, body: null };
}

function mailOf({ email }: Addressee, { template, subject, text }: SendStaffMessage) {
  if (email === null) refuse('/channel', 'invalid');
  if (template !== undefined) refuse('/template', 'additionalProperties');
  if (subject === undefined) return refuse('/subject', 'required');
  if (text === undefined) return refuse('/text', 'required');
  return { template: null, subject, body: text };
}

function refuse(path: string, code: string): never {
  throw new Refusal('VALIDATION_FAILED', undefined, [{ path, code }]);
}

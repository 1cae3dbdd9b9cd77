import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { staffTemplates, type StaffTemplate } from '#contract/admin/staff-message.ts';
import type { Db } from '#database/connect.ts';
import type { MailProvider } from '#providers/email/port.ts';
import type { SmsProvider } from '#providers/sms/port.ts';
import { writeLetter } from '#server/auth/codes/compose-message.ts';
import { loadShop } from '#server/content/shop.ts';
import { hmac } from '#server/kit/crypto/signing.ts';
import { loadMessageWords } from '#server/kit/texts/message-words.ts';
import {
  type Addressee,
  findAddressee,
  findWaiting,
  settleStaffMessage,
  type WaitingMessage,
} from './queries-messages.ts';
import { staffSms } from './staff-texts.ts';

export const sendStaffMessageTask = 'send-staff-message';
const Payload = Type.Object({ id: Type.Integer() });

export interface StaffMessagePost {
  db: Db;
  secret: string;
  sms: SmsProvider | undefined;
  mail: MailProvider | undefined;
  publicUrl: string;
  now: () => Date;
}

/** Sends a message from the staff, once. A job: retried while the gateway is unreachable; a message that the gateway refuses is dropped. */
export async function sendStaffMessage(post: StaffMessagePost, payload: unknown): Promise<void> {
  const parsed = Value.Parse(Payload, payload);
  const { id } = parsed;
  const { db, now } = post;
  const message = await findWaiting(db, id);
  if (message === undefined) return;
  const to = await findAddressee(db, message);
  const address = message.channel === 'SMS' ? (message.phone ?? to?.phone) : to?.email;
  if (to === undefined || address == null)
    return settleStaffMessage(db, { id, dropped: 'NO_CONTACT', now: now() });
  if ((message.channel === 'SMS' ? post.sms : post.mail) === undefined)
    return settleStaffMessage(db, { id, dropped: 'NO_GATEWAY', now: now() });
  try {
    await send(post, { id, message, to, address });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return settleStaffMessage(db, { id, dropped: 'REFUSED', now: now() });
  }
  await settleStaffMessage(db, { id, dropped: null, now: now() });
}

interface Letter {
  id: number;
  message: WaitingMessage;
  to: Addressee;
  address: string;
}

async function send(post: StaffMessagePost, { id, message, to, address }: Letter): Promise<void> {
  // the same for every attempt to send this message
  const key = hmac(post.secret, `staff-message:${id}:${message.created_at.toISOString()}`)
    .toString('hex')
    .slice(0, 32);
  const template = staffTemplates.find((one): one is StaffTemplate => one === message.template);
  if (template !== undefined) {
    const { serial, certificate_id: passport } = message;
    const url = `${post.publicUrl}/certificate/${passport ?? ''}`;
    const { phone: shopPhone } = await loadShop(post.db);
    const words = await loadMessageWords(post.db, to.language);
    const text = staffSms(template, { ...to, words, shopPhone, ...(serial !== null && { serial, url }) });
    return post.sms?.send({ to: address, text, key });
  }
  const letter = writeLetter({
    language: to.language,
    subject: message.subject ?? '',
    paragraphs: (message.body ?? '').split(/\n{2,}/),
    publicUrl: post.publicUrl,
  });
  await post.mail?.send({ to: address, ...letter, key });
}

/** True if the gateway will never send this message to this address. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'why' in error && error.why === 'REFUSED';

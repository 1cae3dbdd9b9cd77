import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { MailProvider } from '#providers/email/port.ts';
import type { SmsProvider } from '#providers/sms/port.ts';
import { PageLanguageWord, Words } from '#contract/primitives.ts';
import type { PageLanguage } from '#contract/words.ts';
import { plainSms } from '#contract/wording-rules.ts';
import { writeLetter } from '#server/auth/codes/compose-message.ts';
import type { Job } from '#server/kit/jobs.ts';
import type { ReadDb } from '#database/connect.ts';
import { loadMessageWords } from '#server/kit/texts/message-words.ts';

/** Notifies the user that the phone or email of their account was changed, in case somebody else did it. */
const ContactNotice = Type.Object({
  changed: Words(['PHONE', 'EMAIL']),
  language: PageLanguageWord,
  by: Words(['SMS', 'EMAIL']),
  to: Type.String(),
});
type ContactNotice = Static<typeof ContactNotice>;

export const contactNoticeTask = 'tell-contact-changed';

/**
 * Builds the job that sends the notice to the replaced contact, or to the user's other contact if there was none before. Undefined if
 * nothing changed.
 */
export function contactNoticeJob(
  before: { phone: string | null; email: string | null; language: PageLanguage },
  contact: { phone: string } | { email: string },
): Job | undefined {
  const { phone, email, language } = before;
  const changed = 'phone' in contact ? 'PHONE' : 'EMAIL';
  const replaced = 'phone' in contact ? phone : email;
  if (replaced === ('phone' in contact ? contact.phone : contact.email)) return undefined;
  const bySms = changed === 'PHONE' ? phone !== null : email === null;
  const to = bySms ? phone : email;
  if (to === null) return undefined;
  const payload: ContactNotice = { changed, language, by: bySms ? 'SMS' : 'EMAIL', to };
  return { task: contactNoticeTask, payload };
}

export interface NoticeDeps {
  db: ReadDb;
  /** Undefined = switched off; no notice is sent. */
  sms: SmsProvider | undefined;
  mail: MailProvider | undefined;
  /** Origin of the shop's site. */
  publicUrl: string;
}

/** Sends a queued notice. Throws the provider's errors, so that the queue retries. */
export async function sendContactChanged(
  { db, sms, mail, publicUrl }: NoticeDeps,
  payload: unknown,
): Promise<void> {
  const parsed = Value.Parse(ContactNotice, payload);
  const { changed, language, by, to } = parsed;
  const { changed: text } = await loadMessageWords(db, language);
  if (by === 'SMS') await sms?.send({ to, text: plainSms(text.sms[changed]) });
  else {
    const paragraphs = [text.lead[changed], text.notYou];
    await mail?.send({
      to,
      ...writeLetter({ language, subject: text.subject[changed], paragraphs, publicUrl }),
    });
  }
}

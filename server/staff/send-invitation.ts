import { fillText } from '#contract/wording-rules.ts';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Db } from '#database/connect.ts';
import { writeLetter } from '#server/auth/codes/compose-message.ts';
import type { MailProvider } from '#providers/email/port.ts';
import en from '#texts/en/bo-messages.json' with { type: 'json' };
import ru from '#texts/ru/bo-messages.json' with { type: 'json' };
import uz from '#texts/uz/bo-messages.json' with { type: 'json' };
import { createInvitation, invitationUrl } from './accept-invitation.ts';
import { findStaff } from './queries.ts';

export const sendInvitationTask = 'send-staff-invitation';
const Payload = Type.Object({ staffId: Type.Integer() });
const texts = { ru, uz, en };

export interface InvitationPost {
  db: Db;
  mail: MailProvider | undefined;
  publicUrl: string;
  now: () => Date;
}

/** Mails a new member of the staff their link. A job: retried until the mail is sent, each time with a new link. */
export async function sendInvitation(
  { db, mail, publicUrl, now }: InvitationPost,
  payload: unknown,
): Promise<void> {
  const parsed = Value.Parse(Payload, payload);
  const { staffId } = parsed;
  const staff = await findStaff(db, staffId);
  if (staff?.staff_state !== 'INVITED' || mail === undefined) return;
  const { subject, hello, within } = texts[staff.language].invitation;
  const url = invitationUrl(publicUrl, await createInvitation(db, { staffId, now: now() }));
  const paragraphs = [fillText(hello, { name: staff.name }), url, within];
  const letter = writeLetter({ language: staff.language, subject, paragraphs, publicUrl });
  await mail.send({ to: staff.email, ...letter });
}

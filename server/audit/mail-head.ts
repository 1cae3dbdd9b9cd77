import { fillText } from '#contract/wording-rules.ts';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { formatMoment } from '#ui/dates.ts';
import type { MailProvider } from '#providers/email/port.ts';
import type { Db } from '#database/connect.ts';
import { writeLetter } from '#server/auth/codes/compose-message.ts';
import { enqueue } from '#server/kit/jobs.ts';
import en from '#texts/en/bo-messages.json' with { type: 'json' };
import ru from '#texts/ru/bo-messages.json' with { type: 'json' };
import uz from '#texts/uz/bo-messages.json' with { type: 'json' };
import { findOwner, selectOwners } from '#server/kit/session/find-owners.ts';
import { findHead } from './queries-head.ts';

export const mailHeadTask = 'mail-audit-head';
const Payload = Type.Object({ staffId: Type.Integer() });
const texts = { ru, uz, en };

/** Enqueues one mail per owner, so that a failed one is retried alone. */
export async function mailHeads(db: Db): Promise<void> {
  for (const staffId of await selectOwners(db))
    await enqueue(db, { task: mailHeadTask, payload: { staffId }, key: `${mailHeadTask}:${staffId}` });
}

interface HeadPost {
  db: Db;
  mail: MailProvider | undefined;
  publicUrl: string;
}

/**
 * Mails the head of the audit chain to an owner (backoffice.md 4.2): somebody who later changes the database cannot change a mailbox, and
 * `audit -- verify --head` compares with it. Does nothing while nothing is sealed.
 */
export async function mailHead({ db, mail, publicUrl }: HeadPost, payload: unknown): Promise<void> {
  const parsed = Value.Parse(Payload, payload);
  const { staffId } = parsed;
  const [head, owner] = [await findHead(db), await findOwner(db, staffId)];
  if (head === undefined || owner === undefined || mail === undefined) return;
  const { subject, lead, verify } = texts[owner.language].auditHead;
  const sealedAt = formatMoment(head.sealed_at.toISOString(), owner.language);
  const paragraphs = [
    fillText(lead, { time: sealedAt, entries: head.entries }),
    head.hash,
    fillText(verify, { command: `npm run audit -- verify --head ${head.hash}` }),
  ];
  const letter = writeLetter({ language: owner.language, subject, paragraphs, publicUrl });
  await mail.send({ to: owner.email, ...letter });
}

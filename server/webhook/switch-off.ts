import { fillText } from '#contract/wording-rules.ts';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { MailProvider } from '#providers/email/port.ts';
import type { Db } from '#database/connect.ts';
import { writeLetter } from '#server/auth/codes/compose-message.ts';
import { recordAudit } from '#server/kit/audit.ts';
import { enqueue } from '#server/kit/jobs.ts';
import en from '#texts/en/bo-messages.json' with { type: 'json' };
import ru from '#texts/ru/bo-messages.json' with { type: 'json' };
import uz from '#texts/uz/bo-messages.json' with { type: 'json' };
import { findOwner, selectOwners } from '#server/kit/session/find-owners.ts';
import { findOffEndpoint, switchOffEndpoint } from './queries-endpoint.ts';

export const mailOffTask = 'mail-webhook-off';
const Payload = Type.Object({ endpointId: Type.Integer(), staffId: Type.Integer() });
const texts = { ru, uz, en };

/** Disables an endpoint automatically: writes an audit entry, and queues a mail to each owner. Runs in the open transaction. */
export async function switchOff(
  db: Db,
  { endpointId, because }: { endpointId: number; because: 'GONE' | 'FAILING' },
): Promise<void> {
  if (!(await switchOffEndpoint(db, { id: endpointId, because }))) return;
  await recordAudit(db, {
    staffId: null,
    action: 'webhooks.off',
    resource: 'webhook',
    recordId: String(endpointId),
  });
  for (const staffId of await selectOwners(db))
    await enqueue(db, { task: mailOffTask, payload: { endpointId, staffId } });
}

export interface OffPost {
  db: Db;
  mail: MailProvider | undefined;
  publicUrl: string;
}

/** Mails an owner that an endpoint was disabled, unless somebody has enabled or removed it in the meantime. */
export async function mailSwitchedOff({ db, mail, publicUrl }: OffPost, payload: unknown): Promise<void> {
  const parsed = Value.Parse(Payload, payload);
  const { endpointId, staffId } = parsed;
  const endpoint = await findOffEndpoint(db, endpointId);
  const owner = await findOwner(db, staffId);
  if (endpoint === undefined || owner === undefined || mail === undefined) return;
  const { subject, gone, failing, next } = texts[owner.language].webhookOff;
  const why = endpoint.off_because === 'GONE' ? gone : failing;
  const named = (text: string) => fillText(text, { name: endpoint.name, url: endpoint.url });
  const paragraphs = [named(why), next, `${publicUrl}/admin/webhooks/${endpointId}`];
  const letter = writeLetter({ language: owner.language, subject: named(subject), paragraphs, publicUrl });
  await mail.send({ to: owner.email, ...letter });
}

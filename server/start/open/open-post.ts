import path from 'node:path';
import { createMailProvider } from '#providers/email/registry.ts';
import { createSmsProvider } from '#providers/sms/registry.ts';
import type { WebhookPost } from '#providers/webhook/port.ts';
import { createWebhookPost } from '#providers/webhook/public-https.ts';
import type { Gateways } from '../../auth/codes/messenger.ts';
import type { Config } from '../../config/config.ts';
import { printLine } from '../process/progress.ts';

/** The SMS and mail gateways of this installation; in the demo, messages are written to a file in DATA_DIR. */
export function openPost({ secrets, dataDir, publicUrl, logLevel }: Config): Gateways {
  const demo = {
    file: path.join(dataDir, 'messages.jsonl'),
    print: logLevel === 'silent' ? () => undefined : printLine,
  };
  const sms = createSmsProvider(secrets.sms.name === 'file' ? { ...secrets.sms, ...demo } : secrets.sms);
  const mail = createMailProvider(secrets.mail.name === 'file' ? { ...secrets.mail, ...demo } : secrets.mail);
  return { sms, mail, publicUrl };
}

/** Webhooks are sent to public https addresses only; outside production also to this machine, for trying them out. */
export const openWebhookPost = ({ isProduction }: Config): WebhookPost =>
  createWebhookPost({ toLoopback: !isProduction });

import { createHmac, randomBytes } from 'node:crypto';

const beginning = 'whsec_';

/** A new secret in the standard's format: `whsec_` and 24 random bytes in base64. */
export const newWebhookSecret = (): string => `${beginning}${randomBytes(24).toString('base64')}`;

export interface Unsigned {
  id: string;
  /** The time of this attempt. */
  at: Date;
  body: string;
  /** The present secret first; for a while after a change, also the previous one. */
  secrets: readonly string[];
}

/** The headers of a message by Standard Webhooks: HMAC-SHA-256 of `id.timestamp.body`, one signature per secret, separated by spaces. */
export function webhookHeaders({ id, at, body, secrets }: Unsigned): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(beginning.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'Zarona-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

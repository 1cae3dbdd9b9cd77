import type { Webhook, WebhookDelivery, WebhookDeliveryRecord } from '#contract/admin/system/webhook.ts';
import { webhookFaults } from '#contract/admin/system/webhook.ts';
import type { AttemptRow, DeliveryRecordRow, DeliveryRow } from './queries-delivery.ts';
import type { EndpointRow, LastAttempt } from './queries-endpoint.ts';
import { webhookBody } from './write-body.ts';

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;
/** A fault written by an earlier version that this one does not know is shown as a connection error. */
const faultOf = (fault: string | null) =>
  fault === null ? null : (webhookFaults.find((known) => known === fault) ?? 'CONNECTION');

const lastAttemptOf = ({ last_at, last_status, last_fault }: LastAttempt): Webhook['lastAttempt'] =>
  last_at === null ? null : { at: last_at.toISOString(), status: last_status, fault: faultOf(last_fault) };

export function webhookToWire(row: EndpointRow): Webhook {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    url: row.url,
    events: row.events,
    hasContacts: row.has_contacts,
    state: row.endpoint_state,
    offBecause: row.off_because,
    failingSince: instantOf(row.failing_since),
    oldSecretUntil: instantOf(row.old_secret_until),
    createdAt: row.created_at.toISOString(),
    madeBy: { id: row.created_by, name: row.created_name },
    lastAttempt: lastAttemptOf(row),
    waiting: row.waiting,
    failed: row.failed,
  };
}

export function deliveryToWire(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    messageId: row.message_id,
    event: row.event,
    at: row.at.toISOString(),
    state: row.delivery_state,
    nextAt: row.delivery_state === 'WAITING' ? (row.next_at ?? row.created_at).toISOString() : null,
    attempts: row.attempts,
    lastAttempt: lastAttemptOf(row),
  };
}

export function deliveryRecordToWire(
  row: DeliveryRecordRow,
  attempts: readonly AttemptRow[],
): WebhookDeliveryRecord {
  return {
    ...deliveryToWire(row),
    body: webhookBody(row),
    log: attempts.map(({ id, at, status, fault, ms, answer }) => ({
      id,
      at: at.toISOString(),
      status,
      fault: faultOf(fault),
      ms,
      answer,
    })),
  };
}

import { Type, type Static } from 'typebox';
import { Id, Instant, Line, Nullable, Shape, Words } from '../../primitives.ts';
import { AnyOf, listQuery } from '../list.ts';

/** Events an endpoint can subscribe to. */
export const webhookEvents = [
  'order.placed',
  'order.moved',
  'order.refunded',
  'piece.sold',
  'piece.moved',
  'piece.priced',
  'customer.approved',
  'stock.counted',
] as const;
/** `webhook.test` is sent to one endpoint, regardless of its subscriptions. */
export const sentEvents = [...webhookEvents, 'webhook.test'] as const;
export const endpointStates = ['ACTIVE', 'OFF'] as const;
export const deliveryStates = ['WAITING', 'DONE', 'FAILED'] as const;
/** Why there was no response (providers/webhook/port.ts). */
export const webhookFaults = [
  'HTTPS_NEEDED',
  'PRIVATE_ADDRESS',
  'UNKNOWN_HOST',
  'REFUSED',
  'CERTIFICATE',
  'TIMEOUT',
  'CONNECTION',
] as const;

const Events = Type.Array(Words(webhookEvents), { minItems: 1, maxItems: 8, uniqueItems: true });
const Url = Type.String({ minLength: 9, maxLength: 500, pattern: '^https?://[^\\s#@\\\\]+$' });
const Status = Nullable(Type.Integer());
const Fault = Nullable(Words(webhookFaults));

/** An attempt to deliver. `status` null: there was no response, and `fault` has the reason. */
const Attempt = Shape({ at: Instant, status: Status, fault: Fault });

/**
 * `offBecause`: STAFF, GONE (it responded with 410), FAILING (no attempt succeeded for five days). `failingSince`: the first failed
 * attempt after the last successful one. `oldSecretUntil`: until then messages are also signed with the previous secret. `waiting`,
 * `failed`: number of messages.
 */
export const Webhook = Shape({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  url: Type.String(),
  events: Type.Array(Words(webhookEvents)),
  hasContacts: Type.Boolean(),
  state: Words(endpointStates),
  offBecause: Nullable(Words(['STAFF', 'GONE', 'FAILING'])),
  failingSince: Nullable(Instant),
  oldSecretUntil: Nullable(Instant),
  createdAt: Instant,
  madeBy: Shape({ id: Id, name: Type.String() }),
  lastAttempt: Nullable(Attempt),
  waiting: Type.Integer({ minimum: 0 }),
  failed: Type.Integer({ minimum: 0 }),
});
export const Webhooks = Shape({ rows: Type.Array(Webhook) });
/** `failing`: endpoints whose attempts currently fail, and those that the shop switched off automatically. */
export const WebhooksQuery = Shape({ failing: Type.Optional(Type.Boolean()) });
export const WebhookParams = Shape({ id: Id });
export const MakeWebhook = Shape({ name: Line(60), url: Url, events: Events, hasContacts: Type.Boolean() });
/** `secret`: the key that signs the messages, `whsec_…`. It is shown only once. */
export const MadeWebhook = Shape({ ...Webhook.properties, secret: Type.String() });
export const ChangeWebhook = Shape({
  name: Type.Optional(Line(60)),
  url: Type.Optional(Url),
  events: Type.Optional(Events),
  hasContacts: Type.Optional(Type.Boolean()),
  state: Type.Optional(Words(endpointStates)),
});

/** A message to an endpoint. `attempts`: number of attempts in all rounds. `nextAt` null: no further attempt. */
export const WebhookDelivery = Shape({
  id: Id,
  messageId: Type.String(),
  event: Words(sentEvents),
  at: Instant,
  state: Words(deliveryStates),
  nextAt: Nullable(Instant),
  attempts: Type.Integer({ minimum: 0 }),
  lastAttempt: Nullable(Attempt),
});
/** `body`: the payload, without contacts. `log`: the attempts, newest first, at most 100; `answer` is the beginning of the response. */
export const WebhookDeliveryRecord = Shape({
  ...WebhookDelivery.properties,
  body: Type.String(),
  log: Type.Array(
    Shape({ id: Id, ...Attempt.properties, ms: Type.Integer({ minimum: 0 }), answer: Type.String() }),
  ),
});
/** Any of these events, separated by commas. */
const AnyEvent = Type.String({ maxLength: 200, pattern: '^[a-z.]+(,[a-z.]+)*$' });
export const DeliveriesQuery = Shape({
  ...listQuery(['at']),
  state: Type.Optional(AnyOf),
  event: Type.Optional(AnyEvent),
});
export const WebhookDeliveryParams = Shape({ id: Id, deliveryId: Id });
/** Sends the failed messages again whose events happened at or after `since`. */
export const ResendSince = Shape({ since: Instant });
export const Resent = Shape({ count: Type.Integer({ minimum: 0 }) });

export type Webhook = Static<typeof Webhook>;
export type MadeWebhook = Static<typeof MadeWebhook>;
export type ChangeWebhook = Static<typeof ChangeWebhook>;
export type WebhookDelivery = Static<typeof WebhookDelivery>;
export type WebhookDeliveryRecord = Static<typeof WebhookDeliveryRecord>;
export type WebhookEvent = (typeof webhookEvents)[number];

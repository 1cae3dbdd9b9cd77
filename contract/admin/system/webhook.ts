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
/** `webhook.test` goes to one endpoint, whatever its subscriptions. */
export const sentEvents = [...webhookEvents, 'webhook.test'] as const;
export const endpointStates = ['ACTIVE', 'OFF'] as const;
export const deliveryStates = ['WAITING', 'DONE', 'FAILED'] as const;
/** Why there was no answer (providers/webhook/port.ts). */
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

/** An attempt to deliver; `status` null: there was no answer, and `fault` says why. */
const Attempt = Shape({ at: Instant, status: Status, fault: Fault });

/**
 * `offBecause`: STAFF, GONE (it answered 410), FAILING (no attempt got through for five days). `failingSince`: of the attempts that failed
 * since one last got through. `oldSecretUntil`: until then the secret before the present one signs, too. `waiting`, `failed`: messages.
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
/** `failing`: those that no attempt gets through to, and those that the shop itself has switched off. */
export const WebhooksQuery = Shape({ failing: Type.Optional(Type.Boolean()) });
export const WebhookParams = Shape({ id: Id });
export const MakeWebhook = Shape({ name: Line(60), url: Url, events: Events, hasContacts: Type.Boolean() });
/** `secret`: signs what is sent, `whsec_…`. It is shown this once. */
export const MadeWebhook = Shape({ ...Webhook.properties, secret: Type.String() });
export const ChangeWebhook = Shape({
  name: Type.Optional(Line(60)),
  url: Type.Optional(Url),
  events: Type.Optional(Events),
  hasContacts: Type.Optional(Type.Boolean()),
  state: Type.Optional(Words(endpointStates)),
});

/** A message on its way to an endpoint. `attempts`: how many there were, of all rounds. `nextAt` null: there is no other attempt. */
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
/** `body`: what is sent, without contacts. `log`: the attempts, the latest first, at most 100; `answer` is the beginning of one. */
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
/** Sends the failed messages again, those of events since that moment. */
export const ResendSince = Shape({ since: Instant });
export const Resent = Shape({ count: Type.Integer({ minimum: 0 }) });

export type Webhook = Static<typeof Webhook>;
export type MadeWebhook = Static<typeof MadeWebhook>;
export type ChangeWebhook = Static<typeof ChangeWebhook>;
export type WebhookDelivery = Static<typeof WebhookDelivery>;
export type WebhookDeliveryRecord = Static<typeof WebhookDeliveryRecord>;
export type WebhookEvent = (typeof webhookEvents)[number];

import type { ChangeWebhook, Webhook, WebhookEvent } from '#contract/admin/system/webhook.ts';
import { keysOf } from '../../kit/keys-of.ts';

export interface WebhookForm {
  name: string;
  url: string;
  events: WebhookEvent[];
  hasContacts: boolean;
}

/** The events in display order. */
export const webhookEvents = keysOf<WebhookEvent>({
  'order.placed': 0,
  'order.moved': 0,
  'order.refunded': 0,
  'piece.sold': 0,
  'piece.moved': 0,
  'piece.priced': 0,
  'customer.approved': 0,
  'stock.counted': 0,
});

const inOrder = (events: readonly WebhookEvent[]): WebhookEvent[] =>
  webhookEvents.filter((event) => events.includes(event));

export const formOf = ({ name, url, events, hasContacts }: Webhook): WebhookForm => ({
  name,
  url,
  events: inOrder(events),
  hasContacts,
});

/** The request body: the fields that differ from the loaded ones. */
export function changeOf(form: WebhookForm, loaded: Webhook): ChangeWebhook {
  const before = formOf(loaded);
  const [name, url, events] = [form.name.trim(), form.url.trim(), inOrder(form.events)];
  return {
    ...(name !== before.name && { name }),
    ...(url !== before.url && { url }),
    ...(events.join() !== before.events.join() && { events }),
    ...(form.hasContacts !== before.hasContacts && { hasContacts: form.hasContacts }),
  };
}

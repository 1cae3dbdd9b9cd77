import type { MadeWebhook, WebhookDelivery, WebhookEvent } from '#contract/admin/system/webhook.ts';
import { webhookEvents } from '#contract/admin/system/webhook.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';

interface Wanted {
  events?: readonly WebhookEvent[];
  hasContacts?: boolean;
}

/** An endpoint at an address, for all events unless given. */
export async function addEndpoint(
  owner: StaffBrowser,
  url: string,
  { events = webhookEvents, hasContacts = false }: Wanted = {},
): Promise<MadeWebhook> {
  const answer = await owner.post('webhooks', { name: 'Склад', url, events, hasContacts });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

/** The first page of the deliveries to an endpoint, latest first. */
export async function deliveriesOf(owner: StaffBrowser, id: number, query = ''): Promise<WebhookDelivery[]> {
  const answer = await owner.get(`webhooks/${id}/deliveries${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ rows: WebhookDelivery[] }>().rows;
}

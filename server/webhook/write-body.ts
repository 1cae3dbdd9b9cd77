import type { ReadDb } from '#database/connect.ts';
import {
  type ClaimedDelivery,
  type ContactRow,
  findOrderContact,
  findUserContact,
} from './queries-sending.ts';

export interface Happened {
  event: string;
  at: Date;
  data: Record<string, unknown>;
}

/** The body of a message, in the form that Standard Webhooks recommends. */
export const webhookBody = ({ event, at, data }: Happened): string =>
  JSON.stringify({ type: event, timestamp: at.toISOString(), data });

/**
 * Same as `webhookBody`, with the shopper's contacts if the endpoint may have them. They are read when the message is sent, so that erased
 * data does not leave the shop.
 */
export async function bodyToSend(db: ReadDb, claimed: ClaimedDelivery): Promise<string> {
  const customer = claimed.has_contacts ? await findContact(db, claimed) : undefined;
  return webhookBody({ ...claimed, data: customer ? { ...claimed.data, customer } : claimed.data });
}

async function findContact(db: ReadDb, { event, data }: Happened): Promise<ContactRow | undefined> {
  const { number, customerId } = data;
  if (event.startsWith('order.') && typeof number === 'string') return findOrderContact(db, number);
  if (event === 'customer.approved' && typeof customerId === 'number') return findUserContact(db, customerId);
  return undefined;
}

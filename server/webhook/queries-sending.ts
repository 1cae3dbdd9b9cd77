import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

/** Returns endpoints that have due messages. */
export async function selectDueEndpoints(db: ReadDb, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from webhook_endpoints e
    where e.endpoint_state = 'ACTIVE' and exists (
      select from webhook_deliveries d
      where d.endpoint_id = e.id and d.delivery_state = 'WAITING' and (d.next_at is null or d.next_at <= ${now})
        and (d.claimed_until is null or d.claimed_until < ${now}))
    order by e.id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ClaimedDelivery {
  id: number;
  endpoint_id: number;
  attempts: number;
  message_id: string;
  event: string;
  at: Date;
  data: Record<string, unknown>;
  url: string;
  has_contacts: boolean;
  secret_sealed: Buffer;
  old_secret_sealed: Buffer | null;
  old_secret_until: Date | null;
}

/** Claims the next message of an endpoint; no other process sends it before `until`. */
export async function claimDelivery(
  db: Db,
  { endpointId, now, until }: { endpointId: number; now: Date; until: Date },
): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_deliveries d set claimed_until = ${until}
    from webhook_messages m, webhook_endpoints e
    where d.id = (
        select w.id from webhook_deliveries w
        where w.endpoint_id = ${endpointId} and w.delivery_state = 'WAITING' and (w.next_at is null or w.next_at <= ${now})
          and (w.claimed_until is null or w.claimed_until < ${now})
        order by w.next_at nulls first, w.id limit 1 for update skip locked)
      and m.id = d.message_id and e.id = d.endpoint_id and e.endpoint_state = 'ACTIVE'
    returning d.id, d.endpoint_id, d.attempts, d.message_id, m.event, m.at, m.data, e.url, e.has_contacts, e.secret_sealed,
      e.old_secret_sealed, e.old_secret_until`.execute(db);
  return rows[0];
}

/** Releases a claimed delivery without a result, because the process ends. */
export async function releaseDelivery(db: Db, id: number): Promise<void> {
  await db.updateTable('webhook_deliveries').set({ claimed_until: null }).where('id', '=', id).execute();
}

export interface NewAttempt {
  deliveryId: number;
  at: Date;
  status: number | null;
  fault: string | null;
  ms: number;
  answer: string;
}

export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  const { deliveryId, ...row } = attempt;
  await db
    .insertInto('webhook_attempts')
    .values({ delivery_id: deliveryId, ...row })
    .execute();
}

/** Returns false if the delivery no longer exists. */
export async function settleDelivery(
  db: Db,
  { id, state, nextAt }: { id: number; state: 'WAITING' | 'DONE' | 'FAILED'; nextAt: Date | null },
): Promise<boolean> {
  const { rows } = await sql`
    update webhook_deliveries
    set delivery_state = ${state}, next_at = ${nextAt}, claimed_until = null, attempts = attempts + 1
    where id = ${id} returning id`.execute(db);
  return rows.length > 0;
}

/** Records whether an attempt succeeded; returns since when none has succeeded. */
export async function recordReached(
  db: Db,
  { endpointId, hasAnswered, now }: { endpointId: number; hasAnswered: boolean; now: Date },
): Promise<Date | null> {
  if (hasAnswered) {
    await sql`update webhook_endpoints set failing_since = null where id = ${endpointId} and failing_since is not null`.execute(
      db,
    );
    return null;
  }
  const { rows } = await sql<{ failing_since: Date }>`
    update webhook_endpoints set failing_since = coalesce(failing_since, ${now}) where id = ${endpointId}
    returning failing_since`.execute(db);
  return rows[0]?.failing_since ?? null;
}

export interface ContactRow {
  name: string | null;
  phone: string | null;
  email: string | null;
}

export async function findOrderContact(db: ReadDb, number: string): Promise<ContactRow | undefined> {
  return db
    .selectFrom('orders')
    .select(['contact_name as name', 'contact_phone as phone', 'contact_email as email'])
    .where('number', '=', number)
    .executeTakeFirst();
}

export async function findUserContact(db: ReadDb, userId: number): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`
    select nullif(concat_ws(' ', first_name, last_name), '') as name, phone, email from users where id = ${userId}`.execute(
    db,
  );
  return rows[0];
}

/** Deletes messages of events before then, with their deliveries. */
export async function deleteMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhook_messages').where('at', '<', before).execute();
}

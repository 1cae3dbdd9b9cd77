import { sql } from 'kysely';
import type { Webhook, WebhookEvent } from '#contract/admin/system/webhook.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { isFailingEndpoint } from './failing-endpoint.ts';

/** The latest attempt; null if there was none. */
export interface LastAttempt {
  last_at: Date | null;
  last_status: number | null;
  last_fault: string | null;
}

export interface EndpointRow extends LastAttempt {
  id: number;
  version: number;
  name: string;
  url: string;
  events: WebhookEvent[];
  has_contacts: boolean;
  endpoint_state: 'ACTIVE' | 'OFF';
  off_because: Webhook['offBecause'];
  failing_since: Date | null;
  old_secret_until: Date | null;
  created_at: Date;
  created_by: number;
  created_name: string;
  waiting: number;
  failed: number;
}

/** Returns all endpoints, one, or the failing ones, latest first. */
export async function selectEndpoints(
  db: ReadDb,
  { id = null, isFailing = false }: { id?: number | null; isFailing?: boolean },
): Promise<EndpointRow[]> {
  const { rows } = await sql<EndpointRow>`
    select e.id, e.version, e.name, e.url, e.events, e.has_contacts, e.endpoint_state, e.off_because, e.failing_since,
      e.old_secret_until, e.created_at, e.created_by, s.name as created_name,
      last.at as last_at, last.status as last_status, last.fault as last_fault,
      (select count(*)::integer from webhook_deliveries d where d.endpoint_id = e.id and d.delivery_state = 'WAITING') as waiting,
      (select count(*)::integer from webhook_deliveries d where d.endpoint_id = e.id and d.delivery_state = 'FAILED') as failed
    from webhook_endpoints e join staff s on s.id = e.created_by
    left join lateral (
      select a.at, a.status, a.fault from webhook_deliveries d join webhook_attempts a on a.delivery_id = d.id
      where d.endpoint_id = e.id order by d.created_at desc, d.id desc, a.id desc limit 1) last on true
    where (${id}::bigint is null or e.id = ${id}) and (not ${isFailing}::boolean or ${isFailingEndpoint()})
    order by e.id desc`.execute(db);
  return rows;
}

export async function countEndpoints(db: ReadDb): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from webhook_endpoints`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface LockedEndpoint {
  id: number;
  version: number;
  endpoint_state: 'ACTIVE' | 'OFF';
  secret_sealed: Buffer;
}

/** Locks the row until the end of the transaction. */
export async function lockEndpoint(db: Db, id: number): Promise<LockedEndpoint | undefined> {
  return db
    .selectFrom('webhook_endpoints')
    .select(['id', 'version', 'endpoint_state', 'secret_sealed'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface NewEndpoint {
  staffId: number;
  name: string;
  url: string;
  events: readonly WebhookEvent[];
  hasContacts: boolean;
  sealed: Buffer;
  now: Date;
}

/** Returns the new row's id. */
export async function insertEndpoint(db: Db, endpoint: NewEndpoint): Promise<number> {
  const { staffId, name, url, events, hasContacts, sealed, now } = endpoint;
  const row = await db
    .insertInto('webhook_endpoints')
    .values({
      name,
      url,
      events: [...events],
      has_contacts: hasContacts,
      secret_sealed: sealed,
      created_by: staffId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface EndpointChange {
  name?: string | undefined;
  url?: string | undefined;
  events?: readonly WebhookEvent[] | undefined;
  hasContacts?: boolean | undefined;
  state?: 'ACTIVE' | 'OFF' | undefined;
}

/** Enabling resets its failures; disabling is recorded as done by hand. An endpoint that is already disabled keeps its reason. */
export async function updateEndpoint(
  db: Db,
  id: number,
  { name, url, events, hasContacts, state }: EndpointChange,
): Promise<void> {
  await sql`
    update webhook_endpoints
    set name = coalesce(${name ?? null}, name), url = coalesce(${url ?? null}, url),
      events = coalesce(${events === undefined ? null : [...events]}::text[], events),
      has_contacts = coalesce(${hasContacts ?? null}::boolean, has_contacts),
      endpoint_state = coalesce(${state ?? null}, endpoint_state),
      off_because = case coalesce(${state ?? null}, endpoint_state) when 'OFF' then coalesce(off_because, 'STAFF') end,
      failing_since = case when ${state ?? null}::text = 'ACTIVE' and endpoint_state = 'OFF' then null else failing_since end
    where id = ${id}`.execute(db);
}

export async function replaceSecret(
  db: Db,
  { id, sealed, oldSealed, oldUntil }: { id: number; sealed: Buffer; oldSealed: Buffer; oldUntil: Date },
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ secret_sealed: sealed, old_secret_sealed: oldSealed, old_secret_until: oldUntil })
    .where('id', '=', id)
    .execute();
}

export async function deleteEndpoint(db: Db, id: number): Promise<void> {
  await db.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
}

/** Disables an endpoint automatically; returns false if it was already disabled. */
export async function switchOffEndpoint(
  db: Db,
  { id, because }: { id: number; because: 'GONE' | 'FAILING' },
): Promise<boolean> {
  const { rows } = await sql`
    update webhook_endpoints set endpoint_state = 'OFF', off_because = ${because}
    where id = ${id} and endpoint_state = 'ACTIVE' returning id`.execute(db);
  return rows.length > 0;
}

/** Returns an endpoint that was disabled automatically. */
export async function findOffEndpoint(
  db: ReadDb,
  id: number,
): Promise<{ name: string; url: string; off_because: string | null } | undefined> {
  return db
    .selectFrom('webhook_endpoints')
    .select(['name', 'url', 'off_because'])
    .where('id', '=', id)
    .where('off_because', 'in', ['GONE', 'FAILING'])
    .executeTakeFirst();
}

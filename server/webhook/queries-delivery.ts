import { type RawBuilder, sql } from 'kysely';
import type { WebhookDelivery } from '#contract/admin/system/webhook.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';
import type { LastAttempt } from './queries-endpoint.ts';

export interface DeliveryRow extends EdgeRow, LastAttempt {
  message_id: string;
  event: WebhookDelivery['event'];
  at: Date;
  delivery_state: WebhookDelivery['state'];
  next_at: Date | null;
  created_at: Date;
  attempts: number;
}

export interface DeliveryFilter {
  endpointId: number;
  states?: readonly string[];
  events?: readonly string[];
}

const deliveries = sql`
  select d.id, d.endpoint_id, d.message_id, m.event, m.at, d.delivery_state, d.next_at, d.created_at, m.data,
    (select count(*)::integer from webhook_attempts a where a.delivery_id = d.id) as attempts,
    last.at as last_at, last.status as last_status, last.fault as last_fault
  from webhook_deliveries d join webhook_messages m on m.id = d.message_id
  left join lateral (
    select a.at, a.status, a.fault from webhook_attempts a where a.delivery_id = d.id order by a.id desc limit 1) last on true`;

function whereOf({ endpointId, states, events }: DeliveryFilter): RawBuilder<boolean> {
  return allOf([
    sql`d.endpoint_id = ${endpointId}`,
    states && sql`d.delivery_state = any(${states}::text[])`,
    events && sql`d.event = any(${events}::text[])`,
  ]);
}

export async function selectDeliveries(
  db: ReadDb,
  filter: DeliveryFilter,
  page: ListPage,
): Promise<DeliveryRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<DeliveryRow>`
    select d.*, (${page.sort.by})::text as edge from (${deliveries}) d where ${whereOf(filter)} and ${where} ${order}`.execute(
    db,
  );
  return rows;
}

export async function countDeliveries(
  db: ReadDb,
  filter: DeliveryFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(
    db,
    sql`from (
        select d.endpoint_id, d.delivery_state, m.event from webhook_deliveries d join webhook_messages m on m.id = d.message_id) d
      where ${whereOf(filter)}`,
    wanted,
  );
}

export interface DeliveryRecordRow extends DeliveryRow {
  data: Record<string, unknown>;
}

export async function findDelivery(
  db: ReadDb,
  { id, endpointId }: { id: number; endpointId: number },
): Promise<DeliveryRecordRow | undefined> {
  const { rows } = await sql<DeliveryRecordRow>`
    select d.*, '' as edge from (${deliveries}) d where d.id = ${id} and d.endpoint_id = ${endpointId}`.execute(
    db,
  );
  return rows[0];
}

export interface AttemptRow {
  id: number;
  at: Date;
  status: number | null;
  fault: string | null;
  ms: number;
  answer: string;
}

export async function selectAttempts(db: ReadDb, deliveryId: number): Promise<AttemptRow[]> {
  return db
    .selectFrom('webhook_attempts')
    .select(['id', 'at', 'status', 'fault', 'ms', 'answer'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** Inserts a message to one endpoint only; returns its delivery's id. */
export async function insertTestMessage(
  db: Db,
  { endpointId, data, now }: { endpointId: number; data: Record<string, unknown>; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with message as (
      insert into webhook_messages (event, at, data) values ('webhook.test', ${now}, ${JSON.stringify(data)}::jsonb) returning id)
    insert into webhook_deliveries (message_id, endpoint_id, created_at)
    select id, ${endpointId}, ${now} from message returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the new delivery does not exist');
  return row.id;
}

/** Queues a delivery again; the message keeps its id, event and time. */
export async function reopenDelivery(db: Db, { id, now }: { id: number; now: Date }): Promise<void> {
  await sql`
    update webhook_deliveries set delivery_state = 'WAITING', attempts = 0, next_at = ${now} where id = ${id}`.execute(
    db,
  );
}

/** Returns the number of deliveries queued again. */
export async function reopenFailed(
  db: Db,
  { endpointId, since, now }: { endpointId: number; since: Date; now: Date },
): Promise<number> {
  const { rows } = await sql`
    update webhook_deliveries d set delivery_state = 'WAITING', attempts = 0, next_at = ${now}
    from webhook_messages m
    where m.id = d.message_id and d.endpoint_id = ${endpointId} and d.delivery_state = 'FAILED' and m.at >= ${since}
    returning d.id`.execute(db);
  return rows.length;
}

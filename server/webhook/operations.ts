import { sql } from 'kysely';
import type { Webhook, WebhookDelivery } from '#contract/admin/system/webhook.ts';
import type { webhookOperations as declared } from '#contract/operations/admin/system/webhook.ts';
import type { WebhookPost } from '#providers/webhook/port.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { oldSecretHours } from '#domain/webhook/retry-schedule.ts';
import { hourMs } from '#domain/units/durations.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { lastChange } from '#server/kit/audit.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { readPage } from '#server/kit/list-page.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import {
  countDeliveries,
  type DeliveryFilter,
  type DeliveryRecordRow,
  findDelivery,
  insertTestMessage,
  reopenDelivery,
  reopenFailed,
  selectAttempts,
  selectDeliveries,
} from './queries-delivery.ts';
import {
  countEndpoints,
  deleteEndpoint,
  insertEndpoint,
  lockEndpoint,
  type LockedEndpoint,
  replaceSecret,
  selectEndpoints,
  updateEndpoint,
} from './queries-endpoint.ts';
import { sendWebhooksTask } from './send-webhooks.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import { openWebhookSecret, sealWebhookSecret } from './webhook-secret.ts';
import { deliveryRecordToWire, deliveryToWire, webhookToWire } from './wire.ts';

export interface WebhookDeps {
  db: Db;
  /** Encrypts the signing secrets. */
  secret: string;
  webhookPost: WebhookPost;
  limits: Pick<Limits, 'webhooks'>;
}

/** The owner's operations on endpoints of other programs. */
export const webhookOperations = {
  async listWebhooks({ db }, { input: { failing = false } }) {
    const rows = await selectEndpoints(db, { isFailing: failing });
    return { rows: rows.map((row) => webhookToWire(row)) };
  },

  async makeWebhook(deps, { caller: { staff }, input, now }) {
    refuseAddress(deps, input.url);
    const { db, limits } = deps;
    if ((await countEndpoints(db)) >= limits.webhooks)
      throw limitRefusal('WEBHOOKS', 'TOO_MANY_WEBHOOKS', { limit: limits.webhooks });
    const secret = newWebhookSecret();
    const sealed = sealWebhookSecret(deps.secret, secret);
    const id = await insertEndpoint(db, { ...input, name: nameOf(input), sealed, staffId: staff.id, now });
    return { ...(await getWebhook(db, id)), secret };
  },

  getWebhook: ({ db }, { input: { id } }) => getWebhook(db, id),

  async changeWebhook(deps, { input }) {
    const { db } = deps;
    const { id, version, ...change } = input;
    await lockSeen(db, { id, version });
    if (change.url !== undefined) refuseAddress(deps, change.url);
    const name = change.name === undefined ? undefined : nameOf({ name: change.name });
    await updateEndpoint(db, id, { ...change, name });
    // sends messages that were queued while it was disabled
    if (change.state === 'ACTIVE') await enqueue(db, { task: sendWebhooksTask });
    return getWebhook(db, id);
  },

  async removeWebhook({ db }, { input }) {
    await lockSeen(db, input);
    await deleteEndpoint(db, input.id);
    return {};
  },

  async rollWebhookSecret({ db, secret }, { input: { id }, now }) {
    const endpoint = await requireEndpoint(db, id);
    const plain = newWebhookSecret();
    // sealed again, so that the stored value differs
    const oldSealed = sealWebhookSecret(secret, openWebhookSecret(secret, endpoint.secret_sealed));
    const oldUntil = new Date(now.getTime() + oldSecretHours * hourMs);
    await replaceSecret(db, { id, sealed: sealWebhookSecret(secret, plain), oldSealed, oldUntil });
    return { ...(await getWebhook(db, id)), secret: plain };
  },

  async testWebhook({ db }, { caller: { staff }, input: { id }, now }) {
    await requireActive(db, id);
    const deliveryId = await insertTestMessage(db, { endpointId: id, data: { by: staff.name }, now });
    await enqueue(db, { task: sendWebhooksTask });
    return getDelivery(db, { id, deliveryId });
  },

  async listWebhookDeliveries({ db }, { input }) {
    const { id, state, event, ...query } = input;
    await getWebhook(db, id);
    const filter: DeliveryFilter = {
      endpointId: id,
      ...(state !== undefined && { states: state.split(',') }),
      ...(event !== undefined && { events: event.split(',') }),
    };
    const page = await readPage(
      { ...query, ...filter },
      {
        sorts: { at: { by: sql`d.created_at`, type: 'timestamptz' } },
        defaultSort: '-at',
        id: sql`d.id`,
        select: (part) => selectDeliveries(db, filter, part),
        count: (wanted) => countDeliveries(db, filter, wanted),
      },
    );
    return { ...page, rows: page.rows.map((row) => deliveryToWire(row)) };
  },

  async getWebhookDelivery({ db }, { input }) {
    const row = await requireDelivery(db, input);
    return deliveryRecordToWire(row, await selectAttempts(db, row.id));
  },

  async resendWebhookDelivery({ db }, { input, now }) {
    await requireActive(db, input.id);
    const { id } = await requireDelivery(db, input);
    await reopenDelivery(db, { id, now });
    await enqueue(db, { task: sendWebhooksTask });
    return getDelivery(db, input);
  },

  async resendWebhookSince({ db }, { input: { id, since }, now }) {
    await requireActive(db, id);
    const count = await reopenFailed(db, { endpointId: id, since: new Date(since), now });
    if (count > 0) await enqueue(db, { task: sendWebhooksTask });
    return { count };
  },
} satisfies StaffFunctions<typeof declared, WebhookDeps>;

/** Refuses a blank name with VALIDATION_FAILED. */
function nameOf({ name }: { name: string }): string {
  const trimmed = name.trim();
  if (trimmed === '') throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/name', code: 'pattern' }]);
  return trimmed;
}

/** Refuses with VALIDATION_FAILED for a malformed address, or with WEBHOOK_ADDRESS_WRONG (facts.reason). */
function refuseAddress({ webhookPost }: WebhookDeps, url: string): void {
  if (!URL.canParse(url))
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/url', code: 'format' }]);
  const reason = webhookPost.faultOf(url);
  if (reason !== null) throw refusedField('WEBHOOK_ADDRESS_WRONG', '/url', { reason });
}

/** Refuses with NOT_FOUND. */
async function getWebhook(db: ReadDb, id: number): Promise<Webhook> {
  const [row] = await selectEndpoints(db, { id });
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return webhookToWire(row);
}

async function requireEndpoint(db: Db, id: number): Promise<LockedEndpoint> {
  const endpoint = await lockEndpoint(db, id);
  if (endpoint === undefined) throw new Refusal('NOT_FOUND');
  return endpoint;
}

/** Refuses with NOT_FOUND or VERSION_CONFLICT. */
async function lockSeen(db: Db, { id, version }: { id: number; version: number }): Promise<void> {
  const endpoint = await requireEndpoint(db, id);
  if (endpoint.version === version) return;
  const last = await lastChange(db, { resource: 'webhook', recordId: String(id) });
  throw new Refusal('VERSION_CONFLICT', { current: await getWebhook(db, id), ...last });
}

/** Refuses with NOT_FOUND or WEBHOOK_OFF. */
async function requireActive(db: Db, id: number): Promise<void> {
  const { endpoint_state: state } = await requireEndpoint(db, id);
  if (state === 'OFF') throw new Refusal('WEBHOOK_OFF');
}

interface DeliveryName {
  id: number;
  deliveryId: number;
}

async function requireDelivery(db: ReadDb, { id, deliveryId }: DeliveryName): Promise<DeliveryRecordRow> {
  const row = await findDelivery(db, { id: deliveryId, endpointId: id });
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

const getDelivery = async (db: ReadDb, name: DeliveryName): Promise<WebhookDelivery> =>
  deliveryToWire(await requireDelivery(db, name));

import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  type EventName,
  eventExtras,
  type MeasuredBatch,
  type MeasuredEvent,
} from '#contract/measurement.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { hourMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { plainMessage, plainTerm } from './plain-text.ts';
import { insertEvents, type ItemRow, type NewEvent, selectItems } from './queries.ts';
import { contextOf, itemOf } from './wire.ts';

/** A larger deviation of a browser's clock is ignored. */
const maxWrongMs = 12 * hourMs;
/** Pages whose addresses are personal data. */
const personalPages = new Set<MeasuredEvent['pageType']>([
  'cart',
  'checkout',
  'success',
  'failed',
  'favorites',
  'login',
  'profile',
  'order',
  'other',
]);

/**
 * Stores a batch, each event once, with the shop's own data of its pieces. Two statements, and those of the limit. Refuses with
 * VALIDATION_FAILED for an event that is not in the contract's list or has another form.
 */
export async function recordBatch(
  db: Db,
  args: {
    batch: MeasuredBatch;
    /** The network of a session that the server signed; null if it did not sign it. */
    network: Buffer | null;
    /** Called once the batch is valid, before it is written. */
    limit: () => Promise<void>;
    now: Date;
  },
): Promise<void> {
  const { batch, network, limit, now } = args;
  const extras = batch.events.map((event, index) => readExtra(event, index));
  const items = batch.events.flatMap((event) => event.items ?? []);
  const rows = await selectItems(db, {
    slugs: [...new Set(items.map(({ slug }) => slug))],
    serials: [...new Set(items.flatMap(({ serialNumber }) => serialNumber ?? []))],
  });
  const events = batch.events.map((event, index) =>
    newEvent({ batch, event, extra: extras[index] ?? {}, rows, now }),
  );
  await limit();
  await insertEvents(db, { events, network, now });
}

function readExtra({ name, extra }: MeasuredEvent, index: number): object {
  const schema = schemaOf(name);
  if (schema === undefined)
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: `/events/${index}/name`, code: 'enum' }]);
  const read: unknown = Value.Convert(schema, structuredClone(extra));
  if (!Value.Check(schema, read))
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: `/events/${index}/extra`, code: 'invalid' }]);
  return plainExtra(read);
}

const isKnown = (name: string): name is EventName => Object.hasOwn(eventExtras, name);
const schemaOf = (name: string): TSchema | undefined => (isKnown(name) ? eventExtras[name] : undefined);

/** Only searches and errors contain text typed by people. */
function plainExtra(extra: unknown): object {
  const plain: Record<string, (text: string) => string | undefined> = {
    term: plainTerm,
    message: plainMessage,
  };
  const fields = Object.entries(extra ?? {}).map(([name, value]: [string, unknown]): [string, unknown] => {
    const readPlain = plain[name];
    return [name, readPlain && typeof value === 'string' ? readPlain(value) : value];
  });
  return Object.fromEntries<unknown>(fields);
}

function newEvent(args: {
  batch: MeasuredBatch;
  event: MeasuredEvent;
  extra: object;
  rows: readonly ItemRow[];
  now: Date;
}): NewEvent {
  const { batch, event, extra, rows, now } = args;
  const claimed = new Date(event.at);
  const at = Math.abs(claimed.getTime() - now.getTime()) > maxWrongMs ? now : claimed;
  return {
    day: tashkentDay(at),
    id: event.id,
    at,
    name: event.name,
    sessionId: batch.session,
    language: batch.language,
    pageType: event.pageType,
    path: personalPages.has(event.pageType) ? null : (event.path ?? null),
    context: contextOf(batch),
    extra,
    items: (event.items ?? []).flatMap((item) => itemOf(rows, item) ?? []),
  };
}

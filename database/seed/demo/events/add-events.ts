import type { ClientBase } from 'pg';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import { measuredItem, type MeasuredModel, readMeasuredModels } from './measured-models.ts';
import { type DemoSession, drawSessions, type SiteOrder } from './sessions.ts';
import type { Subject, TrailLanguage } from './trail.ts';

const eventCount = 40_000;
/** Number of models of a category that a list shows at once. */
const listLength = 6;

/** Ids of the demo's sessions and events are hashes of their numbers, so that they are the same on every machine. */
const sessionId = (nth: string) => `md5('demo-session-' || ${nth})::uuid`;

/**
 * Adds the sessions of the 90 days before `today` to a demo without sessions: 40,000 events of shoppers who agreed to be measured, and
 * which of its orders resulted from them (backoffice.md 7). Their network is not that of a signed session, so they do not affect the order
 * of lists. Returns the number of events added.
 */
export async function addEvents(client: ClientBase, today: TashkentDay): Promise<number> {
  const known = await client.query(
    `select from measured_events where session_id = ${sessionId(`'0'`)} limit 1`,
  );
  if (known.rowCount !== 0) return 0;
  const models = await readMeasuredModels(client);
  const sessions = drawSessions(today, {
    models,
    orders: await readOrders(client, { today, models }),
    eventCount,
  });
  await insertEvents(client, sessions, models);
  await linkOrders(client, sessions);
  return eventCount;
}

interface OrderRow {
  id: number;
  at: Date;
  language: string;
  item_id: number;
}

/** Reads orders of the site in these days, each with its first piece. */
async function readOrders(
  client: ClientBase,
  { today, models }: { today: TashkentDay; models: readonly MeasuredModel[] },
): Promise<SiteOrder[]> {
  const pieces = new Map(
    models.flatMap((model) => model.pieces.map((piece) => [piece.id, { model, piece }] as const)),
  );
  const { rows } = await client.query<OrderRow>(
    `select o.id::integer as id, o.created_at as at, o.language, l.item_id::integer as item_id
     from orders o join order_lines l on l.order_id = o.id and l.position = 0
     where o.channel = 'SITE' and o.created_at < $1::date::timestamp at time zone 'Asia/Tashkent'
       and o.created_at >= ($1::date - 89)::timestamp at time zone 'Asia/Tashkent'
     order by o.created_at, o.id`,
    [today],
  );
  return rows.flatMap(({ id, at, language, item_id }) => {
    const bought = pieces.get(item_id);
    return bought === undefined
      ? []
      : [{ id, atMs: at.getTime(), language: trailLanguage(language), bought }];
  });
}

const trailLanguage = (language: string): TrailLanguage =>
  language === 'ru' || language === 'en' ? language : 'uz';

/** Inserts all events in one statement: columns are sent as arrays, and data common to many events is sent once. */
async function insertEvents(
  client: ClientBase,
  sessions: readonly DemoSession[],
  models: readonly MeasuredModel[],
): Promise<void> {
  const events = sessions.flatMap(({ events: own }, session) => own.map((event) => ({ ...event, session })));
  const subjects = new Map<string, object[]>();
  const keyed = events.map((event) => {
    const key = keyOf(event.subject);
    if (event.subject !== null && !subjects.has(key)) subjects.set(key, itemsOf(event.subject, models));
    return key;
  });
  await client.query(
    `insert into measured_events
       (day, id, at, received_at, name, session_id, language, page_type, path, context, extra, items, network)
     select (e.at at time zone 'Asia/Tashkent')::date, md5('demo-event-' || e.nth)::uuid, e.at, e.at, e.name,
       ${sessionId('e.session')}, s.language, e.page_type, e.path, s.context, e.extra, coalesce(i.items, '[]'), ''
     from (
       select to_timestamp(ms / 1000.0) as at, name, session, page_type, path, extra::jsonb as extra, subject, nth
       from unnest($1::float8[], $2::text[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::text[])
         with ordinality u (ms, name, session, page_type, path, extra, subject, nth)) e
     join (select language, context::jsonb as context, nth - 1 as nth
       from unnest($8::text[], $9::text[]) with ordinality u (language, context, nth)) s on s.nth = e.session
     left join (select subject, items::jsonb as items from unnest($10::text[], $11::text[]) u (subject, items)) i
       on i.subject = e.subject
     order by e.at`,
    [
      events.map(({ atMs }) => atMs),
      events.map(({ name }) => name),
      events.map(({ session }) => session),
      events.map(({ pageType }) => pageType),
      events.map(({ path }) => path),
      events.map(({ extra }) => JSON.stringify(extra)),
      keyed,
      sessions.map(({ language }) => language),
      sessions.map(({ context }) => JSON.stringify(context)),
      [...subjects.keys()],
      [...subjects.values()].map((items) => JSON.stringify(items)),
    ],
  );
}

function keyOf(subject: Subject | null): string {
  if (subject === null) return '';
  if ('listOf' in subject) return `list ${subject.listOf}`;
  return `${subject.model.artikul} ${subject.piece?.serial ?? ''}`;
}

const itemsOf = (subject: Subject, models: readonly MeasuredModel[]): object[] =>
  'listOf' in subject
    ? models
        .filter(({ category, isActive }) => isActive && category === subject.listOf)
        .slice(0, listLength)
        .map((model, nth) => ({ ...measuredItem(model), index: nth + 1 }))
    : [measuredItem(subject.model, subject.piece)];

/** Links orders to their measured sessions, also in sale events that were already reported. */
async function linkOrders(client: ClientBase, sessions: readonly DemoSession[]): Promise<void> {
  const linked = sessions.flatMap(({ orderId }, nth) => (orderId === null ? [] : [{ orderId, nth }]));
  await client.query(
    `insert into measured_orders (order_id, session_id)
     select order_id, ${sessionId('nth')} from unnest($1::bigint[], $2::integer[]) u (order_id, nth)
     on conflict do nothing`,
    [linked.map(({ orderId }) => orderId), linked.map(({ nth }) => nth)],
  );
  await client.query(
    `update sale_events s set session_id = m.session_id
     from measured_orders m where m.order_id = s.order_id and s.session_id is null`,
  );
}

import { type RawBuilder, sql } from 'kysely';
import type { FunnelPartName, FunnelQuery } from '#contract/admin/figures/funnel.ts';
import type { ReadDb } from '#database/connect.ts';

export type SessionFilters = Pick<FunnelQuery, 'device' | 'language' | 'source'>;

export interface SessionsOf extends SessionFilters {
  /** Days in Tashkent, both inclusive. */
  first: string;
  last: string;
  /** The first day of the previous period, which ends before this one begins. */
  firstBefore: string;
  by: FunnelPartName;
}

/** One part of the sessions of a period; with `part` null and `isWhole`, the total. */
export interface SessionRow {
  isNow: boolean;
  isWhole: boolean;
  part: string | null;
  /** Number of sessions that reached each step, in the order of the contract's steps. */
  sessions: number[];
}

/** The attributes of events by which sessions are divided. */
const parts: Record<FunnelPartName, RawBuilder<string>> = {
  DEVICE: sql`context ->> 'device_class'`,
  LANGUAGE: sql`language`,
  SOURCE: sql`coalesce(context #>> '{first_touch,source}', context #>> '{first_touch,referrer}', 'direct')`,
  CITY: sql`context ->> 'city'`,
  LOGIN: sql`context ->> 'login_state'`,
  NETWORK: sql`context ->> 'net_type'`,
};

/** The events of a browser that reach a step, in the order of the steps after the session itself. */
const eventsOf = [
  ['view_item_list', 'zr_filter_apply', 'search'],
  ['view_item'],
  ['zr_size_select'],
  ['zr_piece_select'],
  ['add_to_cart'],
  ['begin_checkout'],
  ['add_shipping_info'],
];
const reached = sql.join(
  eventsOf.map((names) => sql`bool_or(name = any(${sql.lit(`{${names.join(',')}}`)}::text[]))`),
);

/**
 * Counts the sessions of two periods by the steps they reached. An order counts if it was placed in the period, whenever it was paid and
 * handed over. One statement, which reads only the events of these days.
 */
export async function selectSessions(
  db: ReadDb,
  { first, last, firstBefore, by, device, language, source }: SessionsOf,
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    with counted as (
      select session_id, day >= ${first}::date as is_now, array[${reached}] as steps, min(${parts[by]}) as part,
        min(${parts.DEVICE}) as device, min(language) as language, min(${parts.SOURCE}) as source
      from measured_events where day between ${firstBefore}::date and ${last}::date
      group by 1, 2
    ), ended as (
      select m.session_id, (o.created_at at time zone 'Asia/Tashkent')::date >= ${first}::date as is_now,
        bool_or(s.order_id is not null) as is_paid, bool_or(o.order_state = 'DELIVERED') as is_received
      from measured_orders m join orders o on o.id = m.order_id
      left join sale_events s on s.order_id = o.id and s.name = 'purchase'
      where o.created_at >= ${firstBefore}::date::timestamp at time zone 'Asia/Tashkent'
        and o.created_at < (${last}::date + 1)::timestamp at time zone 'Asia/Tashkent'
      group by 1, 2
    ), walked as (
      select v.is_now, v.part, array[true] || v.steps || array[e.session_id is not null, coalesce(e.is_paid, false),
        coalesce(e.is_paid and e.is_received, false)] as steps
      from counted v left join ended e on e.session_id = v.session_id and e.is_now = v.is_now
      where (${device ?? null}::text is null or v.device = ${device ?? null}::text)
        and (${language ?? null}::text is null or v.language = ${language ?? null}::text)
        and (${source ?? null}::text is null or v.source = ${source ?? null}::text)
    )
    select is_now as "isNow", grouping(part) = 1 as "isWhole", part, array[${counts}] as sessions
    from walked group by grouping sets ((is_now), (is_now, part))
    order by sessions desc, part`.execute(db);
  return rows;
}

const stepCount = eventsOf.length + 4;
const counts = sql.join(
  Array.from(
    { length: stepCount },
    (_, nth) => sql`count(*) filter (where steps[${sql.lit(nth + 1)}])::integer`,
  ),
);

/** Returns the sources of these days' sessions, most frequent first; at most 20. */
export async function selectSources(
  db: ReadDb,
  { first, last }: Pick<SessionsOf, 'first' | 'last'>,
): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select ${parts.SOURCE} as source from measured_events
    where day between ${first}::date and ${last}::date
    group by 1 order by count(distinct session_id) desc, 1 limit 20`.execute(db);
  return rows.map(({ source }) => source);
}

import { sql } from 'kysely';
import type { EmptyFilter } from '#contract/admin/figures/demand.ts';
import type { ReadDb } from '#database/connect.ts';
import type { Period } from '../queries-sales.ts';

export interface EmptySearchRow {
  term: string;
  searches: number;
  sessions: number;
  last_on: string;
}

/** Returns the words without results on these days, most frequent first; at most 100. */
export async function selectEmptySearches(db: ReadDb, { first, last }: Period): Promise<EmptySearchRow[]> {
  const { rows } = await sql<EmptySearchRow>`
    select lower(btrim(extra ->> 'term')) as term, count(*)::integer as searches,
      count(distinct session_id)::integer as sessions, max(day) as last_on
    from measured_events
    where name = 'search' and day between ${first}::date and ${last}::date
      and extra ->> 'results' = '0' and btrim(extra ->> 'term') <> ''
    group by 1 order by 2 desc, 1 limit 100`.execute(db);
  return rows;
}

/** Counts the searches of these days, and those without results. */
export async function countSearches(
  db: ReadDb,
  { first, last }: Period,
): Promise<{ searches: number; empty: number }> {
  const { rows } = await sql<{ searches: number; empty: number }>`
    select count(*)::integer as searches, (count(*) filter (where extra ->> 'results' = '0'))::integer as empty
    from measured_events where name = 'search' and day between ${first}::date and ${last}::date`.execute(db);
  return rows[0] ?? { searches: 0, empty: 0 };
}

/** Returns the filters that emptied a list on these days, most frequent first; at most 50. */
export async function selectEmptyFilters(db: ReadDb, { first, last }: Period): Promise<EmptyFilter[]> {
  const { rows } = await sql<EmptyFilter>`
    select extra ->> 'facet' as facet, extra ->> 'values' as "values", count(distinct session_id)::integer as sessions
    from measured_events
    where name = 'zr_filter_apply' and day between ${first}::date and ${last}::date
      and extra ->> 'results' = '0' and extra ->> 'values' <> ''
    group by 1, 2 order by 3 desc, 1, 2 limit 50`.execute(db);
  return rows;
}

/** Counts the call-backs that are untouched since before then. */
export async function countNewCalls(db: ReadDb, before: Date): Promise<number> {
  const { rows } = await sql<{ calls: number }>`
    select count(*)::integer as calls from callbacks where callback_state = 'NEW' and created_at < ${before}`.execute(
    db,
  );
  return rows[0]?.calls ?? 0;
}

import { type RawBuilder, sql } from 'kysely';

/**
 * Whether `d`, a cash day, was opened before this day of Tashkent and is not closed, in one of these stores; null = in any. A closed
 * store has no counter.
 */
export const isUnclosedDay = (stores: readonly number[] | null, today: string): RawBuilder<boolean> => sql`(
  d.closed_at is null and d.opened_at < ${today}::timestamp at time zone 'Asia/Tashkent'
  and (${stores}::bigint[] is null or d.store_id = any(${stores}::bigint[]))
  and exists (select from stores s where s.id = d.store_id and s.closed_at is null))`;

import { type RawBuilder, sql } from 'kysely';

/**
 * Condition: the cash day `d` was opened before today (in Tashkent), is not closed, and belongs to one of these stores; null = any store.
 * Stores that are closed down have no counter and are excluded.
 */
export const isUnclosedDay = (stores: readonly number[] | null, today: string): RawBuilder<boolean> => sql`(
  d.closed_at is null and d.opened_at < ${today}::timestamp at time zone 'Asia/Tashkent'
  and (${stores}::bigint[] is null or d.store_id = any(${stores}::bigint[]))
  and exists (select from stores s where s.id = d.store_id and s.closed_at is null))`;

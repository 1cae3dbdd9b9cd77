import { type RawBuilder, sql } from 'kysely';
import { defaultWorkTerms } from '#domain/stock/work-terms.ts';
import { minuteMs } from '#domain/units/durations.ts';
import { storedNumber } from '#server/kit/queries-settings.ts';

/** Calls that were due before this are late. */
export const lateBefore = (now: Date, lateCallMinutes: number): Date =>
  new Date(now.getTime() - lateCallMinutes * minuteMs);

/** The same inside a statement, by the setting. */
export const lateBeforeBySetting = (now: Date): RawBuilder<Date> =>
  sql`(${now}::timestamptz - make_interval(mins => ${storedNumber('late_call_minutes', defaultWorkTerms.lateCallMinutes)}))`;

/** True for a call-back `c` that was due before then and is still new. */
export const isCallDue = (before: Date | RawBuilder<Date>): RawBuilder<boolean> =>
  sql`(c.callback_state = 'NEW' and c.due_at < ${before})`;

/** True if it is about a piece in one of these stores, or an order to be picked up there; null = any call. */
export const isCallOf = (stores: readonly number[] | null): RawBuilder<boolean> =>
  stores === null
    ? sql`true`
    : sql`(
        exists (select from product_items own where own.id = c.item_id and own.store_id = any(${stores}::bigint[]))
        or exists (select from orders own where own.number = c.order_number and own.store_id = any(${stores}::bigint[])))`;

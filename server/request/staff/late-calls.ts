import { type RawBuilder, sql } from 'kysely';
import { lateCallMs } from '#domain/request/call-hours.ts';

/** Calls that were due before this are late. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() - lateCallMs);

/** True for a call-back `c` that was due before then and is still new. */
export const isCallDue = (before: Date): RawBuilder<boolean> =>
  sql`(c.callback_state = 'NEW' and c.due_at < ${before})`;

/** True if it is about a piece in one of these stores, or an order to be picked up there; null = any call. */
export const isCallOf = (stores: readonly number[] | null): RawBuilder<boolean> =>
  stores === null
    ? sql`true`
    : sql`(
        exists (select from product_items own where own.id = c.item_id and own.store_id = any(${stores}::bigint[]))
        or exists (select from orders own where own.number = c.order_number and own.store_id = any(${stores}::bigint[])))`;

import { type RawBuilder, sql } from 'kysely';
import { lateCallMs } from '#domain/request/call-hours.ts';

/** A call that was due before that is late. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() - lateCallMs);

/** Whether a call-back, `c`, was due before then and nobody has called yet. */
export const isCallDue = (before: Date): RawBuilder<boolean> =>
  sql`(c.callback_state = 'NEW' and c.due_at < ${before})`;

/** It is about a piece that is in one of these stores, or an order that is picked up there; null = any call. */
export const isCallOf = (stores: readonly number[] | null): RawBuilder<boolean> =>
  stores === null
    ? sql`true`
    : sql`(
        exists (select from product_items own where own.id = c.item_id and own.store_id = any(${stores}::bigint[]))
        or exists (select from orders own where own.number = c.order_number and own.store_id = any(${stores}::bigint[])))`;

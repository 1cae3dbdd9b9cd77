import type { Static } from 'typebox';
import { ReturnedAtCounter, type ReturnAtCounter } from '#contract/admin/counter.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import type { Db } from '#database/connect.ts';
import { recordOrderCash } from '#server/cash/record-cash.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import { requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { bookOrderRefunds } from '#server/order/cancel/book-order-refunds.ts';
import type { BookedRefund } from '#server/payment/refunds/book-manual-refunds.ts';
import { returnPieces } from '#server/order/cancel/return-pieces.ts';
import { readStaffOrder } from '#server/order/staff/read-orders.ts';

export interface ReturnDeps {
  db: Db;
  secret: string;
  publicUrl: string;
}

type Answer = Static<typeof ReturnedAtCounter>;
const once = onceOnly(ReturnedAtCounter);

interface ReturnCall {
  form: Static<typeof ReturnAtCounter> & { idempotencyKey: string };
  caller: StaffCaller;
  now: Date;
}

/**
 * Takes back pieces, which are inspected before they are sold again, and refunds each payment the way it was made: at the counter now, or
 * through its provider automatically. Old gold is refunded in cash. Executed once per key.
 * Refuses with NOT_FOUND, ORDER_STATE_CONFLICT, RETURN_NOT_POSSIBLE (facts: why, serialNumber), CASH_DAY_CLOSED, IDEMPOTENCY_KEY_REUSED,
 * PERMISSION_MISSING.
 */
export async function returnAtCounter(deps: ReturnDeps, { form, caller, now }: ReturnCall): Promise<Answer> {
  const { idempotencyKey: key, ...request } = form;
  requireRight(caller, form.storeId);
  const keyed = { scope: `counter-return:${form.number}`, key, request, now };
  return once(deps.db, keyed, { run: () => takeBack(deps, { form, caller, now }) });
}

/** Refunding and taking pieces back are separate permissions. Refuses with PERMISSION_MISSING, NOT_FOUND. */
function requireRight(caller: StaffCaller, storeId: number): void {
  if (scopeOf(caller.staff, 'orders.return') === null)
    throw new Refusal('PERMISSION_MISSING', { permission: 'orders.return' });
  requireOwnStore(caller, storeId);
}

async function takeBack(deps: ReturnDeps, { form, caller, now }: ReturnCall): Promise<Answer> {
  const { db } = deps;
  const { number, storeId, serials, isFaulty, reason } = form;
  // refuses with NOT_FOUND for an order of another store
  const { refunds: before } = await readStaffOrder(db, { number, caller, now });
  const returned = await returnPieces(db, { number, serialNumbers: serials, isFaulty, reason, now });
  if (!returned.ok)
    throw new Refusal('RETURN_NOT_POSSIBLE', { why: returned.why, serialNumber: returned.serialNumber });
  const booked = await bookOrderRefunds(deps, { number, now });
  const given = inCash(booked);
  const cashSom = given.find(({ method }) => method === 'CASH')?.amountSom ?? 0;
  const orderId = await findOrderId(db, number);
  if (cashSom > 0)
    await recordOrderCash(db, { storeId, orderId, amountSom: -cashSom, staffId: caller.staff.id, now });
  const { refunds } = await readStaffOrder(db, { number, caller, now });
  const known = new Set(before.map(({ id }) => id));
  const waiting = refunds.filter(({ id, state }) => !known.has(id) && state === 'REQUESTED');
  return {
    number,
    at: now.toISOString(),
    refund: returned.refundSom,
    tenders: [
      ...given.map(({ method, amountSom }) => ({ method, amount: amountSom, isByProvider: false })),
      ...waiting.map(({ amount }) => ({ method: 'PROVIDER', amount, isByProvider: true })),
    ],
  };
}

/** Adds payments by old gold to the cash, because gold is refunded in cash. */
function inCash(booked: readonly BookedRefund[]): BookedRefund[] {
  const sums = new Map<string, number>();
  for (const { method, amountSom } of booked) {
    const way = method === 'OLD_GOLD' ? 'CASH' : method;
    sums.set(way, (sums.get(way) ?? 0) + amountSom);
  }
  return [...sums].map(([method, amountSom]) => ({ method, amountSom }));
}

async function findOrderId(db: Db, number: string): Promise<number> {
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return id;
}

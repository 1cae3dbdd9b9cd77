import { type Static, Type } from 'typebox';
import { paidForLine } from '#domain/order/paid-for-line.ts';
import { sumOfParts } from '#domain/payment/split-refund.ts';
import { mayReturn } from '#domain/order/returns.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { withdrawReturnedItems } from '#server/cart/hold/mark-items-sold.ts';
import { onceWithKey } from '#server/kit/idempotency.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { requestRefund } from '#server/payment/end-payments.ts';
import { leftToRefund } from '#server/payment/refunds/refundable.ts';
import { getLockedOrder } from '../advance-order.ts';
import { moveOrder } from '../move-order.ts';
import { recordEvent } from '../record-event.ts';
import type { OrderRow } from '../queries.ts';
import { findMoveInto } from '../queries-event.ts';
import { type BoughtLineRow, returnLines, selectBoughtLines } from '../queries-hand-over.ts';

export interface ReturnCall {
  number: string;
  /** Serial numbers of the returned pieces; empty = all pieces that the shopper still has. */
  serialNumbers: readonly string[];
  /** The pieces are faulty: neither the return period nor an engraving matters. */
  isFaulty: boolean;
  reason: string;
  /** A uuid. A repeated call with the same key returns the first result and returns nothing twice; undefined = every call counts. */
  idempotencyKey?: string | undefined;
  now: Date;
}

/** `refundSom`: refunded the way it was paid, by the provider or at the counter. */
export type Returned =
  | ReturnedOk
  | { ok: false; why: 'UNKNOWN_PIECE' | 'RETURNED_BEFORE' | 'TOO_LATE' | 'ENGRAVED'; serialNumber: string };

/**
 * Takes pieces of a delivered order back on behalf of the staff. The order stays DELIVERED until its last piece is returned, then it is
 * RETURNED. The price is refunded as a separate ledger movement, and the pieces are inspected before they are sold again. Refuses with
 * NOT_FOUND or ORDER_STATE_CONFLICT.
 */
export async function returnPieces(db: Db, call: ReturnCall): Promise<Returned> {
  const { idempotencyKey: key, now, ...request } = call;
  const keyed = { scope: `return:${call.number}`, key, request, now };
  // rolled back, so that the key stays free for a corrected call
  const run = async (db: Db): Promise<ReturnedOk> => {
    const returned = await returnInto(db, call);
    if (!returned.ok) throw new NotReturned(returned);
    return returned;
  };
  return withTransaction(db, (db) => once(db, keyed, { run: () => run(db) })).catch((error: unknown) => {
    if (error instanceof NotReturned) return error.answer;
    throw error;
  });
}

const ReturnedOk = Type.Object({
  ok: Type.Literal(true),
  refundSom: Type.Integer(),
  isWhole: Type.Boolean(),
});
type ReturnedOk = Static<typeof ReturnedOk>;
const once = onceWithKey(ReturnedOk);

class NotReturned extends Error {
  readonly answer: Extract<Returned, { ok: false }>;
  constructor(answer: Extract<Returned, { ok: false }>) {
    super(answer.why);
    this.answer = answer;
  }
}

async function returnInto(db: Db, call: ReturnCall): Promise<Returned> {
  const order = await getLockedOrder(db, call.number);
  if (order.order_state !== 'DELIVERED')
    throw new Refusal('ORDER_STATE_CONFLICT', { state: order.order_state });
  const bought = await selectBoughtLines(db, order.id);
  const chosen = chooseLines(bought, call.serialNumbers);
  if (!Array.isArray(chosen)) return chosen;
  const deliveredAt = (await findMoveInto(db, { orderId: order.id, state: 'DELIVERED' })) ?? call.now;
  for (const line of chosen) {
    const piece = { returnable: !line.is_engraved, deliveredAt, returnDays: order.return_days };
    const may = mayReturn({ ...piece, isFaulty: call.isFaulty }, call.now);
    if (!may.ok) return { ...may, serialNumber: line.serial_number };
  }
  return takeBack(db, { order, bought, chosen, call });
}

function chooseLines(
  bought: readonly BoughtLineRow[],
  serialNumbers: readonly string[],
): BoughtLineRow[] | Extract<Returned, { ok: false }> {
  if (serialNumbers.length === 0) return bought.filter((line) => !line.is_returned);
  const chosen = new Map<string, BoughtLineRow>();
  for (const serialNumber of serialNumbers) {
    const line = bought.find((one) => one.serial_number === serialNumber);
    if (line === undefined) return { ok: false, why: 'UNKNOWN_PIECE', serialNumber };
    if (line.is_returned) return { ok: false, why: 'RETURNED_BEFORE', serialNumber };
    chosen.set(serialNumber, line);
  }
  return [...chosen.values()];
}

interface TakenBack {
  order: OrderRow;
  bought: readonly BoughtLineRow[];
  chosen: readonly BoughtLineRow[];
  call: ReturnCall;
}

async function takeBack(db: Db, { order, bought, chosen, call }: TakenBack): Promise<Returned> {
  const { now, reason } = call;
  const isWhole = bought.every((line) => line.is_returned || chosen.includes(line));
  // if the whole order is returned at once, the delivery is refunded too
  const deliverySom = isWhole && chosen.length === bought.length ? order.delivery_cost_som : 0;
  const lines = chosen.map((line) => ({ orderLineId: line.id, amountSom: paidForLine(line) }));
  // excludes what the staff already refunded
  const owed = await leftToRefund(db, order.id, { lines, deliverySom, goodwillSom: 0 });
  const refundSom = sumOfParts(owed);
  const noted = { order, by: 'STAFF', reason, now, ...(refundSom > 0 && { amountSom: refundSom }) } as const;
  const eventId = isWhole
    ? await moveOrder(db, { ...noted, to: 'RETURNED' })
    : await recordEvent(db, { ...noted, kind: 'PIECES_RETURNED' });
  await returnLines(db, { lineIds: chosen.map(({ id }) => id), eventId, now });
  await withdrawReturnedItems(
    db,
    chosen.map((line) => line.item_id),
  );
  await requestRefund(db, { orderId: order.id, ...owed, now });
  return { ok: true, refundSom, isWhole };
}

import type { LightMyRequestResponse } from 'fastify';
import type { PlaceOrder } from '#contract/order.ts';
import type { Db } from '#database/connect.ts';
import { place } from '#server/testing-order.ts';
import type { Shopper } from '#server/testing-shopper.ts';

/** Places the order, and retries while the shop responds that it is overloaded. */
export async function placeWithRetry(by: Shopper, form: PlaceOrder): Promise<LightMyRequestResponse> {
  let answer = await place(by, form);
  while (answer.statusCode === 503) answer = await place(by, form);
  return answer;
}

/** The outcome of each call, sorted: ORDERED, or the code of the refusal. */
export function codesOf(answers: LightMyRequestResponse[]): string[] {
  return answers
    .map((answer) => (answer.statusCode === 201 ? 'ORDERED' : answer.json<{ code: string }>().code))
    .toSorted();
}

/** Counts the orders and the holds that have the piece. */
export async function ownersOf(db: Db, itemId: number): Promise<{ orders: number; holds: number }> {
  const lines = await db
    .selectFrom('order_lines')
    .select('id')
    .where('item_id', '=', itemId)
    .where('released_at', 'is', null)
    .execute();
  const holds = await db.selectFrom('hold_items').select('hold_id').where('item_id', '=', itemId).execute();
  return { orders: lines.length, holds: holds.length };
}

/** Returns the ledger entries of an order in whole soʻm, oldest first, and its refunds with their states. */
export async function moneyOf(db: Db, number: string): Promise<{ entries: number[]; refunds: string[] }> {
  const entries = await db
    .selectFrom('ledger_entries as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.amount_som')
    .where('o.number', '=', number)
    .orderBy('l.id')
    .execute();
  const refunds = await db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['r.refund_state', 'r.amount_som'])
    .where('o.number', '=', number)
    .orderBy('r.id')
    .execute();
  return {
    entries: entries.map(({ amount_som: amount }) => amount),
    refunds: refunds.map(({ refund_state: state, amount_som: amount }) => `${state} ${amount}`),
  };
}

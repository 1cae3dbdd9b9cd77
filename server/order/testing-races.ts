import type { LightMyRequestResponse } from 'fastify';
import type { PlaceOrder } from '#contract/order.ts';
import type { Db } from '#database/connect.ts';
import { place } from '#server/testing-order.ts';
import type { Shopper } from '#server/testing-shopper.ts';

/** A shop that is overloaded asks to come again, and this shopper does. */
export async function insist(by: Shopper, form: PlaceOrder): Promise<LightMyRequestResponse> {
  let answer = await place(by, form);
  while (answer.statusCode === 503) answer = await place(by, form);
  return answer;
}

/** How each fared, sorted: ORDERED, or the code of the refusal. */
export function codesOf(answers: LightMyRequestResponse[]): string[] {
  return answers
    .map((answer) => (answer.statusCode === 201 ? 'ORDERED' : answer.json<{ code: string }>().code))
    .toSorted();
}

/** How many orders the piece is in, and how many holds keep it. */
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

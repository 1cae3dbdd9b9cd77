import { isApiProblem } from '#client/problem.ts';
import { callApi } from '../../shell/api.ts';
import { pricesOf, type TypedRow } from './received-rows.ts';

/** What became of the prices that were typed. NOT_SET: the pieces are there, their prices are not. */
export type Pricing = { is: 'SET' | 'NOT_SET' } | { is: 'REQUESTED'; approvalId: number };

/** Pieces that were taken in; `pricing` null: no price was typed. */
export interface ReceivedGoods {
  serials: readonly string[];
  pricing: Pricing | null;
}

/**
 * Gives received pieces the prices that were typed, as the screen of prices does: with the permission, the confirmation and the second
 * person of prices. Never fails: the pieces are taken in already.
 */
export async function priceReceived(
  rows: readonly TypedRow[],
  { serials, reason, key }: { serials: readonly string[]; reason: string; key: string },
): Promise<ReceivedGoods> {
  const prices = pricesOf(rows, serials);
  if (prices.length === 0) return { serials, pricing: null };
  try {
    const body = { rows: prices, reason };
    const { refused } = await callApi('POST /api/admin/v1/prices', { body }, { key });
    return { serials, pricing: { is: refused.length === 0 ? 'SET' : 'NOT_SET' } };
  } catch (error) {
    const facts = isApiProblem(error) ? error.problem.facts : undefined;
    const approvalId = facts?.['approvalId'];
    if (typeof approvalId === 'number') return { serials, pricing: { is: 'REQUESTED', approvalId } };
    return { serials, pricing: { is: 'NOT_SET' } };
  }
}

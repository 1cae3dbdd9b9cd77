import { isApiProblem } from '#client/problem.ts';
import { callApi } from '../../shell/api.ts';
import { pricesOf, type TypedRow } from './received-rows.ts';

/** What happened to the typed prices. NOT_SET: the pieces were received, but their prices were not set. */
export type Pricing = { is: 'SET' | 'NOT_SET' } | { is: 'REQUESTED'; approvalId: number };

/** Received pieces; `pricing` is null if no price was typed. */
export interface ReceivedGoods {
  serials: readonly string[];
  pricing: Pricing | null;
}

/**
 * Sets the typed prices of received pieces as the screen of prices does: with its permission, confirmation and second
 * person. Never fails, because the pieces are received already.
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

import { isApiProblem } from '#client/problem.ts';
import type { Caller } from '#storefront/shell/caller.ts';
import type { HoldRefusal } from './hold-view.ts';

/**
 * Holds the pieces of the cart for 15 minutes (decisions 5). Returns null, or why they are not held and what can be
 * done about it. An order can also be placed without a hold.
 */
export async function holdPieces(caller: Caller): Promise<HoldRefusal | null> {
  try {
    await caller.api.holdCart();
    return null;
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { code, detail, facts } = error.problem;
    if (code === 'HOLD_NEEDS_PHONE' || code === 'ORDER_LIMIT')
      return { kind: 'REFUSED', words: detail, problem: code };
    const seconds = code === 'HOLD_LIMIT' ? facts?.['retryAfterSeconds'] : null;
    if (typeof seconds !== 'number') return null;
    return { kind: 'LIMIT', againAt: new Date(Date.now() + seconds * 1000).toISOString() };
  }
}

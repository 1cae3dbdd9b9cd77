import { isApiProblem } from '#client/problem.ts';
import type { Caller } from '#storefront/shell/caller.ts';

/**
 * Holds the pieces of the cart for 15 minutes (decisions 5). Null, or, where they were held too often in this hour, the instant from which
 * on they can be held again. Whatever refuses a hold, an order can be placed without one.
 */
export async function holdPieces(caller: Caller): Promise<string | null> {
  try {
    await caller.api.holdCart();
    return null;
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { code, facts } = error.problem;
    const seconds = code === 'HOLD_LIMIT' ? facts?.['retryAfterSeconds'] : null;
    return typeof seconds === 'number' ? new Date(Date.now() + seconds * 1000).toISOString() : null;
  }
}

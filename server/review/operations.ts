import type { reviewOperations as declared } from '#contract/operations/review.ts';
import type { Db } from '#database/connect.ts';
import { cardTag, productTag } from '#server/kit/cache-tags.ts';
import type { Caller, OperationFunctions } from '#server/kit/operation.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { listOrderReviews } from './list-own-reviews.ts';
import { listRatings, listReviews } from './list-reviews.ts';
import { deleteReviewRow, findOrderOf } from './queries-own.ts';
import { rewriteReview } from './rewrite-review.ts';
import { writeReview } from './write-review.ts';

export interface ReviewDeps {
  db: Db;
  /**
   * Checks whether the caller has proven that an order is theirs: as its user, or by its link and the last digits of its phone. Refuses
   * callers with neither login nor link with NOT_FOUND.
   */
  isProvenFor: (call: {
    caller: Caller;
    input: { number: string; token?: string | undefined };
    now: Date;
  }) => Promise<boolean>;
}

interface Opening {
  caller: Caller;
  token: string | undefined;
  /** Undefined if there is no such review; the response is the same as for another customer's. */
  number: string | undefined;
  now: Date;
}

/**
 * The link alone does not allow changes in the buyer's name, because it is sent by SMS and mail and may be passed on. Refuses with
 * ORDER_PROOF_NEEDED or NOT_FOUND.
 */
async function requireProof(deps: ReviewDeps, { caller, token, number, now }: Opening): Promise<void> {
  if (number === undefined) throw new Refusal('NOT_FOUND');
  if (!(await deps.isProvenFor({ caller, input: { number, token }, now })))
    throw new Refusal('ORDER_PROOF_NEEDED');
}

export const reviewOperations = {
  async listReviews({ db }, { input: { id: productId, page = 0, size = 24 } }) {
    return { answer: await listReviews(db, { productId, page, size }), tags: [productTag(productId)] };
  },

  async listRatings({ db }, { input }) {
    const ids = input.ids.split(',').map(Number);
    return { answer: await listRatings(db, ids), tags: ids.map(cardTag) };
  },

  async listOrderReviews(deps, { caller, input, now }) {
    const isProven = await deps.isProvenFor({ caller, input, now });
    const lines = await listOrderReviews(deps.db, input.number);
    return isProven ? lines : lines.map((line) => ({ ...line, mayWrite: false, review: null }));
  },

  async writeReview(deps, { caller, input: { id: productId, token, ...typed }, now }) {
    await requireProof(deps, { caller, token, number: typed.orderNumber, now });
    return writeReview(deps.db, { productId, typed, now });
  },

  async rewriteReview(deps, { caller, input: { id, token, ...typed }, now }) {
    await requireProof(deps, { caller, token, number: await findOrderOf(deps.db, id), now });
    return rewriteReview(deps.db, { id, typed, now });
  },

  async deleteReview(deps, { caller, input: { id, token }, now }) {
    await requireProof(deps, { caller, token, number: await findOrderOf(deps.db, id), now });
    await deleteReviewRow(deps.db, id);
  },
} satisfies OperationFunctions<typeof declared, ReviewDeps>;

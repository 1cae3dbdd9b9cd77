import type { reviewOperations as declared } from '#contract/operations/review.ts';
import type { Db } from '#database/connect.ts';
import { cardTag, productTag } from '#server/kit/cache-tags.ts';
import type { Caller, OperationFunctions } from '#server/kit/operation.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { User } from '#server/kit/session.ts';
import { listOrderReviews } from './list-own-reviews.ts';
import { listRatings, listReviews } from './list-reviews.ts';
import { deleteReviewRow, findOrderOf } from './queries-own.ts';
import { rewriteReview } from './rewrite-review.ts';
import { writeReview } from './write-review.ts';

export interface ReviewDeps {
  db: Db;
  /** Lets in whoever an order belongs to, by their login or by the token of its link; refuses everybody else with NOT_FOUND. */
  requireOrderAccess: (to: {
    number: string;
    token: string | undefined;
    user: Pick<User, 'id'> | undefined;
  }) => Promise<void>;
}

interface Opening {
  caller: Caller;
  token: string | undefined;
  /** Undefined: there is no such review, which looks like another's. */
  number: string | undefined;
}

async function requireOrder(deps: ReviewDeps, { caller, token, number }: Opening): Promise<void> {
  if (number === undefined) throw new Refusal('NOT_FOUND');
  await deps.requireOrderAccess({ number, token, user: caller.user ?? undefined });
}

export const reviewOperations = {
  async listReviews({ db }, { input: { id: productId, page = 0, size = 24 } }) {
    return { answer: await listReviews(db, { productId, page, size }), tags: [productTag(productId)] };
  },

  async listRatings({ db }, { input }) {
    const ids = input.ids.split(',').map(Number);
    return { answer: await listRatings(db, ids), tags: ids.map(cardTag) };
  },

  async listOrderReviews(deps, { caller, input: { number, token } }) {
    await requireOrder(deps, { caller, token, number });
    return listOrderReviews(deps.db, number);
  },

  async writeReview(deps, { caller, input: { id: productId, token, ...typed }, now }) {
    await requireOrder(deps, { caller, token, number: typed.orderNumber });
    return writeReview(deps.db, { productId, typed, now });
  },

  async rewriteReview(deps, { caller, input: { id, token, ...typed }, now }) {
    await requireOrder(deps, { caller, token, number: await findOrderOf(deps.db, id) });
    return rewriteReview(deps.db, { id, typed, now });
  },

  async deleteReview(deps, { caller, input: { id, token } }) {
    await requireOrder(deps, { caller, token, number: await findOrderOf(deps.db, id) });
    await deleteReviewRow(deps.db, id);
  },
} satisfies OperationFunctions<typeof declared, ReviewDeps>;

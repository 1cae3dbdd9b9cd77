import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { type ReviewState, mayMoveReview } from '#domain/review/review-states.ts';
import { insertReviewEvent } from './queries-own.ts';
import { answerReviewRow, lockRevision, moveReviewRow } from './queries-moderation.ts';

/** Identifies the text that was read: a review that was changed in the meantime has another revision. */
export interface ReadText {
  id: number;
  revision: number;
}

export type Decision = { to: 'PUBLISHED' } | { to: 'REJECTED'; reason: string };

export type Moderated =
  | { ok: true }
  | { ok: false; code: 'NOT_FOUND' | 'WRITTEN_ANEW' }
  | { ok: false; code: 'STATE'; state: ReviewState };

/** Moderates the text that the staff read, by the table of transitions, and purges the pages of the product. */
export async function moderateReview(
  db: Db,
  { read, decision, now }: { read: ReadText; decision: Decision; now: Date },
): Promise<Moderated> {
  return withTransaction(db, async (db): Promise<Moderated> => {
    const stored = await lockRevision(db, read.id);
    if (stored === undefined) return { ok: false, code: 'NOT_FOUND' };
    if (stored.revision !== read.revision) return { ok: false, code: 'WRITTEN_ANEW' };
    const move = { from: stored.review_state, to: decision.to, by: 'STAFF' } as const;
    if (!mayMoveReview(move)) return { ok: false, code: 'STATE', state: move.from };
    const reason = decision.to === 'REJECTED' ? decision.reason : null;
    await moveReviewRow(db, { id: read.id, state: decision.to, reason });
    await insertReviewEvent(db, { reviewId: read.id, actor: move.by, ...move, reason, now });
    return { ok: true };
  });
}

/** Sets the shop's answer under a review; null removes it. */
export async function answerReview(
  db: Db,
  { read, answer, now }: { read: ReadText; answer: string | null; now: Date },
): Promise<Moderated> {
  return withTransaction(db, async (db): Promise<Moderated> => {
    const stored = await lockRevision(db, read.id);
    if (stored === undefined) return { ok: false, code: 'NOT_FOUND' };
    if (stored.revision !== read.revision) return { ok: false, code: 'WRITTEN_ANEW' };
    await answerReviewRow(db, { id: read.id, answer, now });
    return { ok: true };
  });
}

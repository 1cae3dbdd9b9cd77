import { mayMove, type Move } from '../moves.ts';

export type ReviewState = 'PENDING' | 'PUBLISHED' | 'REJECTED';

/** Who moves a review: its author, by changing it, or the staff, by moderation. */
export type ReviewActor = 'AUTHOR' | 'STAFF';

type ReviewTransition = Move<ReviewState, ReviewActor>;

/** The one table of what may happen to a review (decisions 8). A changed review is moderated again. */
export const reviewTransitions: readonly ReviewTransition[] = [
  { from: 'PENDING', to: 'PUBLISHED', by: 'STAFF' },
  { from: 'PENDING', to: 'REJECTED', by: 'STAFF' },
  { from: 'PUBLISHED', to: 'REJECTED', by: 'STAFF' },
  { from: 'REJECTED', to: 'PUBLISHED', by: 'STAFF' },
  { from: 'PENDING', to: 'PENDING', by: 'AUTHOR' },
  { from: 'PUBLISHED', to: 'PENDING', by: 'AUTHOR' },
  { from: 'REJECTED', to: 'PENDING', by: 'AUTHOR' },
];

export function mayMoveReview(move: ReviewTransition): boolean {
  return mayMove(reviewTransitions, move);
}

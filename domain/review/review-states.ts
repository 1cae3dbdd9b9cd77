import { mayMove, type Move } from '../moves.ts';

export type ReviewState = 'PENDING' | 'PUBLISHED' | 'REJECTED';

/** Who changes the state of a review: its author, by editing it, or the staff, by moderation. */
export type ReviewActor = 'AUTHOR' | 'STAFF';

type ReviewTransition = Move<ReviewState, ReviewActor>;

/** The transition table of reviews (decisions 8). A changed review is moderated again. */
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

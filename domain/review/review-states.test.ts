import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReviewActor, type ReviewState, mayMoveReview, reviewTransitions } from './review-states.ts';
import { mayReview } from './who-may-review.ts';

const states: ReviewState[] = ['PENDING', 'PUBLISHED', 'REJECTED'];
const actors: ReviewActor[] = ['AUTHOR', 'STAFF'];

describe('the states of a review', () => {
  it('nobody publishes their own review', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), (from) => {
        expect(mayMoveReview({ from, to: 'PUBLISHED', by: 'AUTHOR' })).toBe(false);
        expect(mayMoveReview({ from, to: 'REJECTED', by: 'AUTHOR' })).toBe(false);
      }),
    );
  });

  it('a changed review waits for moderation, whatever its state was', () => {
    expect(states.map((from) => mayMoveReview({ from, to: 'PENDING', by: 'AUTHOR' }))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('the staff decide, and may think better of it', () => {
    const moves = reviewTransitions.filter(({ by }) => by === 'STAFF').map(({ from, to }) => `${from} ${to}`);
    expect(moves).toEqual([
      'PENDING PUBLISHED',
      'PENDING REJECTED',
      'PUBLISHED REJECTED',
      'REJECTED PUBLISHED',
    ]);
  });

  it('no move stands in the table twice', () => {
    const all = states.flatMap((from) => states.flatMap((to) => actors.map((by) => ({ from, to, by }))));
    expect(all.filter(mayMoveReview)).toHaveLength(reviewTransitions.length);
  });
});

describe('who may review', () => {
  it('is a buyer who received the piece and did not return it', () => {
    const orderStates = [
      'NEW',
      'PENDING_PAYMENT',
      'PAID',
      'CONFIRMED',
      'ASSEMBLING',
      'SHIPPED',
      'READY_FOR_PICKUP',
      'DELIVERED',
      'CANCELLED',
      'EXPIRED',
      'RETURNED',
    ] as const;
    expect(orderStates.filter(mayReview)).toEqual(['DELIVERED']);
  });
});

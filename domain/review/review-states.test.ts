import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReviewActor, type ReviewState, mayMoveReview, reviewTransitions } from './review-states.ts';
import { mayReview } from './who-may-review.ts';

const states: ReviewState[] = ['PENDING', 'PUBLISHED', 'REJECTED'];
const actors: ReviewActor[] = ['AUTHOR', 'STAFF'];

describe('states of reviews', () => {
  it('authors cannot publish their own reviews', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), (from) => {
        expect(mayMoveReview({ from, to: 'PUBLISHED', by: 'AUTHOR' })).toBe(false);
        expect(mayMoveReview({ from, to: 'REJECTED', by: 'AUTHOR' })).toBe(false);
      }),
    );
  });

  it('a changed review must be moderated again, whatever its state was', () => {
    expect(states.map((from) => mayMoveReview({ from, to: 'PENDING', by: 'AUTHOR' }))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('the staff can change their decision', () => {
    const moves = reviewTransitions.filter(({ by }) => by === 'STAFF').map(({ from, to }) => `${from} ${to}`);
    expect(moves).toEqual([
      'PENDING PUBLISHED',
      'PENDING REJECTED',
      'PUBLISHED REJECTED',
      'REJECTED PUBLISHED',
    ]);
  });

  it('every transition is in the table once', () => {
    const all = states.flatMap((from) => states.flatMap((to) => actors.map((by) => ({ from, to, by }))));
    expect(all.filter(mayMoveReview)).toHaveLength(reviewTransitions.length);
  });
});

describe('mayReview', () => {
  it('a buyer can review a piece they received and did not return', () => {
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

/** How a count differs from the books: not there, booked elsewhere, sold, of no known number, of another weight. */
export const stocktakeDifferences = ['MISSING', 'ELSEWHERE', 'SOLD', 'UNKNOWN', 'WEIGHT'] as const;
export type StocktakeDifference = (typeof stocktakeDifferences)[number];

/**
 * RECOUNT: the count was wrong, the books stay. AUDIT: off sale until it is looked at. LOST: a second person decides. TAKE_HERE: it
 * belongs here from now on. SEND_BACK: it goes to where it belongs.
 */
export type StocktakeDecision = 'RECOUNT' | 'AUDIT' | 'LOST' | 'TAKE_HERE' | 'SEND_BACK';

export const decisionsOf: Record<StocktakeDifference, readonly StocktakeDecision[]> = {
  MISSING: ['AUDIT', 'LOST', 'RECOUNT'],
  ELSEWHERE: ['TAKE_HERE', 'SEND_BACK', 'RECOUNT'],
  SOLD: ['RECOUNT'],
  UNKNOWN: ['RECOUNT'],
  WEIGHT: ['AUDIT', 'RECOUNT'],
};

/** Two scales differ by as much, mg (backoffice.md 2.6). */
export const weightToleranceMg = 20;

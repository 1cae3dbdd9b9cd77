/** Differences between a count and the records: missing, recorded elsewhere, sold, unknown number, other weight. */
export const stocktakeDifferences = ['MISSING', 'ELSEWHERE', 'SOLD', 'UNKNOWN', 'WEIGHT'] as const;
export type StocktakeDifference = (typeof stocktakeDifferences)[number];

/**
 * RECOUNT: the count was wrong, the records stay. AUDIT: withdrawn until it is inspected. LOST: a second person decides. TAKE_HERE: it
 * belongs here from now on. SEND_BACK: it is sent back to where it belongs.
 */
export type StocktakeDecision = 'RECOUNT' | 'AUDIT' | 'LOST' | 'TAKE_HERE' | 'SEND_BACK';

export const decisionsOf: Record<StocktakeDifference, readonly StocktakeDecision[]> = {
  MISSING: ['AUDIT', 'LOST', 'RECOUNT'],
  ELSEWHERE: ['TAKE_HERE', 'SEND_BACK', 'RECOUNT'],
  SOLD: ['RECOUNT'],
  UNKNOWN: ['RECOUNT'],
  WEIGHT: ['AUDIT', 'RECOUNT'],
};

/** Tolerance between two scales, mg (backoffice.md 2.6). */
export const weightToleranceMg = 20;

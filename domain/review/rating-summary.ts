/** Number of reviews with one star, two … five. */
export type StarCounts = readonly [number, number, number, number, number];

export interface RatingSummary {
  count: number;
  /** The average in tenths of a star, 10 to 50, rounded half up; null = there are no reviews. */
  averageTenths: number | null;
}

/** Returns the average of published reviews, computed with integers and rounded once. */
export function summarize(stars: StarCounts): RatingSummary {
  const count = stars.reduce((sum, some) => sum + some, 0);
  if (count === 0) return { count, averageTenths: null };
  const total = stars.reduce((sum, some, index) => sum + some * (index + 1), 0);
  return { count, averageTenths: Math.floor((total * 20 + count) / (2 * count)) };
}

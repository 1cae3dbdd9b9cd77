/** Availability shown to the shopper: pieces to choose from, the last piece, only pieces that somebody holds, or none. */
export type Availability = 'IN_STOCK' | 'LAST_ONE' | 'RESERVED' | 'SOLD_OUT';

/**
 * Returns the availability of a model. `available`: number of AVAILABLE pieces; `reserved`: number of pieces that may become available
 * again.
 */
export function availabilityOf({
  available,
  reserved,
}: {
  available: number;
  reserved: number;
}): Availability {
  if (available > 1) return 'IN_STOCK';
  if (available === 1) return 'LAST_ONE';
  return reserved > 0 ? 'RESERVED' : 'SOLD_OUT';
}

/** A model counts as new for 7 days after one of its pieces was received. */
export const newForDays = 7;

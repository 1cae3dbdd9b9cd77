/** What a shopper can hope for: a piece to choose, the last one, one that somebody holds for now, or none. */
export type Availability = 'IN_STOCK' | 'LAST_ONE' | 'RESERVED' | 'SOLD_OUT';

/** The state of a model from its pieces; `available` counts AVAILABLE ones, `reserved` those that may yet come back. */
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

/** A model counts as new for 7 days after a piece of it came. */
export const newForDays = 7;

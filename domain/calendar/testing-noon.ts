/** Wednesday, 8 April 2026, 12:00 in Tashkent: every store is open, and couriers work. */
export const noon = new Date('2026-04-08T07:00:00Z');

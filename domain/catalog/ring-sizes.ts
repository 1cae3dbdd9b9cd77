/** Rings are made from 14 to 24 mm; this and larger sizes are diameters of bangles and hoops (domain.md 2.1, 2.2). */
export const beyondRingsMm = 25;

/**
 * Checks whether a size can be that of a ring. A hoop can have the same diameter, so for a model with several sizes its widest piece
 * decides.
 */
export const isRingSize = (sizeMm: number): boolean => sizeMm < beyondRingsMm;

/** Rings are made from 14 to 24 mm: what is as wide as this is the diameter of a bangle or a hoop (domain.md 2.1, 2.2). */
export const beyondRingsMm = 25;

/** Whether one size may be a ring's. A hoop may be as narrow: where there are several sizes of a model, the widest tells. */
export const isRingSize = (sizeMm: number): boolean => sizeMm < beyondRingsMm;

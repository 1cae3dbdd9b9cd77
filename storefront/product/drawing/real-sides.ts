import type { BodyPart } from './body-part.ts';

/** Sides of the square in which the piece is drawn alone, mm; a phone is about 64 mm wide. */
export const aloneSideMm: Record<BodyPart, number> = { hand: 30, ear: 60, neck: 62, wrist: 76, ruler: 60 };

import type { ReceivedPiece } from '#contract/admin/stock/receive.ts';
import { lengthFromCm, sizeFromMm } from '#domain/units/size.ts';

/** The size and the length of a piece in their stored form; null = not given. */
export const receivedMeasures = ({
  sizeMm,
  lengthCm,
}: ReceivedPiece): { sizeHundredthsMm: number | null; lengthMm: number | null } => ({
  sizeHundredthsMm: sizeMm === undefined ? null : sizeFromMm(sizeMm.toFixed(2)),
  lengthMm: lengthCm === undefined ? null : lengthFromCm(lengthCm.toFixed(1)),
});

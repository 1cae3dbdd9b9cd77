import type { Stone } from '#contract/catalog/piece-facts.ts';

/** Diameter in mm of a one-carat stone, used if no measures are known (domain.md 2.6). */
const usual = 6.5;

/** The address of a stone's drawing from above, to scale; stones of the same shape and size share it. */
export function stoneDrawingUrl({ shape, lengthMm, widthMm }: Stone): string {
  const hundredths = (mm: number | null) => Math.round((mm ?? usual) * 100);
  return `/stones/${shape}-${hundredths(lengthMm)}-${hundredths(widthMm)}`;
}

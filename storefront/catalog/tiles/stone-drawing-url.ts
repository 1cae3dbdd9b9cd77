import type { Stone } from '#contract/catalog/piece-facts.ts';

/** mm of a stone of one carat where nothing is measured (domain.md 2.6). */
const usual = 6.5;

/** The drawing of a stone from above, to scale; stones of one shape and size share it. */
export function stoneDrawingUrl({ shape, lengthMm, widthMm }: Stone): string {
  const hundredths = (mm: number | null) => Math.round((mm ?? usual) * 100);
  return `/stones/${shape}-${hundredths(lengthMm)}-${hundredths(widthMm)}`;
}

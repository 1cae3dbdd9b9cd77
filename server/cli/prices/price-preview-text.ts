import type { PricePreview } from '../../pricing/preview-prices.ts';
import { writtenSum } from './sums.ts';

/** From this change of the sum on a command wants the word "sure". */
export const surprisingPercent = 30;

/** What other terms would change, in two lines. */
export function previewText({
  pieces,
  dearer,
  cheaper,
  notRepriced,
  beforeSom,
  afterSom,
}: PricePreview): string {
  const percent = beforeSom === 0 ? 0 : Math.round(((afterSom - beforeSom) / beforeSom) * 1000) / 10;
  const change = `${percent > 0 ? '+' : ''}${percent} %`;
  return [
    `${pieces} pieces are priced by it: ${dearer} become dearer, ${cheaper} cheaper, ${pieces - dearer - cheaper} stay.`,
    `Together ${writtenSum(beforeSom)} → ${writtenSum(afterSom)} (${change}); ${notRepriced} of them are held or ordered and wait.`,
  ].join('\n');
}

/** What waits for its price because somebody keeps it, as the end of a sentence. */
export const waitingText = (notRepriced: number): string =>
  notRepriced === 0
    ? ''
    : ` ${notRepriced} pieces are held or ordered: theirs waits until they are on sale again.`;

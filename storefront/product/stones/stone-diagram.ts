import type { Stone } from '#contract/catalog/piece-facts.ts';
import { formatMillimetres, formatPercent } from '#ui/format.ts';
import type { PageLanguage } from '#contract/words.ts';
import { drawFromAbove, framed } from './stone-drawing.ts';
import type { Point } from './stone-outline.ts';

const ink = '#20141a';
/** The square has 100 units; the stone is at the top, its profile in the middle, and the space below is for the page's text. */
const side = 100;
const usual = { mm: 6.5, depthPercent: 62, tablePercent: 58 };

/**
 * A stone with its measures, from above and from the side at the same scale. A part that is not stated is drawn with
 * typical proportions and without a number.
 */
export function drawStone(stone: Stone, language: PageLanguage): string {
  const lengthMm = stone.lengthMm ?? usual.mm;
  const widthMm = stone.widthMm ?? usual.mm;
  const table = (stone.tablePercent ?? usual.tablePercent) / 100;
  const depthMm = stone.depthMm ?? (widthMm * (stone.depthPercent ?? usual.depthPercent)) / 100;
  const scale = Math.min(42 / lengthMm, 50 / widthMm);
  const above = drawFromAbove(
    { shape: stone.shape, lengthMm: lengthMm * scale, widthMm: widthMm * scale, tableShare: table },
    [50, 28],
  );
  const [width, depth] = [widthMm * scale, Math.min(depthMm * scale, 22)];
  const top = 56;
  const words = (mm: number | null) => (mm === null ? '' : formatMillimetres(mm, language));
  const percent = (share: number | null) => (share === null ? '' : formatPercent(share, language));
  return framed(
    side,
    above +
      profile({ width, depth, table, top }) +
      `<g font-family="Onest, system-ui, sans-serif" font-size="3.3" fill="${ink}">` +
      upright({ x: 50 - width / 2 - 5, from: 28 - (lengthMm * scale) / 2, to: 28 + (lengthMm * scale) / 2 }) +
      label([50 - width / 2 - 7, 29], 'end', words(stone.lengthMm)) +
      label([50, top + depth + 4.6], 'middle', words(stone.widthMm)) +
      upright({ x: 50 + width / 2 + 5, from: top, to: top + depth }) +
      label([50 + width / 2 + 7, top + depth / 2], 'start', words(stone.depthMm)) +
      label([50 + width / 2 + 7, top + depth / 2 + 4.4], 'start', percent(stone.depthPercent)) +
      label([50, top - 2], 'middle', percent(stone.tablePercent)) +
      '</g>',
  );
}

/** The side view: the crown is a quarter of the depth; the pavilion below the girdle ends in a point. */
function profile({
  width,
  depth,
  table,
  top,
}: {
  width: number;
  depth: number;
  table: number;
  top: number;
}): string {
  const [left, right] = [50 - width / 2, 50 + width / 2];
  const [tableLeft, tableRight] = [50 - (width * table) / 2, 50 + (width * table) / 2];
  const crown = top + depth * 0.24;
  const girdle = crown + depth * 0.035;
  const bottom = top + depth;
  const look = `stroke="${ink}" stroke-linejoin="round"`;
  return (
    `<path ${look} stroke-width=".42" fill="#fbf9f7" d="M${tableLeft} ${top}H${tableRight}L${right} ${crown}V${girdle}L50 ${bottom}L${left} ${girdle}V${crown}Z"/>` +
    `<path fill="#cfc9c8" fill-opacity=".55" d="M50 ${girdle}H${right}L50 ${bottom}Z"/>` +
    `<path ${look} stroke-width=".2" stroke-opacity=".5" fill="none" d="M${left} ${crown}H${right}M${left} ${girdle}H${right}` +
    `M${tableLeft} ${top}L${50 - width * 0.18} ${crown}L50 ${top}L${50 + width * 0.18} ${crown}L${tableRight} ${top}` +
    `M${50 - width * 0.18} ${girdle}L50 ${bottom}L${50 + width * 0.18} ${girdle}"/>`
  );
}

/** A vertical dimension line with a mark at each end. */
function upright({ x, from, to }: { x: number; from: number; to: number }): string {
  return `<path stroke="${ink}" stroke-opacity=".55" stroke-width=".2" fill="none" d="M${x - 1.2} ${from}h2.4M${x} ${from}V${to}M${x - 1.2} ${to}h2.4"/>`;
}

const label = ([x, y]: Point, anchor: 'start' | 'middle' | 'end', words: string) =>
  words === '' ? '' : `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;

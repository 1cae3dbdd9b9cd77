/** A ruler across a square in millimeters, from its left edge: a line per millimeter, a number per centimeter. */
export function drawRuler(side: number): { svg: string; top: number } {
  const top = side * 0.6;
  const unit = side / 100;
  // no line is on the edge of the picture, and no number is cut off by it
  const lines = Array.from({ length: Math.ceil(side) - 1 }, (_, index) => index + 1)
    .map((mm) => `M${mm} ${top}v${(mm % 10 === 0 ? 6 : mm % 5 === 0 ? 4 : 2.5) * unit}`)
    .join('');
  const numbers = Array.from({ length: Math.floor((side * 0.95) / 10) }, (_, index) => (index + 1) * 10)
    .map((mm) => `<text x="${mm}" y="${top + 10.5 * unit}">${mm}</text>`)
    .join('');
  return {
    top,
    svg:
      `<path stroke="#8f8187" stroke-width="${0.3 * unit}" d="M0 ${top}H${side}${lines}"/>` +
      `<g font-family="Onest, system-ui, sans-serif" font-size="${4 * unit}" text-anchor="middle" fill="#6d5f66" stroke="none">${numbers}</g>`,
  };
}

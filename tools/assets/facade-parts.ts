/** Parts of the façade drawings, as SVG in a field of 800 × 600: one ink color, three line widths. */
const ink = '#20141a';
const shahtut = '#4a1530';
const zar = '#a8782e';

/** The ground line. */
export const groundY = 520;

interface Look {
  /** Width of the line; left out = that of outlines. */
  line?: number;
  fill?: string;
  color?: string;
}

export const widths = { outline: 2.2, detail: 1.3, hair: 0.8 };
export const washes = { glass: '#e6dac8', wall: '#f4ede3', leaf: '#dfe0cd', door: shahtut };

export const path = (d: string, { line = widths.outline, fill = 'none', color = ink }: Look = {}): string =>
  `<path d="${d}" fill="${fill}" stroke="${color}" stroke-width="${line}" stroke-linecap="square" stroke-linejoin="miter"/>`;

export const box = ([x, y]: [number, number], [width, height]: [number, number], look: Look = {}): string =>
  path(`M${x} ${y}h${width}v${height}h${-width}Z`, look);

/** Draws a number of parts, each by its index. */
export const several = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The pointed arch of an iwan: straight up to three fifths of its height, then two curves to a point. */
export function arch(x: number, base: number, [width, height]: [number, number]): string {
  const [middle, right, spring, top] = [x + width / 2, x + width, base - height * 0.6, base - height];
  return (
    `M${x} ${base}V${spring}C${x} ${spring - height * 0.2} ${middle - width * 0.22} ${top + height * 0.1} ${middle} ${top}` +
    `C${middle + width * 0.22} ${top + height * 0.1} ${right} ${spring - height * 0.2} ${right} ${spring}V${base}`
  );
}

/** A dome with its ribs, starting at its drum. */
export function ribbedDome(middle: number, base: number, [radius, height]: [number, number]): string {
  const half = (share: number) =>
    `M${middle + radius * share} ${base}C${middle + radius * 1.2 * share} ${base - height * 0.5} ${middle + radius * 0.75 * share} ${base - height * 0.82} ${middle} ${base - height}`;
  const shares = [-0.8, -0.58, -0.34, -0.11, 0.11, 0.34, 0.58, 0.8];
  const rightDown = `C${middle + radius * 0.75} ${base - height * 0.82} ${middle + radius * 1.2} ${base - height * 0.5} ${middle + radius} ${base}`;
  return (
    path(`${half(-1)}${rightDown}`, { fill: washes.wall }) +
    path(shares.map(half).join(''), { line: widths.detail }) +
    path(`M${middle} ${base - height}v-22`, { line: widths.detail })
  );
}

/** Eight-pointed stars side by side, as in a carved lattice. */
export function stars(
  x: number,
  y: number,
  { columns, rows, side }: Record<'columns' | 'rows' | 'side', number>,
): string {
  const [near, middle] = [side * 0.16, side / 2];
  const star = (left: number, top: number) =>
    `M${left + near} ${top + near}h${side - 2 * near}v${side - 2 * near}h${2 * near - side}Z` +
    `M${left + middle} ${top}L${left + side} ${top + middle}L${left + middle} ${top + side}L${left} ${top + middle}Z`;
  return path(
    several(columns * rows, (index) =>
      star(x + (index % columns) * side, y + Math.floor(index / columns) * side),
    ),
    { line: widths.hair },
  );
}

/** The shop: a window with a tray in it, a door, and the emblem above the door. */
export function shopFront(x: number, [width, height]: [number, number], isDoorLeft = false): string {
  const top = groundY - height;
  const doorWidth = height * 0.46;
  const [doorX, glassX] = isDoorLeft ? [x, x + doorWidth + 14] : [x + width - doorWidth, x];
  const glassWidth = width - doorWidth - 14;
  const tray = top + height * 0.62;
  const pieces = Math.max(2, Math.floor(glassWidth / 34));
  return (
    box([glassX, top], [glassWidth, height - 16], { fill: washes.glass }) +
    path(`M${glassX + 8} ${tray}h${glassWidth - 16}`, { line: widths.detail }) +
    several(pieces, (index) => {
      const middle = glassX + ((index + 0.5) * glassWidth) / pieces;
      return path(`M${middle - 7} ${tray - 8}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`, { line: 1.8, color: zar });
    }) +
    box([doorX, top], [doorWidth, height], { fill: washes.door, color: shahtut }) +
    path(`M${doorX + 7} ${top + 8}h${doorWidth - 14}v${height * 0.5}h${14 - doorWidth}Z`, {
      line: widths.hair,
      color: '#d9c0a0',
    }) +
    emblem(doorX + doorWidth / 2, top - 12)
  );
}

/** The two wing strokes of the mark. */
const emblem = (middle: number, y: number): string =>
  path(
    `M${middle - 20} ${y - 6}C${middle - 12} ${y - 9} ${middle - 4} ${y - 5} ${middle} ${y}C${middle + 4} ${y - 5} ${middle + 12} ${y - 9} ${middle + 20} ${y - 6}`,
    {
      line: 1.8,
      color: zar,
    },
  );

export function poplar(x: number, height: number, width = height * 0.16): string {
  const top = groundY - height;
  const low = groundY - 34;
  return (
    path(`M${x} ${groundY}V${low}`) +
    path(
      `M${x} ${low}C${x - width} ${low - height * 0.12} ${x - width * 0.7} ${top + height * 0.28} ${x} ${top}C${x + width * 0.7} ${top + height * 0.28} ${x + width} ${low - height * 0.12} ${x} ${low}Z`,
      { fill: washes.leaf },
    ) +
    path(
      several(4, (index) => {
        const y = low - 20 - index * height * 0.15;
        return `M${x} ${y}l${-width * 0.34} ${-height * 0.07}M${x} ${y - 12}l${width * 0.34} ${-height * 0.07}`;
      }) + `M${x} ${low}V${top + height * 0.2}`,
      { line: widths.hair },
    )
  );
}

/** A plane tree: a crown of seven arcs on a short trunk. */
export function planeTree(x: number, height: number): string {
  const radius = height * 0.3;
  const middle = groundY - height + radius;
  const at = (turn: number) =>
    [x + radius * Math.cos(turn), middle + radius * 0.9 * Math.sin(turn)].map((n) => n.toFixed(1)).join(' ');
  const lobes = Array.from({ length: 7 }, (_, index) => at(Math.PI * (0.5 + (2 * (index + 1)) / 7)));
  return (
    path(`M${x - 6} ${groundY}V${middle + radius * 0.7}M${x + 6} ${groundY}V${middle + radius * 0.7}`) +
    path(
      `M${at(Math.PI / 2)}${lobes.map((end) => `A${(radius * 0.5).toFixed(1)} ${(radius * 0.46).toFixed(1)} 0 0 1 ${end}`).join('')}Z`,
      { fill: washes.leaf },
    ) +
    path(
      `M${x} ${middle + radius * 0.8}V${middle - radius * 0.3}M${x} ${middle + radius * 0.4}l${-radius * 0.4} ${-radius * 0.4}M${x} ${middle + radius * 0.2}l${radius * 0.4} ${-radius * 0.45}`,
      { line: widths.hair },
    )
  );
}

/** A whole picture on the same ivory background as the pictures of pieces. */
export const picture = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 800 600">
<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6f1ea"/><stop offset="1" stop-color="#ede4d8"/></linearGradient>
<rect width="800" height="600" fill="url(#g)"/>${content}${path(`M40 ${groundY}H760`)}${path(`M110 ${groundY + 12}H690`, { line: widths.hair })}</svg>`;

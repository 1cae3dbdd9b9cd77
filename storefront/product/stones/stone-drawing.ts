import { isStepCut, outlineOf, type Point } from './stone-outline.ts';

/** A stone to be drawn, mm; its length is vertical. `table`: the table's share of the width. */
export interface DrawnStone {
  shape: string;
  lengthMm: number;
  widthMm: number;
  tableShare: number;
}

interface Facet {
  points: Point[];
  /** The slope: 0 is the table, 1 the steepest facet; negative for facets seen through the table, which slope the other way. */
  lean: number;
}

const ink = '#20141a';

/** The facets of a stone seen from above, around the point `at`, one unit per mm: an SVG fragment. */
export function drawFromAbove(stone: DrawnStone, [left, top]: Point): string {
  const place = ([x, y]: Point) =>
    `${(left + (x * stone.widthMm) / 2).toFixed(3)} ${(top + (y * stone.lengthMm) / 2).toFixed(3)}`;
  const edge = Array.from({ length: 144 }, (_, index) => outlineOf(stone.shape)((index / 144) * 2 * Math.PI));
  const line = Math.max(stone.lengthMm, stone.widthMm) / 220;
  const shape = (points: readonly Point[], look: string) =>
    `<path d="M${points.map(place).join('L')}Z" ${look}/>`;
  const facets = facetsOf(stone).map(({ points, lean }) =>
    shape(points, `fill="${shadeOf(points, lean)}" stroke="${ink}" stroke-opacity=".42"`),
  );
  return (
    `<g stroke-width="${line.toFixed(4)}" stroke-linejoin="round">` +
    shape(edge, 'fill="#dcd7d5"') +
    facets.join('') +
    shape(edge, `fill="none" stroke="${ink}" stroke-width="${(line * 1.8).toFixed(4)}"`) +
    '</g>'
  );
}

function facetsOf(stone: DrawnStone): Facet[] {
  return isStepCut(stone.shape) ? steps(stone) : brilliant(stone);
}

/** A brilliant: the table, eight stars around it, eight kites to the edge, two halves between each pair of kites. */
function brilliant({ shape, tableShare }: DrawnStone): Facet[] {
  const at = (eighths: number, share: number) => along(shape, (eighths / 8) * 2 * Math.PI, share);
  const star = tableShare + (1 - tableShare) * 0.42;
  const facets: Facet[] = [];
  for (let eighth = 0; eighth < 8; eighth++) {
    const tip = at(eighth + 0.5, star);
    const [one, other] = [at(eighth, tableShare), at(eighth + 1, tableShare)];
    const between: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    facets.push(
      { points: [[0, 0], one, between], lean: -0.55 },
      { points: [[0, 0], between, other], lean: -0.3 },
      { points: [at(eighth, tableShare), at(eighth + 1, tableShare), tip], lean: 0.45 },
      { points: [at(eighth, tableShare), at(eighth - 0.5, star), at(eighth, 1), tip], lean: 0.75 },
      { points: [tip, at(eighth, 1), at(eighth + 0.5, 1)], lean: 1 },
      { points: [tip, at(eighth + 0.5, 1), at(eighth + 1, 1)], lean: 0.9 },
    );
  }
  return facets;
}

/** A step cut: rings of trapezoids out to the edge. */
function steps({ shape, tableShare }: DrawnStone): Facet[] {
  const corners = cornersOf(shape);
  const shares = [tableShare, tableShare + (1 - tableShare) * 0.36, tableShare + (1 - tableShare) * 0.7, 1];
  const ring = (share: number) => corners.map(([x, y]): Point => [x * share, y * share]);
  const facets: Facet[] = [];
  for (const [index, share] of [0, ...shares].slice(0, -1).entries()) {
    const inner = ring(share);
    const outer = ring(shares[index] ?? 1);
    for (const [place] of corners.entries()) {
      const next = (place + 1) % corners.length;
      const points = [inner[place], inner[next], outer[next], outer[place]].filter(
        (point) => point !== undefined,
      );
      facets.push({ points, lean: index === 0 ? -0.4 : 0.28 + index * 0.22 });
    }
  }
  return facets;
}

function cornersOf(shape: string): Point[] {
  const cut = { emerald: 0.3, asscher: 0.55 }[shape];
  if (cut === undefined)
    return [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ];
  const near = 1 - cut;
  return [
    [-near, -1],
    [near, -1],
    [1, -near],
    [1, near],
    [near, 1],
    [-near, 1],
    [-1, near],
    [-1, -near],
  ];
}

function along(shape: string, angle: number, share: number): Point {
  const [x, y] = outlineOf(shape)(angle);
  return [x * share, y * share];
}

/** Light comes from the upper left. Adjacent facets of the same slope differ slightly, as in a real stone. */
function shadeOf(points: readonly Point[], lean: number): string {
  const middle = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [middle(0), middle(1)];
  const far = Math.hypot(x, y) || 1;
  const facing = (-x * 0.6 - y * 0.8) / far;
  const sparkle = Math.sin(x * 9.1 + y * 5.3) * 0.16;
  const open = lean < 0 ? 0.86 : 0.66;
  const light = Math.min(1, Math.max(0, open + facing * 0.32 * lean + sparkle * Math.abs(lean)));
  const channel = (dark: number, bright: number) => Math.round(dark + (bright - dark) * light);
  return `rgb(${channel(140, 255)},${channel(135, 253)},${channel(136, 252)})`;
}

/** The background is that of the rendered pictures. */
export function framed(side: number, drawing: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 ${side} ${side}">` +
    '<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#f6f1ea"/><stop offset="1" stop-color="#ede4d8"/></linearGradient></defs>' +
    `<rect width="${side}" height="${side}" fill="url(#g)"/>${drawing}</svg>`
  );
}

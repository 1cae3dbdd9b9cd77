/** A point of a stone seen from above: x to the right, y down, both from -1 to 1. */
export type Point = readonly [x: number, y: number];

const turn = 2 * Math.PI;

/** The point of the edge in a direction; `angle` from the top, clockwise. */
type Outline = (angle: number) => Point;

const direction = (angle: number): Point => [Math.sin(angle), -Math.cos(angle)];

/** A square with rounded sides; the smaller the power, the rounder it is: 2 is a circle. */
function superellipse(power: number): Outline {
  return (angle) => {
    const [x, y] = direction(angle);
    const reach = (Math.abs(x) ** power + Math.abs(y) ** power) ** (-1 / power);
    return [x * reach, y * reach];
  };
}

/** A square with cut corners; `corner` is the share of half a side. */
function cutSquare(corner: number): Outline {
  return (angle) => {
    const [x, y] = direction(angle);
    const toSide = 1 / Math.max(Math.abs(x), Math.abs(y));
    const toCorner = (2 - corner) / (Math.abs(x) + Math.abs(y));
    const reach = Math.min(toSide, toCorner);
    return [x * reach, y * reach];
  };
}

/** The intersection of a ray from the middle with an edge given by points in the order of their angles. */
function throughPoints(points: readonly Point[]): Outline {
  return (angle) => {
    const [dx, dy] = direction(angle);
    for (const [index, from] of points.entries()) {
      const to = points[(index + 1) % points.length] ?? from;
      const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
      const cross = dx * ey - dy * ex;
      if (Math.abs(cross) < 1e-12) continue;
      const reach = (from[0] * ey - from[1] * ex) / cross;
      const along = (from[0] * dy - from[1] * dx) / cross;
      if (reach > 0 && along >= -1e-9 && along <= 1 + 1e-9) return [dx * reach, dy * reach];
    }
    return [dx, dy];
  };
}

/** Both sides of a symmetrical shape, given by half its width at each height from -1 to 1. */
function mirrored(halfWidth: (y: number) => number): Outline {
  const heights = Array.from({ length: 121 }, (_, index) => -Math.cos((index / 120) * Math.PI));
  const right = heights.map((y): Point => [halfWidth(y), y]);
  const left = right.slice(1, -1).map(([x, y]): Point => [-x, y]);
  return throughPoints([...right, ...left.toReversed()]);
}

/** Pointed at the top, round at the bottom. */
const pearWidth = (y: number) => {
  const down = (y + 1) / 2;
  return (down ** 0.85 * Math.sqrt(1 - down)) / 0.4095;
};

const heartPoints = Array.from({ length: 120 }, (_, index): Point => {
  const at = (index / 120) * turn;
  const y = -(13 * Math.cos(at) - 5 * Math.cos(2 * at) - 2 * Math.cos(3 * at) - Math.cos(4 * at));
  return [Math.sin(at) ** 3, (y - 2.5) / 14.5];
});

export const outlines: Readonly<Record<string, Outline>> = {
  round: superellipse(2),
  oval: superellipse(2),
  cushion: superellipse(3.4),
  princess: superellipse(60),
  radiant: cutSquare(0.28),
  emerald: cutSquare(0.3),
  asscher: cutSquare(0.55),
  baguette: superellipse(60),
  marquise: mirrored((y) => 1 - y * y),
  pear: mirrored(pearWidth),
  heart: throughPoints(heartPoints),
};

/** The edge of a shape; an unknown shape is drawn round. */
export const outlineOf = (shape: string): Outline => outlines[shape] ?? superellipse(2);

/** Shapes whose facets are steps along the edge. */
export const isStepCut = (shape: string): boolean =>
  shape === 'emerald' || shape === 'asscher' || shape === 'baguette';

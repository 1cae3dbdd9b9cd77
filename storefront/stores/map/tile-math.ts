import type { Place } from './distance.ts';

// Web Mercator as used for map tiles: 2^zoom tiles of 256 px per side.

export const tileSize = 256;
const minZoom = 5;
const maxZoom = 18;

/** Pixels from the upper left corner of the world at a zoom. */
export interface Point {
  x: number;
  y: number;
}

export interface View {
  zoom: number;
  center: Point;
}

interface Box {
  width: number;
  height: number;
}

export function pointOf({ latitude, longitude }: Place, zoom: number): Point {
  const world = tileSize * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/** The closest view of all places, with a margin; a single place is shown at street level. */
export function viewOf(places: readonly Place[], { width, height }: Box): View {
  const [room, street] = [72, 16];
  const fits = (zoom: number): boolean => {
    const points = places.map((place) => pointOf(place, zoom));
    return spanOf(points, 'x') <= width - room && spanOf(points, 'y') <= height - room;
  };
  let zoom = street;
  while (zoom > minZoom && !fits(zoom)) zoom--;
  const points = places.map((place) => pointOf(place, zoom));
  return { zoom, center: { x: middleOf(points, 'x'), y: middleOf(points, 'y') } };
}

/** One zoom step in or out, around the same center. */
export function zoomBy({ zoom, center }: View, steps: number): View {
  const next = Math.min(maxZoom, Math.max(minZoom, zoom + steps));
  const scale = 2 ** (next - zoom);
  return { zoom: next, center: { x: center.x * scale, y: center.y * scale } };
}

export const moveBy = (view: View, { x, y }: Point): View => ({
  ...view,
  center: { x: view.center.x + x, y: view.center.y + y },
});

/** The tiles that cover the box, each with its position. */
export function tilesOf(
  { zoom, center }: View,
  { width, height }: Box,
): (Point & { left: number; top: number })[] {
  const [left, top] = [center.x - width / 2, center.y - height / 2];
  const last = 2 ** zoom - 1;
  const range = (from: number, length: number): number[] => {
    const first = Math.max(0, Math.floor(from / tileSize));
    const end = Math.min(last, Math.floor((from + length) / tileSize));
    return Array.from({ length: Math.max(0, end - first + 1) }, (_, at) => first + at);
  };
  return range(top, height).flatMap((y) =>
    range(left, width).map((x) => ({ x, y, left: x * tileSize - left, top: y * tileSize - top })),
  );
}

const spanOf = (points: readonly Point[], axis: 'x' | 'y'): number =>
  Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]));

const middleOf = (points: readonly Point[], axis: 'x' | 'y'): number =>
  (Math.max(...points.map((point) => point[axis])) + Math.min(...points.map((point) => point[axis]))) / 2;

// The geometry of a zoomed picture. Everything is in CSS pixels; the origin is the middle of the stage.

/** The state of the picture: its scale (1 = as large as it fits) and the offset of its middle from the stage's. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Sides {
  width: number;
  height: number;
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };
/** The largest scale; PDP-6 requires at least 3. */
export const maxScale = 4;
const doubleTapScale = 3;
const keyStep = 1.5;

/** Two taps count as a double tap if they are at most this far apart in time and place. */
const doubleTapMs = 320;
const doubleTapPx = 32;

/** A swipe at least this far, or this fast, changes the picture. */
const swipePx = 60;
const swipePxPerMs = 0.5;

/** Changes the scale and keeps the point under the fingers in place. */
export function zoomAt(view: ZoomView, scale: number, at: Point): ZoomView {
  const next = Math.min(maxScale, Math.max(1, scale));
  const factor = next / view.scale;
  return { scale: next, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
}

/** Limits the offset so that the edge of the picture does not pass the edge of the stage; a picture smaller than the stage is centered. */
export function clampedTo(view: ZoomView, picture: Sides, stage: Sides): ZoomView {
  const reach = (side: keyof Sides) => Math.max(0, (picture[side] * view.scale - stage[side]) / 2);
  const clamped = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0; // avoids −0
  return { scale: view.scale, x: clamped(view.x, reach('width')), y: clamped(view.y, reach('height')) };
}

/** Moves the picture, by finger or key. */
export const movedBy = (view: ZoomView, by: Point): ZoomView => ({
  ...view,
  x: view.x + by.x,
  y: view.y + by.y,
});

/** Zooms in at the tapped point, or out again. */
export function doubleTapped(view: ZoomView, at: Point): ZoomView {
  return view.scale > 1 ? wholeView : zoomAt(view, doubleTapScale, at);
}

/** One zoom step in (1) or out (-1), around the middle of the stage: by a key, a button or a notch of the wheel. */
export function stepped(view: ZoomView, direction: 1 | -1, at: Point = { x: 0, y: 0 }): ZoomView {
  const next = zoomAt(view, direction === 1 ? view.scale * keyStep : view.scale / keyStep, at);
  return next.scale < 1.05 ? wholeView : next;
}

/** Applies a pinch to the view at its beginning: the point between the fingers moves with them, their distance determines the scale. */
export function pinched(start: { view: ZoomView; fingers: [Point, Point] }, now: [Point, Point]): ZoomView {
  const [from, to] = [middleOf(start.fingers), middleOf(now)];
  const spread = distance(start.fingers[0], start.fingers[1]);
  const scale = spread === 0 ? start.view.scale : (start.view.scale * distance(now[0], now[1])) / spread;
  const zoomed = zoomAt(start.view, scale, from);
  return { scale: zoomed.scale, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}

export interface Tap extends Point {
  /** ms */
  at: number;
}

export function isDoubleTap(before: Tap | null, tap: Tap): boolean {
  return before !== null && tap.at - before.at < doubleTapMs && distance(before, tap) < doubleTapPx;
}

/** The picture that a swipe leads to: 1 = the next, -1 = the previous, 0 = none. A mostly vertical movement is not a swipe. */
export function swiped({ x, y }: Point, ms: number): 1 | -1 | 0 {
  const far = Math.abs(x);
  if (far <= Math.abs(y)) return 0;
  const isFast = far > swipePx / 3 && far / Math.max(ms, 1) > swipePxPerMs;
  if (far < swipePx && !isFast) return 0;
  return x < 0 ? 1 : -1;
}

const madeWidths = [200, 400, 800, 1200];

/** The smallest width offered by the server that fills this many pixels; null = only the original does. */
export function neededWidth(cssWidth: number, scale: number, pixelRatio: number): number | null {
  const pixels = cssWidth * scale * pixelRatio;
  return madeWidths.find((width) => width >= pixels) ?? null;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

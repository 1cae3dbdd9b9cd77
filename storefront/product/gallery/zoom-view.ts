// The arithmetic of a picture under fingers. Everything in CSS pixels; the origin of points is the middle of the stage.

/** How the picture lies: its scale (1 = as large as it fits) and how far its middle is from the stage's. */
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
/** PDP-6 asks for 3 at least. */
export const largestScale = 4;
const doubleTapScale = 3;
const keyStep = 1.5;

/** Two taps are one gesture when they come so near each other in time and place. */
const doubleTapMs = 320;
const doubleTapPx = 32;

/** A finger that went so far aside, or so fast, turns the page. */
const swipePx = 60;
const swipePxPerMs = 0.5;

/** The same with another scale, so that the point under the fingers stays under them. */
export function zoomAt(view: ZoomView, scale: number, at: Point): ZoomView {
  const next = Math.min(largestScale, Math.max(1, scale));
  const factor = next / view.scale;
  return { scale: next, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
}

/** No farther than until the edge of the picture meets the edge of the stage; what is smaller than the stage is in its middle. */
export function clampedTo(view: ZoomView, picture: Sides, stage: Sides): ZoomView {
  const reach = (side: keyof Sides) => Math.max(0, (picture[side] * view.scale - stage[side]) / 2);
  const clamped = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0; // no −0
  return { scale: view.scale, x: clamped(view.x, reach('width')), y: clamped(view.y, reach('height')) };
}

/** Pushed, with the fingers or the keys. */
export const movedBy = (view: ZoomView, by: Point): ZoomView => ({
  ...view,
  x: view.x + by.x,
  y: view.y + by.y,
});

/** Into the picture at the point that was tapped, or out again. */
export function doubleTapped(view: ZoomView, at: Point): ZoomView {
  return view.scale > 1 ? wholeView : zoomAt(view, doubleTapScale, at);
}

/** One step nearer (1) or farther (-1), in the middle of the stage: by a key, a button or a notch of the wheel. */
export function stepped(view: ZoomView, direction: 1 | -1, at: Point = { x: 0, y: 0 }): ZoomView {
  const next = zoomAt(view, direction === 1 ? view.scale * keyStep : view.scale / keyStep, at);
  return next.scale < 1.05 ? wholeView : next;
}

/** What two fingers make of the view they began with: the point between them goes along, their distance is the scale. */
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

/** The picture a swipe leads to: 1 = the next, -1 = the one before, 0 = none. A stroke more up or down than aside is none. */
export function swiped({ x, y }: Point, ms: number): 1 | -1 | 0 {
  const far = Math.abs(x);
  if (far <= Math.abs(y)) return 0;
  const isFast = far > swipePx / 3 && far / Math.max(ms, 1) > swipePxPerMs;
  if (far < swipePx && !isFast) return 0;
  return x < 0 ? 1 : -1;
}

const madeWidths = [200, 400, 800, 1200];

/** The smallest width the shop makes that fills so many pixels; null = only the original does. */
export function neededWidth(cssWidth: number, scale: number, pixelRatio: number): number | null {
  const pixels = cssWidth * scale * pixelRatio;
  return madeWidths.find((width) => width >= pixels) ?? null;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

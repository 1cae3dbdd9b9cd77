import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  doubleTapped,
  isDoubleTap,
  clampedTo,
  maxScale,
  neededWidth,
  pinched,
  stepped,
  swiped,
  wholeView,
  zoomAt,
  type ZoomView,
} from './zoom-view.ts';

const number = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.record({ x: number, y: number });
const view = fc.record({ scale: fc.double({ min: 1, max: 4, noNaN: true }), x: number, y: number });

/** The point of the picture under a point of the stage. */
const under = ({ scale, x, y }: ZoomView, at: { x: number; y: number }) => [
  (at.x - x) / scale,
  (at.y - y) / scale,
];

describe('a pinched picture', () => {
  it('keeps the point between the fingers under them', () => {
    fc.assert(
      fc.property(view, point, fc.double({ min: 1, max: 4, noNaN: true }), (before, at, scale) => {
        const [x = 0, y = 0] = under(before, at);
        const [afterX = 0, afterY = 0] = under(zoomAt(before, scale, at), at);
        expect(afterX).toBeCloseTo(x, 6);
        expect(afterY).toBeCloseTo(y, 6);
      }),
    );
  });

  it('grows as the fingers part, and moves with them', () => {
    const start = {
      view: wholeView,
      fingers: [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ] as [Point, Point],
    };
    expect(
      pinched(start, [
        { x: -150, y: 0 },
        { x: 150, y: 0 },
      ]),
    ).toEqual({ scale: 3, x: 0, y: 0 });
    expect(
      pinched(start, [
        { x: -50, y: 30 },
        { x: 50, y: 30 },
      ]),
    ).toEqual({ scale: 1, x: 0, y: 30 });
  });

  it('is never scaled above four times nor below the whole picture', () => {
    const start = {
      view: wholeView,
      fingers: [
        { x: -1, y: 0 },
        { x: 1, y: 0 },
      ] as [Point, Point],
    };
    expect(
      pinched(start, [
        { x: -900, y: 0 },
        { x: 900, y: 0 },
      ]).scale,
    ).toBe(maxScale);
    expect(
      pinched(
        {
          ...start,
          fingers: [
            { x: -90, y: 0 },
            { x: 90, y: 0 },
          ],
        },
        start.fingers,
      ).scale,
    ).toBe(1);
  });

  it('keeps its scale if both fingers are at the same point', () => {
    const both: [Point, Point] = [
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ];
    expect(pinched({ view: { scale: 2, x: 0, y: 0 }, fingers: both }, both).scale).toBe(2);
  });
});

interface Point {
  x: number;
  y: number;
}

describe('a picture that is moved', () => {
  const picture = { width: 390, height: 390 };
  const stage = { width: 390, height: 700 };

  it('leaves no gap at its edge if it is larger than the stage', () => {
    fc.assert(
      fc.property(view, (any) => {
        const { scale, x, y } = clampedTo(any, picture, stage);
        expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (picture.width * scale - stage.width) / 2));
        expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (picture.height * scale - stage.height) / 2));
      }),
    );
  });

  it('is centered while it fits', () => {
    expect(clampedTo({ scale: 1, x: 80, y: -40 }, picture, stage)).toEqual(wholeView);
  });
});

describe('a tap', () => {
  it('twice zooms to three times at that point, and back', () => {
    const zoomed = doubleTapped(wholeView, { x: 100, y: 0 });
    expect(zoomed).toEqual({ scale: 3, x: -200, y: 0 });
    expect(doubleTapped(zoomed, { x: 0, y: 0 })).toEqual(wholeView);
  });

  it.each([
    [200, 10, true],
    [400, 10, false],
    [200, 60, false],
  ])('after %i ms and %i px is the second of a double tap: %s', (at, x, isSecond) => {
    expect(isDoubleTap({ x: 0, y: 0, at: 0 }, { x, y: 0, at })).toBe(isSecond);
  });

  it('alone is not a double tap', () => {
    expect(isDoubleTap(null, { x: 0, y: 0, at: 0 })).toBe(false);
  });
});

describe('a zoom step by key', () => {
  it('zooms in up to four times, and out to the whole picture', () => {
    let now: ZoomView = wholeView;
    for (let step = 0; step < 6; step++) now = stepped(now, 1);
    expect(now.scale).toBe(maxScale);
    for (let step = 0; step < 6; step++) now = stepped(now, -1);
    expect(now).toEqual(wholeView);
  });
});

describe('a swipe', () => {
  it.each([
    [-120, 10, 400, 1],
    [120, 10, 400, -1],
    [-30, 0, 400, 0],
    [-30, 0, 40, 1],
    [-80, 120, 200, 0],
    [0, 0, 10, 0],
  ])('by %i, %i px in %i ms changes the picture by %i', (x, y, ms, step) => {
    expect(swiped({ x, y }, ms)).toBe(step);
  });
});

describe('the width of the picture to load', () => {
  it.each([
    [390, 1, 1, 400],
    [390, 1, 3, 1200],
    [390, 3, 1, 1200],
    [390, 3, 2, null],
    [800, 4, 1, null],
  ])('for %i px at scale %i and pixel ratio %i is %s', (css, scale, ratio, width) => {
    expect(neededWidth(css, scale, ratio)).toBe(width);
  });
});

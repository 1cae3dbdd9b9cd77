import { describe, expect, it } from 'vitest';
import { placeOf, shownAfter } from './swipe-step.ts';

const widthPx = 200;

describe('swiping the pictures of a tile', () => {
  it('moves them with the finger between the first and the second', () => {
    expect(placeOf({ from: 'first', movedPx: -80, widthPx })).toBe(-80);
    expect(placeOf({ from: 'second', movedPx: 80, widthPx })).toBe(-120);
  });

  it('resists when pulled beyond either end', () => {
    expect(placeOf({ from: 'first', movedPx: 80, widthPx })).toBe(20);
    expect(placeOf({ from: 'second', movedPx: -80, widthPx })).toBe(-220);
  });

  it('changes the picture after more than a quarter of the width', () => {
    expect(shownAfter({ from: 'first', movedPx: -51, widthPx }, 0)).toBe('second');
    expect(shownAfter({ from: 'first', movedPx: -50, widthPx }, 0)).toBe('first');
    expect(shownAfter({ from: 'second', movedPx: 51, widthPx }, 0)).toBe('first');
    expect(shownAfter({ from: 'second', movedPx: -51, widthPx }, 0)).toBe('second');
  });

  it('changes the picture after a fast swipe, however short', () => {
    expect(shownAfter({ from: 'first', movedPx: -20, widthPx }, -700)).toBe('second');
    expect(shownAfter({ from: 'second', movedPx: 20, widthPx }, 700)).toBe('first');
    expect(shownAfter({ from: 'first', movedPx: -120, widthPx }, 700)).toBe('first');
  });
});

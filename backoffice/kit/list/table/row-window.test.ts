import { describe, expect, it } from 'vitest';
import { windowAround, windowOf } from './row-window.ts';

const screen = { height: 36, screen: 900 };

describe('the rows in the document', () => {
  it('are all rows of a short list', () => {
    expect(windowOf({ ...screen, count: 60, above: 9_000 })).toEqual({ from: 0, to: 60 });
  });

  it('are the visible ones with some around them, however long the list is', () => {
    const { from, to } = windowOf({ ...screen, count: 5_000, above: 36 * 2_000 });
    expect(from).toBe(1_984);
    expect(to - from).toBeLessThan(80);
    expect(to).toBeGreaterThan(2_000 + 25);
  });

  it('are the last ones at the end, and the first ones at the beginning', () => {
    expect(windowOf({ ...screen, count: 5_000, above: 36 * 6_000 }).to).toBe(5_000);
    expect(windowOf({ ...screen, count: 5_000, above: -400 }).from).toBe(0);
  });

  it('are around the row to return to', () => {
    expect(windowAround(400, 1_000)).toEqual({ from: 370, to: 430 });
    expect(windowAround(3, 1_000)).toEqual({ from: 0, to: 60 });
    expect(windowAround(990, 1_000)).toEqual({ from: 940, to: 1_000 });
  });
});

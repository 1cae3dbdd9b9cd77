import { describe, expect, it } from 'vitest';
import { degreesOf, draggedTo, momentOf, spinSteps, stepAt, withinTurn } from './spin-view.ts';

describe('a piece rotated by hand', () => {
  it.each([
    [0, 0],
    [-1, 35],
    [36, 0],
    [-73, 35],
  ])('at step %i shows view %i, endlessly', (step, view) => {
    expect(withinTurn(step)).toBe(view);
  });

  it('turns forward to the right and back to the left', () => {
    expect(draggedTo(0, 80)).toBe(10);
    expect(draggedTo(0, -8)).toBe(35);
    expect(draggedTo(5, 3)).toBe(5);
  });

  it.each([
    [4, 2],
    [2, 2],
    [1.5, 1.5],
  ])('has a different frame for each step in one turn of a film of %s s', (film, turn) => {
    const moments = Array.from({ length: spinSteps }, (_, step) => momentOf(step, film));
    expect(new Set(moments).size).toBe(spinSteps);
    expect(Math.min(...moments)).toBeGreaterThan(0);
    expect(Math.max(...moments)).toBeLessThan(turn);
    expect(moments.map((moment) => stepAt(moment, film))).toEqual(Array.from(moments.keys()));
  });

  it('reports its angle', () => {
    expect([0, 9, 35].map(degreesOf)).toEqual([0, 90, 350]);
  });
});

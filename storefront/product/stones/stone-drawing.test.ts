import { expect, it } from 'vitest';
import { drawFromAbove } from './stone-drawing.ts';
import { outlineOf, outlines } from './stone-outline.ts';

it.each(Object.keys(outlines))('the outline of %s reaches its length and width exactly', (shape) => {
  const edge = Array.from({ length: 720 }, (_, index) => outlineOf(shape)((index / 720) * 2 * Math.PI));
  for (const axis of [0, 1] as const) {
    const reach = Math.max(...edge.map((point) => Math.abs(point[axis])));
    expect(reach).toBeGreaterThan(0.94);
    expect(reach).toBeLessThan(1.03);
  }
});

it('a stone is drawn to scale: one that is twice as long is drawn twice as high', () => {
  const heightOf = (lengthMm: number) => {
    const drawing = drawFromAbove({ shape: 'oval', lengthMm, widthMm: 5, tableShare: 0.58 }, [0, 0]);
    const heights = [...drawing.matchAll(/[ML][-\d.]+ ([-\d.]+)/g)].map(([, y]) => Number(y));
    return Math.max(...heights) - Math.min(...heights);
  };
  expect(heightOf(16)).toBeCloseTo(heightOf(8) * 2, 1);
});

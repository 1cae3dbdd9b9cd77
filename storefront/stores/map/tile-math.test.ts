import { describe, expect, it } from 'vitest';
import { moveBy, pointOf, tilesOf, viewOf, zoomBy } from './tile-math.ts';

const amirTemur = { latitude: 41.3055, longitude: 69.279 };
const bukhara = { latitude: 39.7675, longitude: 64.423 };
const box = { width: 600, height: 400 };

describe('the map of the stores', () => {
  it('uses the usual tile numbers', () => {
    const { x, y } = pointOf(amirTemur, 12);
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([2836, 1531]);
  });

  it('shows all stores at once, as close as they fit', () => {
    const view = viewOf([amirTemur, bukhara], box);
    const [one, other] = [pointOf(amirTemur, view.zoom), pointOf(bukhara, view.zoom)];
    expect(Math.abs(one.x - other.x)).toBeLessThan(box.width);
    expect(2 * Math.abs(one.x - other.x)).toBeGreaterThan(box.width - 72);
    expect(viewOf([amirTemur], box).zoom).toBe(16);
  });

  it('keeps its center when zoomed, and its zoom when moved', () => {
    const view = viewOf([amirTemur], box);
    expect(zoomBy(zoomBy(view, 1), -1)).toEqual(view);
    expect(zoomBy(view, 40).zoom).toBe(18);
    expect(moveBy(view, { x: 5, y: -5 })).toEqual({
      zoom: 16,
      center: { x: view.center.x + 5, y: view.center.y - 5 },
    });
  });

  it('covers the whole box with tiles, and has none outside of the world', () => {
    const tiles = tilesOf(viewOf([amirTemur], box), box);
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ left }) => left + 256))).toBeGreaterThanOrEqual(box.width);
    expect(tilesOf({ zoom: 1, center: { x: 0, y: 0 } }, box).map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});

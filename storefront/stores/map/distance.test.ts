import { expect, it } from 'vitest';
import { distanceKm } from './distance.ts';

const tashkent = { latitude: 41.3111, longitude: 69.2797 };
const samarkand = { latitude: 39.6542, longitude: 66.9597 };

it('the distance from Samarkand to Tashkent is 269 km in both directions', () => {
  expect(distanceKm(tashkent, samarkand)).toBeCloseTo(269.1, 0);
  expect(distanceKm(samarkand, tashkent)).toBe(distanceKm(tashkent, samarkand));
});

it('the distance of a place to itself is 0', () => {
  expect(distanceKm(tashkent, tashkent)).toBe(0);
});

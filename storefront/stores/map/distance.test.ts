import { expect, it } from 'vitest';
import { distanceKm } from './distance.ts';

const tashkent = { latitude: 41.3111, longitude: 69.2797 };
const samarkand = { latitude: 39.6542, longitude: 66.9597 };

it('Samarkand is 269 km from Tashkent, and Tashkent as far from Samarkand', () => {
  expect(distanceKm(tashkent, samarkand)).toBeCloseTo(269.1, 0);
  expect(distanceKm(samarkand, tashkent)).toBe(distanceKm(tashkent, samarkand));
});

it('a place is nowhere but where it is', () => {
  expect(distanceKm(tashkent, tashkent)).toBe(0);
});

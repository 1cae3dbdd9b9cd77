import { expect, it } from 'vitest';
import { placeAfterKey } from './grid-keys.ts';

const grid = { count: 8, columns: 3 };

it.each([
  [4, 'ArrowLeft', 3],
  [4, 'ArrowRight', 5],
  [4, 'ArrowUp', 1],
  [4, 'ArrowDown', 7],
  [4, 'Home', 0],
  [4, 'End', 7],
  [0, 'ArrowLeft', 0],
  [1, 'ArrowUp', 1],
  [6, 'ArrowDown', 6],
])('from picture %i, %s moves to %i', (place, key, next) => {
  expect(placeAfterKey(place, key, grid)).toBe(next);
});

it('other keys, and keys outside the pictures, move nothing', () => {
  expect(placeAfterKey(4, 'Enter', grid)).toBeNull();
  expect(placeAfterKey(-1, 'ArrowDown', grid)).toBeNull();
});

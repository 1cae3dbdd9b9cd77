import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it.each([
  [2, 0, 'cab'],
  [0, 2, 'bca'],
  [1, 0, 'bac'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('from index %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

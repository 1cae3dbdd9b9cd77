import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it('an entry moves to another place, the others keep their order', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, -1)).toEqual(['a', 'b']);
});

import { expect, it } from 'vitest';
import { between } from './selection.ts';

it('a range goes from the row selected last to this one, in either direction', () => {
  const rows = ['a', 'b', 'c', 'd'];
  expect(between(rows, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(between(rows, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(between(rows, null, 'c')).toEqual(['c']);
  expect(between(rows, 'gone', 'c')).toEqual(['c']);
});

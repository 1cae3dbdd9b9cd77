import { expect, it } from 'vitest';
import { readSize } from './my-size.ts';
import { readScale } from './screen-scale.ts';

it('a stored size counts only if rings are made in it', () => {
  expect(['17', '17.5', '17.3', '99', 'x', '', null].map(readSize)).toEqual([
    17,
    17.5,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('a stored scale counts only if a screen can have it', () => {
  expect(['6.1', '0', '100', 'x', null].map(readScale)).toEqual([6.1, null, null, null, null]);
});

import { expect, it } from 'vitest';
import { placeIdOf, regionIdOf, soatoOf } from './place-ids.ts';

it('a district belongs to the region whose number its own begins with', () => {
  expect(regionIdOf(1_718_401)).toBe(1718);
  expect(regionIdOf(1_718_999)).toBe(1718);
});

it('a number is stored as its digits and read back', () => {
  expect(soatoOf(1_718_401)).toBe('1718401');
  expect(placeIdOf(soatoOf(1_718_401))).toBe(1_718_401);
});

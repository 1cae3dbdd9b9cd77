import { expect, it } from 'vitest';
import { wholeNumbers } from './whole-numbers.ts';

it('a number and its unit stay on one line; the number of a piece can be copied', () => {
  expect(wholeNumbers('585-proba, 3–4 mm, ID-karta')).toBe('585-\u2060proba, 3–\u20604 mm, ID-\u2060karta');
  expect(wholeNumbers('ZR-001842, bir-ikki, 71 000-00-01')).toBe('ZR-001842, bir-ikki, 71 000-00-01');
});

import { expect, it } from 'vitest';
import { acceptedProbes, buyBackSom, goldActNumber, splitGold } from './buy-back.ts';

it('gold of fineness 583 is accepted; other metals of it are not', () => {
  expect(acceptedProbes('gold', [375, 500, 585, 750])).toEqual([375, 500, 583, 585, 750]);
  expect(acceptedProbes('silver', [800, 925])).toEqual([800, 925]);
});

it('the value is rate × net weight × fineness, in whole soʻm', () => {
  expect(buyBackSom({ rateSom: 1_200_000, netMg: 3420, probe: 583 })).toBe(2_392_632);
  // 1 mg of 999: 1198.8 soʻm
  expect(buyBackSom({ rateSom: 1_200_000, netMg: 1, probe: 999 })).toBe(1198);
  // exact to the soʻm even if the product exceeds 2^53
  expect(buyBackSom({ rateSom: 99_999_999, netMg: 9_999_999, probe: 999 })).toBe(998_999_890_110);
});

it('the gold pays for the sale, and the rest is paid in cash', () => {
  expect(splitGold(1_270_000, 7_270_000)).toEqual({ tenderedSom: 1_270_000, cashSom: 0 });
  expect(splitGold(9_000_000, 7_270_000)).toEqual({ tenderedSom: 7_270_000, cashSom: 1_730_000 });
});

it('the number of an act has at least six digits', () => {
  expect(goldActNumber(12)).toBe('OG-000012');
  expect(goldActNumber(1_234_567)).toBe('OG-1234567');
});

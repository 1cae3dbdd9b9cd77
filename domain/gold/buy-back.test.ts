import { expect, it } from 'vitest';
import { acceptedProbes, buyBackSom, goldActNumber, splitGold } from './buy-back.ts';

it('takes in gold of 583 too, and no other metal of it', () => {
  expect(acceptedProbes('gold', [375, 500, 585, 750])).toEqual([375, 500, 583, 585, 750]);
  expect(acceptedProbes('silver', [800, 925])).toEqual([800, 925]);
});

it('is worth rate × net weight × fineness, in whole soʻm', () => {
  expect(buyBackSom({ rateSom: 1_200_000, netMg: 3420, probe: 583 })).toBe(2_392_632);
  // 1 mg of 999: 1198.8 soʻm
  expect(buyBackSom({ rateSom: 1_200_000, netMg: 1, probe: 999 })).toBe(1198);
  // to the soʻm where the product is more than 2^53
  expect(buyBackSom({ rateSom: 99_999_999, netMg: 9_999_999, probe: 999 })).toBe(998_999_890_110);
});

it('pays the sale, and the rest in cash', () => {
  expect(splitGold(1_270_000, 7_270_000)).toEqual({ tenderedSom: 1_270_000, cashSom: 0 });
  expect(splitGold(9_000_000, 7_270_000)).toEqual({ tenderedSom: 7_270_000, cashSom: 1_730_000 });
});

it('has an act with a number of at least six digits', () => {
  expect(goldActNumber(12)).toBe('OG-000012');
  expect(goldActNumber(1_234_567)).toBe('OG-1234567');
});

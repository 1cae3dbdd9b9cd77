import { expect, it } from 'vitest';
import { formatChange } from './percents.ts';

it.each([
  [2_000_000, 2_100_000, 'ru', '+5\u00A0%'],
  [20_010_000, 21_000_000, 'ru', '+4,9\u00A0%'],
  [20_010_000, 21_000_000, 'en', '+4.9\u00A0%'],
  [100, 50, 'uz', '−50\u00A0%'],
  [100, 100, 'uz', '0\u00A0%'],
  [0, 100, 'ru', ''],
] as const)('a change from %d to %d in %s is %s', (before, after, language, expected) => {
  expect(formatChange({ before, after }, language)).toBe(expected);
});

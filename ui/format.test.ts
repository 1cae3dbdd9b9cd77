import { describe, expect, it } from 'vitest';
import {
  formatCarats,
  formatDistance,
  formatFrom,
  formatPercent,
  formatSize,
  formatSom,
  formatWeight,
  formatWeightRange,
  unitIn,
} from './format.ts';

const plain = (text: string) => text.replaceAll('\u00A0', '_');

describe('numbers of the shop', () => {
  it('money has no decimals and its own word in each language', () => {
    expect(plain(formatSom(7_270_000, 'ru'))).toBe('7_270_000_сум');
    expect(plain(formatSom(7_270_000, 'uz'))).toBe('7_270_000_soʻm');
    expect(plain(formatSom(7_270_000, 'en'))).toBe('7,270,000_soʻm');
    expect(plain(formatSom(0, 'ru'))).toBe('0_сум');
    expect(plain(formatSom(-8_220_000, 'ru'))).toBe('−8_220_000_сум');
  });

  it('"from" is a word before the amount, and a suffix in Uzbek', () => {
    expect(plain(formatFrom(6_650_000, 'ru'))).toBe('от_6_650_000_сум');
    expect(plain(formatFrom(6_650_000, 'uz'))).toBe('6_650_000_soʻmdan');
    expect(plain(formatFrom(6_650_000, 'en'))).toBe('from_6,650,000_soʻm');
  });

  it('weights have two decimals, with a comma in Russian and Uzbek', () => {
    expect(plain(formatWeight(3.4, 'ru'))).toBe('3,40_г');
    expect(plain(formatWeight(3.42, 'en'))).toBe('3.42_g');
    expect(plain(formatWeightRange(3.1, 3.62, 'uz'))).toBe('3,10–3,62_g');
    expect(plain(formatWeightRange(3.1, 3.1, 'uz'))).toBe('3,10_g');
  });

  it('a half is rounded up, as on paper', () => {
    expect(plain(formatWeight(3.425, 'ru'))).toBe('3,43_г');
    expect(plain(formatWeight(1.005, 'en'))).toBe('1.01_g');
    expect(plain(formatWeight(3.4249, 'ru'))).toBe('3,42_г');
  });

  it('sizes and carats are not rounded', () => {
    expect(formatSize(17, 'ru')).toBe('17');
    expect(formatSize(17.5, 'ru')).toBe('17,5');
    expect(plain(formatCarats(0.3, 'ru'))).toBe('0,30_кар');
    expect(plain(formatCarats(0.015, 'en'))).toBe('0.015_ct');
  });

  it('a unit of a characteristic is in the language; one that the shop does not know stays as it was typed', () => {
    expect(unitIn('mm', 'ru')).toBe('мм');
    expect(unitIn('cm', 'uz')).toBe('sm');
    expect(unitIn('ct', 'uz-Cyrl')).toBe('кар');
    expect(unitIn('об/мин', 'en')).toBe('об/мин');
  });

  it('a percent sign has a space before it, except in English', () => {
    expect(formatPercent(61.6, 'ru')).toBe('61,6\u00A0%');
    expect(formatPercent(61.6, 'en')).toBe('61.6%');
  });
  it('a short distance is in metres, a longer one in kilometres', () => {
    const ways = [0.004, 0.347, 0.994, 1, 2.44, 9.96, 268.6].map((km) => plain(formatDistance(km, 'ru')));
    expect(ways).toEqual(['10_м', '350_м', '990_м', '1,0_км', '2,4_км', '10_км', '269_км']);
  });
});

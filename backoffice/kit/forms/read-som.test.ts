import { describe, expect, it } from 'vitest';
import { readSom } from './read-som.ts';

describe('a sum as it is typed', () => {
  it('is read with and without groups', () => {
    expect(['12500', '12 500', '12 500', '12,500', '', 'no'].map((typed) => readSom(typed))).toEqual([
      12_500,
      12_500,
      12_500,
      12_500,
      null,
      null,
    ]);
  });

  it('of a sheet has tiyin, which are no soʻm', () => {
    const pasted = ['12 500,00', '12,500.00', '12500.5', '12 500,00 сум', '12,500', '12 500'];
    expect(pasted.map((typed) => readSom(typed, { isPasted: true }))).toEqual(pasted.map(() => 12_500));
  });

  it('is grouped while it is typed, also where a comma groups: a digit that is deleted leaves no tiyin', () => {
    expect(readSom('12,50')).toBe(1250);
  });
});

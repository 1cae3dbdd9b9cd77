import { describe, expect, it } from 'vitest';
import { gradeFacetValues, russianPair } from './diamond-grades.ts';

describe('diamond grades', () => {
  it.each([
    ['G', 'VS2', 500, '3/5'],
    ['D', 'IF', 300, '1/1'],
    ['F', 'VVS1', 1010, '2/2'],
    ['K', 'SI2', 700, '7/7–8'],
    ['M', 'I3', 2000, '8–9/11–12'],
    // below 0.30 ct the scales are coarser
    ['G', 'VS2', 299, '1–2/3–4'],
    ['J', 'SI1', 290, '3–4/5'],
  ])('%s/%s of %i thousandths of a carat corresponds to %s', (color, clarity, caratThousandths, pair) => {
    expect(russianPair({ color, clarity, caratThousandths })).toBe(pair);
  });

  it('russianPair is null if the certificate has another grade', () => {
    expect(russianPair({ color: 'G', clarity: 'VS', caratThousandths: 500 })).toBeNull();
    expect(russianPair({ color: null, clarity: 'VS1', caratThousandths: 500 })).toBeNull();
    expect(russianPair({ color: '3', clarity: '5', caratThousandths: 500 })).toBeNull();
    expect(russianPair({ color: 'G', clarity: 'VS1', caratThousandths: null })).toBeNull();
  });
});

it('only grades of the scales are filter values', () => {
  expect(gradeFacetValues({ color: 'D', clarity: 'VS', cut: 'Very Good' })).toEqual([
    ['color', 'D'],
    ['clarity', 'VS'],
    ['cut', 'very-good'],
  ]);
  expect(gradeFacetValues({ color: 'Fancy Yellow', clarity: null, cut: '3' })).toEqual([]);
});

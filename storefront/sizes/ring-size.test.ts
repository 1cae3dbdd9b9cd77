import { describe, expect, it } from 'vitest';
import { ringSize, sizeOfStrip } from './ring-size.ts';
import { ringSizes } from './ring-sizes.ts';

// the table of domain.md 2.1
const table = [
  [14, 44, 44, '3', 'F', 4],
  [14.5, 45.6, 45.5, '3½', 'G½', 5.5],
  [15, 47.1, 47, '4¼', 'H½', 7],
  [15.5, 48.7, 48.5, '4¾', 'J', 8.5],
  [16, 50.3, 50.5, '5½', 'K', 10.5],
  [16.5, 51.8, 52, '6', 'L½', 12],
  [17, 53.4, 53.5, '6½', 'M½', 13.5],
  [17.5, 55, 55, '7¼', 'O', 15],
  [18, 56.5, 56.5, '7¾', 'P', 16.5],
  [18.5, 58.1, 58, '8½', 'Q½', 18],
  [19, 59.7, 59.5, '9', 'S', 19.5],
  [19.5, 61.3, 61.5, '9¾', 'T', 21.5],
  [20, 62.8, 63, '10¼', 'U½', 23],
  [20.5, 64.4, 64.5, '11', 'V½', 24.5],
  [21, 66, 66, '11½', 'X', 26],
  [21.5, 67.5, 67.5, '12¼', 'Y', 27.5],
  [22, 69.1, 69, '12¾', 'Z½', 29],
  [22.5, 70.7, 70.5, '13¼', 'Z+1½', 30.5],
  [23, 72.3, 72.5, '14', 'Z+3', 32.5],
  [23.5, 73.8, 74, '14½', 'Z+4', 34],
  [24, 75.4, 75.5, '15¼', 'Z+5½', 35.5],
] as const;

describe('the sizes of a ring', () => {
  it.each(table)(
    '%s mm is %s round, EU %s, US %s, UK %s, Italian %s',
    (mm, circumferenceMm, eu, us, uk, italy) => {
      expect(ringSize(mm)).toEqual({ mm, circumferenceMm, eu, us, uk, italy });
    },
  );

  it('are exactly those of the table', () => {
    expect(ringSizes).toEqual(table.map(([mm]) => mm));
  });
});

describe('a strip of paper around the finger', () => {
  it.each([
    [53, 17],
    [53.4, 17],
    [53.5, 17.5],
    [54, 17.5],
    [44, 14.5],
  ])('%s mm long gives size %s: the next half size up', (strip, size) => {
    expect(sizeOfStrip(strip)).toBe(size);
  });

  it.each([0, 20, 90, Number.NaN])('%s mm long fits no ring', (strip) => {
    expect(sizeOfStrip(strip)).toBeNull();
  });
});

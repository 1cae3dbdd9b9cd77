import { describe, expect, it } from 'vitest';
import { piecesOf, rowsOfPaste } from './received-rows.ts';

describe('rows that are pasted', () => {
  it('are read from a sheet: weights with a comma, a size, a number; its head is left out', () => {
    expect(rowsOfPaste('Вес\tРазмер\tНомер\r\n3,42\t17\tzr-900001\n3.5\t\t\n')).toEqual([
      { weight: '3,42', measure: '17', serial: 'ZR-900001' },
      { weight: '3.5', measure: '', serial: '' },
    ]);
  });
});

describe('rows that are typed', () => {
  const row = { weight: '3,42', measure: '', serial: '' };
  it('are sent without empty fields; empty rows are none', () => {
    const rows = [row, { weight: '3.5', measure: '17,5', serial: 'zr-1' }, { ...row, weight: ' ' }];
    expect(piecesOf(rows, 'sizeMm')).toEqual([
      { weightGrams: 3.42 },
      { weightGrams: 3.5, sizeMm: 17.5, serial: 'ZR-1' },
    ]);
  });

  it.each([
    ['a weight that is no number', { ...row, weight: '3g' }],
    ['no weight', { ...row, weight: '', serial: 'ZR-1' }],
    ['a size that is no number', { ...row, measure: 'M' }],
  ])('with %s are not sent', (_what, wrong) => {
    expect(piecesOf([row, wrong], 'sizeMm')).toBeNull();
  });
});

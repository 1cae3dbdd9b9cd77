import { describe, expect, it } from 'vitest';
import { copyOf, piecesOf, pricesOf, rowsOfPaste } from './received-rows.ts';

describe('pasted rows', () => {
  it('are parsed from a spreadsheet: weights with a comma, a size, a number; its header is ignored', () => {
    expect(rowsOfPaste('Вес\tРазмер\tНомер\r\n3,42\t17\tzr-900001\t7 270 000\n3.5\t\t\n')).toEqual([
      { weight: '3,42', measure: '17', serial: 'ZR-900001', price: '7 270 000' },
      { weight: '3.5', measure: '', serial: '', price: '' },
    ]);
  });
});

describe('typed rows', () => {
  const row = { weight: '3,42', measure: '', serial: '', price: '' };
  it('are sent without empty fields; empty rows are ignored', () => {
    const rows = [
      row,
      { weight: '3.5', measure: '17,5', serial: 'zr-1', price: '' },
      { ...row, weight: ' ' },
    ];
    expect(piecesOf(rows, 'sizeMm')).toEqual([
      { weightGrams: 3.42 },
      { weightGrams: 3.5, sizeMm: 17.5, serial: 'ZR-1' },
    ]);
  });

  it.each([
    ['an invalid weight', { ...row, weight: '3g' }],
    ['no weight', { ...row, weight: '', serial: 'ZR-1' }],
    ['a price that is no sum', { ...row, price: '7 mln' }],
    ['a size that is no number', { ...row, measure: 'M' }],
  ])('with %s are not sent', (_what, wrong) => {
    expect(piecesOf([row, wrong], 'sizeMm')).toBeNull();
  });

  it('assign their prices to the resulting pieces; a copy has no number', () => {
    const rows = [row, { ...row, weight: ' ' }, { ...row, price: '7 270 000' }];
    expect(pricesOf(rows, ['ZR-1', 'ZR-2'])).toEqual([{ serial: 'ZR-2', to: 'SUM', price: 7_270_000 }]);
    expect(copyOf({ ...row, serial: 'ZR-1', price: '1' })).toEqual({ ...row, price: '1' });
  });
});

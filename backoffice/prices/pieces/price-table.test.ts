import { describe, expect, it } from 'vitest';
import { readPriceTable } from './price-table.ts';

describe('a pasted table of prices', () => {
  it('has a number, a price, and optionally a business price', () => {
    const text =
      'ZR-001017\t7 270 000\nZR-001018;6500000;5000000\n\n ZR-001019 6 500 000 \nZR-1\tФормула\nZR-2 soʻrov';
    expect(readPriceTable(text)).toEqual({
      rows: [
        { serial: 'ZR-001017', to: 'SUM', price: 7_270_000 },
        { serial: 'ZR-001018', to: 'SUM', price: 6_500_000, b2b: 5_000_000 },
        { serial: 'ZR-001019', to: 'SUM', price: 6_500_000 },
        { serial: 'ZR-1', to: 'FORMULA' },
        { serial: 'ZR-2', to: 'ON_REQUEST' },
      ],
      wrong: [],
    });
  });

  it.each(['ZR-1', 'ZR-1 much', 'ZR-1 0', 'ZR-1 -5', 'ZR-1 6,5', 'ZR-1;5;x', 'ZR-1 999999999999'])(
    'the line %j says no price',
    (line) => {
      expect(readPriceTable(`ZR-0 5\n${line}`)).toEqual({
        rows: [{ serial: 'ZR-0', to: 'SUM', price: 5 }],
        wrong: [2],
      });
    },
  );

  it('has at most 500 rows', () => {
    const text = Array.from({ length: 501 }, (_, nth) => `ZR-${nth} 5`).join('\n');
    expect(readPriceTable(text).wrong).toEqual([501]);
  });
});

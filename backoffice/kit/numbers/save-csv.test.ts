import { expect, it } from 'vitest';
import { csvOf } from './save-csv.ts';

it('uses the separator of the language’s spreadsheets, and contains no formulas', () => {
  const rows = [
    ['day', 'sold'],
    ['a "b"; c', 7],
    ['=1+1', -5],
  ];
  expect(csvOf(rows, 'ru')).toBe('\uFEFFday;sold\r\n"a ""b""; c";7\r\n\'=1+1;-5\r\n');
  expect(csvOf([['a', 1]], 'en')).toBe('\uFEFFa,1\r\n');
});

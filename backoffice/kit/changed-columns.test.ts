import { expect, it } from 'vitest';
import { changedColumns } from './changed-columns.ts';

it('a change lists each column once, with the values before and after', () => {
  const change = { before: { state: 'NEW', note: null }, after: { state: 'CONFIRMED', version: 2 } };
  expect(changedColumns(change)).toEqual([
    { column: 'state', before: 'NEW', after: 'CONFIRMED' },
    { column: 'note', before: null, after: null },
    { column: 'version', before: null, after: '2' },
  ]);
});

it('a new record has no values before', () => {
  expect(changedColumns({ before: null, after: { name: 'Aziz' } })).toEqual([
    { column: 'name', before: null, after: 'Aziz' },
  ]);
});

it('lists, booleans and texts in three languages are formatted for people', () => {
  const after = {
    tags: ['VIP', 'акт'],
    empty: [],
    engravable: true,
    name: { ru: 'Кольцо', uz: 'Uzuk', en: null },
  };
  expect(changedColumns({ before: null, after }).map((one) => one.after)).toEqual([
    'VIP, акт',
    null,
    '✓',
    'ru: Кольцо; uz: Uzuk; en: —',
  ]);
});

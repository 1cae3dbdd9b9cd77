import { expect, it } from 'vitest';
import { changedColumns } from './changed-columns.ts';

it('a change names each column once, with what it was and what it is', () => {
  const change = { before: { state: 'NEW', note: null }, after: { state: 'CONFIRMED', version: 2 } };
  expect(changedColumns(change)).toEqual([
    { column: 'state', before: 'NEW', after: 'CONFIRMED' },
    { column: 'note', before: null, after: null },
    { column: 'version', before: null, after: '2' },
  ]);
});

it('a record that was made had nothing before', () => {
  expect(changedColumns({ before: null, after: { name: 'Aziz' } })).toEqual([
    { column: 'name', before: null, after: 'Aziz' },
  ]);
});

it('lists, marks and texts in three languages are read by people', () => {
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

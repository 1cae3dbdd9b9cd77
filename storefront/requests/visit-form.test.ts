import { expect, it } from 'vitest';
import { checkVisit, readSerials, readVisit, toBookVisit } from './visit-form.ts';

it.each([
  ['', []],
  ['ZR-001842', ['ZR-001842']],
  [' zr-001842, ZR-001843;\nZR-001842 ', ['ZR-001842', 'ZR-001843']],
  ['1 2 3 4 5 6', null],
  ['№ 12', null],
])('the typed pieces %j are parsed as %j', (typed, serials) => {
  expect(readSerials(typed)).toEqual(serials);
});

it('a visit needs an hour, a phone and a name', () => {
  const empty = readVisit(new FormData());
  expect(Object.keys(checkVisit(empty, (key) => key))).toEqual(['time', 'phone', 'name']);
  const full = {
    storeId: '2',
    day: '2026-04-09',
    time: '11:00',
    pieces: 'zr-1',
    phone: '901234567',
    name: 'Dilnoza',
  };
  expect(checkVisit(full, (key) => key)).toEqual({});
  expect(toBookVisit(full)).toEqual({
    ...full,
    storeId: 2,
    pieces: ['ZR-1'],
    phone: '+998901234567',
    consent: true,
  });
});

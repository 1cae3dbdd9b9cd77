import { expect, it } from 'vitest';
import { newSince } from './new-since.ts';

const order = (nth: number) => ({ number: `Z-${nth}`, createdAt: `2026-04-08T07:00:0${nth}.000Z` });
const newest = order(5).createdAt;

it('counts orders created since the list was loaded, wherever its sort order puts them', () => {
  expect(newSince([order(7), order(6), order(5)], { newest, shown: [order(5), order(1)] })).toBe(2);
});

it('does not count an older order that moved onto the first page or into the view', () => {
  expect(newSince([order(4), order(2)], { newest, shown: [order(4)] })).toBe(0);
});

it('does not count an order that the list already shows, and counts every order of a shop that had none', () => {
  expect(newSince([order(7)], { newest, shown: [order(7)] })).toBe(0);
  expect(newSince([order(1)], { newest: null, shown: [] })).toBe(1);
});

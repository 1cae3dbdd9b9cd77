import { describe, expect, it } from 'vitest';
import {
  isView,
  type ListAddress,
  needsRows,
  numberTyped,
  queryOfAddress,
  unknownIn,
  viewIn,
  withFilter,
} from './list-address.ts';

const address: ListAddress = { words: ['q', 'sort', 'state'], switches: ['late'], sort: '-createdAt' };

describe('the address of a list', () => {
  it('is the query of the API, in the list’s default sort order unless it contains another one', () => {
    expect(queryOfAddress(new URLSearchParams('state=NEW,PAID&late=true&q=67'), address)).toEqual({
      state: 'NEW,PAID',
      late: true,
      q: '67',
      sort: '-createdAt',
    });
  });

  it('requests the count only once: a further page requests only rows', () => {
    expect(queryOfAddress(new URLSearchParams('sort=total'), address, 'abc')).toEqual({
      sort: 'total',
      cursor: 'abc',
      count: 'none',
    });
  });

  it('lists unknown parameters and ignores them', () => {
    const search = new URLSearchParams('state=NEW&color=red');
    expect(unknownIn(search, address)).toEqual(['color']);
    expect(unknownIn(new URLSearchParams('cols=number&density=compact'), address)).toEqual([]);
    expect(queryOfAddress(search, address)).not.toHaveProperty('color');
  });

  it('loses a filter that is emptied', () => {
    expect(withFilter(new URLSearchParams('state=NEW&late=true'), 'state', '').toString()).toBe('late=true');
  });

  it('matches a view by its filters, in any order', () => {
    expect(isView('state=NEW&sort=createdAt', new URLSearchParams('state=NEW'))).toBe(true);
    expect(isView('state=NEW', new URLSearchParams('state=NEW&late=true'))).toBe(false);
    expect(isView('state=NEW', new URLSearchParams('state=NEW&cols=number&density=compact'))).toBe(true);
  });

  it('reloads the rows for another filter, not for other columns', () => {
    const step = (before: string, after: string) =>
      needsRows({
        currentUrl: new URL(`http://shop/admin/orders${before}`),
        nextUrl: new URL(`http://shop/admin/orders${after}`),
        defaultShouldRevalidate: true,
      });
    expect(step('?state=NEW', '?state=NEW&cols=number,total&density=compact')).toBe(false);
    expect(step('?state=NEW', '?state=PAID')).toBe(true);
    expect(step('?state=NEW', '?state=NEW')).toBe(true);
  });

  it('matches, of two views with its filters, the one with its columns', () => {
    const views = [{ query: 'state=NEW' }, { query: 'cols=number,total&state=NEW' }];
    const found = (address: string) => viewIn(new URLSearchParams(address), views);
    expect(found('state=NEW&cols=number%2Ctotal')).toEqual([views[1]]);
    expect(found('state=NEW&sort=total')).toEqual([views[0]]);
    expect(found('state=PAID')).toEqual([]);
  });
});

it('a typed number is accepted completely, or not at all', () => {
  expect(['7 270 000', '3,42', '', '1e3', '3,', 'x'].map(numberTyped)).toEqual([
    '7270000',
    '3.42',
    '',
    null,
    null,
    null,
  ]);
});

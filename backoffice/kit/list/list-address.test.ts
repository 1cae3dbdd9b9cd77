import { describe, expect, it } from 'vitest';
import { isView, type ListAddress, queryOfAddress, unknownIn, withFilter } from './list-address.ts';

const address: ListAddress = { words: ['q', 'sort', 'state'], switches: ['late'], sort: '-createdAt' };

describe('the address of a list', () => {
  it('is the query of the API, in the list’s own order unless it says otherwise', () => {
    expect(queryOfAddress(new URLSearchParams('state=NEW,PAID&late=true&q=67'), address)).toEqual({
      state: 'NEW,PAID',
      late: true,
      q: '67',
      sort: '-createdAt',
    });
  });

  it('counts once: a further page only asks for rows', () => {
    expect(queryOfAddress(new URLSearchParams('sort=total'), address, 'abc')).toEqual({
      sort: 'total',
      cursor: 'abc',
      count: 'none',
    });
  });

  it('names what the list does not know, and leaves it out', () => {
    const search = new URLSearchParams('state=NEW&color=red');
    expect(unknownIn(search, address)).toEqual(['color']);
    expect(queryOfAddress(search, address)).not.toHaveProperty('color');
  });

  it('loses a filter that is emptied', () => {
    expect(withFilter(new URLSearchParams('state=NEW&late=true'), 'state', '').toString()).toBe('late=true');
  });

  it('is a view by its filters, in whatever order', () => {
    expect(isView('state=NEW&sort=createdAt', new URLSearchParams('state=NEW'))).toBe(true);
    expect(isView('state=NEW', new URLSearchParams('state=NEW&late=true'))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { queryOf, unknownIn, withFilter } from './list-query.ts';

describe('the address of the list', () => {
  it('is the query of the API, the latest first unless it says otherwise', () => {
    expect(queryOf(new URLSearchParams('state=NEW,PAID&late=true&q=67'))).toEqual({
      state: 'NEW,PAID',
      late: true,
      q: '67',
      sort: '-createdAt',
    });
  });

  it('counts once: a further page only asks for rows', () => {
    expect(queryOf(new URLSearchParams('sort=total'), 'abc')).toEqual({
      sort: 'total',
      cursor: 'abc',
      count: 'none',
    });
  });

  it('names what the list does not know, and leaves it out', () => {
    const search = new URLSearchParams('state=NEW&color=red');
    expect(unknownIn(search)).toEqual(['color']);
    expect(queryOf(search)).not.toHaveProperty('color');
  });

  it('loses a filter that is emptied', () => {
    expect(withFilter(new URLSearchParams('state=NEW&late=true'), 'state', '').toString()).toBe('late=true');
  });
});

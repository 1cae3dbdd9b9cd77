import { describe, expect, it } from 'vitest';
import { moved, shownColumns, withColumns } from './list-columns.ts';

const known = {
  all: ['number', 'state', 'total', 'since'] as const,
  usual: ['number', 'state', 'total'] as const,
};
const shown = (address: string) => shownColumns(new URLSearchParams(address), known);

describe('the columns of a list', () => {
  it('BO-23: are those of its address, in its order, after the one that opens the row', () => {
    expect(shown('')).toEqual(['number', 'state', 'total']);
    expect(shown('cols=since,state')).toEqual(['number', 'since', 'state']);
    expect(shown('cols=color')).toEqual(['number', 'state', 'total']);
  });

  it('stand in the address only where they are not the usual ones', () => {
    const search = new URLSearchParams('state=NEW&cols=number,since');
    expect(withColumns(search, ['number', 'total'], known.usual).get('cols')).toBe('number,total');
    expect(withColumns(search, known.usual, known.usual).toString()).toBe('state=NEW');
  });

  it('change places, but not with the first', () => {
    expect(moved(['number', 'state', 'total'], 'total', -1)).toEqual(['number', 'total', 'state']);
    expect(moved(['number', 'state', 'total'], 'state', -1)).toEqual(['number', 'state', 'total']);
    expect(moved(['number', 'state', 'total'], 'total', 1)).toEqual(['number', 'state', 'total']);
  });
});

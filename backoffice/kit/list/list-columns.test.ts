import { describe, expect, it } from 'vitest';
import {
  moved,
  pinnedIn,
  shownColumns,
  widthsIn,
  withColumns,
  withPinned,
  withWidth,
} from './list-columns.ts';

const known = {
  all: ['number', 'state', 'total', 'since'] as const,
  defaults: ['number', 'state', 'total'] as const,
};
const shown = (address: string) => shownColumns(new URLSearchParams(address), known);

describe('the columns of a list', () => {
  it('BO-23: are those of its address, in its order, after the one that opens the row', () => {
    expect(shown('')).toEqual(['number', 'state', 'total']);
    expect(shown('cols=since,state')).toEqual(['number', 'since', 'state']);
    expect(shown('cols=color')).toEqual(['number', 'state', 'total']);
  });

  it('are written in the address only if they are not the default ones', () => {
    const search = new URLSearchParams('state=NEW&cols=number,since');
    expect(withColumns(search, ['number', 'total'], known.defaults).get('cols')).toBe('number,total');
    expect(withColumns(search, known.defaults, known.defaults).toString()).toBe('state=NEW');
  });

  it('can be moved, except the first', () => {
    expect(moved(['number', 'state', 'total'], 'total', -1)).toEqual(['number', 'total', 'state']);
    expect(moved(['number', 'state', 'total'], 'state', -1)).toEqual(['number', 'state', 'total']);
    expect(moved(['number', 'state', 'total'], 'total', 1)).toEqual(['number', 'state', 'total']);
  });

  it('are pinned after the pinned ones, and unpinned before the others', () => {
    const columns = ['number', 'state', 'total', 'since'] as const;
    expect(withPinned(columns, 1, 'total')).toEqual({
      columns: ['number', 'total', 'state', 'since'],
      pinned: 2,
    });
    expect(withPinned(['number', 'total', 'state', 'since'], 3, 'total')).toEqual({
      columns: ['number', 'state', 'total', 'since'],
      pinned: 2,
    });
    expect(withPinned(columns, 4, 'number').pinned).toBe(4);
    expect(
      ['', 'pin=3', 'pin=0', 'pin=99', 'pin=x'].map((one) => pinnedIn(new URLSearchParams(one))),
    ).toEqual([1, 3, 1, 4, 1]);
  });

  it('have the widths of the address, within limits', () => {
    const search = new URLSearchParams('widths=number:180,total:9,color:50,state:x');
    expect(widthsIn(search, known.all)).toEqual({ number: 180, total: 56 });
    const wider = withWidth(search, known.all, { name: 'total', width: 133.4 });
    expect(wider.get('widths')).toBe('number:180,total:133');
    const own = withWidth(wider, known.all, { name: 'number', width: null });
    expect(own.get('widths')).toBe('total:133');
    expect(withWidth(own, known.all, { name: 'total', width: null }).toString()).toBe('');
  });
});

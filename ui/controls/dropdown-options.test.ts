import { describe, expect, it } from 'vitest';
import { findOptions, isDrag, moveActive } from './dropdown-options.ts';

const options = ['Mirzo Ulugʻbek tumani', 'Bektemir tumani', 'Yunusobod tumani'].map((label) => ({
  value: label,
  label,
}));

describe('the searchable dropdown', () => {
  it('finds a name with any apostrophe or none', () => {
    for (const typed of ["ulug'bek", 'Ulug‘bek', 'ULUGBEK', ' ulugʻbek '])
      expect(findOptions(options, typed)).toEqual([options[0]]);
  });

  it('finds nothing for an unknown text', () => {
    expect(findOptions(options, 'Samarqand')).toEqual([]);
  });

  it('moves within the list by keys', () => {
    expect(moveActive(0, 'ArrowUp', 3)).toBe(0);
    expect(moveActive(2, 'ArrowDown', 3)).toBe(2);
    expect(moveActive(0, 'End', 3)).toBe(2);
  });

  it('treats a touch that moved more than 5 px as a scroll', () => {
    expect(isDrag({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(false);
    expect(isDrag({ x: 0, y: 0 }, { x: 0, y: 6 })).toBe(true);
  });
});

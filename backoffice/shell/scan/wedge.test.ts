import { describe, expect, it } from 'vitest';
import { Wedge } from './wedge.ts';

/** The results of typing these keys, one every `gap` ms. */
function type(keys: readonly string[], gap: number): (string | null)[] {
  const wedge = new Wedge();
  return keys.map((key, index) => wedge.read(key, 1000 + index * gap)).filter((read) => read !== null);
}

describe('a wedge scanner', () => {
  it('types fast and ends with Enter; Shift between letters is ignored', () => {
    expect(type(['Shift', 'Z', 'Shift', 'R', '-', '0', '0', '1', 'Enter'], 8)).toEqual(['ZR-001']);
  });

  it('reads the number of a transfer, which is the shortest code', () => {
    expect(type(['T', '-', '1', 'Enter'], 8)).toEqual(['T-1']);
  });

  it('is not a person: slow keys, or a letter before a late Enter, are ignored', () => {
    expect(type([...Array.from('ZR-001'), 'Enter'], 120)).toEqual([]);
    expect(type(['c', 'Enter'], 8)).toEqual([]);
  });

  it('begins where the fast keys begin', () => {
    const wedge = new Wedge();
    wedge.read('j', 0);
    for (const [index, key] of Array.from('ZR-002').entries()) wedge.read(key, 900 + index * 5);
    expect(wedge.read('Enter', 935)).toBe('ZR-002');
  });
});

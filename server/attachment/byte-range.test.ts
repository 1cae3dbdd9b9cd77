import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

describe('a byte range of a video', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=100-', { start: 100, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['items=0-1', 'whole'],
    ['bytes=-', 'whole'],
  ])('%j of 1000 bytes is read as %j', (header, range) => {
    expect(readRange(header, 1000)).toEqual(range);
  });

  it('is always inside the file', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat({ max: 5000 }), (from, to, bytes) => {
        const range = readRange(`bytes=${from}-${to}`, bytes);
        const isInside = typeof range === 'string' || (range.start <= range.end && range.end < bytes);
        expect(isInside).toBe(true);
      }),
    );
  });
});

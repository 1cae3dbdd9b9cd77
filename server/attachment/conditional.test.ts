import { describe, expect, it } from 'vitest';
import { isKnown, isRangeOf } from './conditional.ts';

const version = { etag: '"a1"', modifiedAt: new Date('2026-11-21T10:00:00.700Z') };
const sameSecond = 'Sat, 21 Nov 2026 10:00:00 GMT';
const earlier = 'Sat, 21 Nov 2026 09:59:59 GMT';

describe('who has a version already', () => {
  it.each([
    [{ 'if-none-match': '"a1"' }, true],
    [{ 'if-none-match': 'W/"a1"' }, true],
    [{ 'if-none-match': '"b2", "a1"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"b2"' }, false],
    [{ 'if-none-match': 'a1' }, false],
    [{ 'if-modified-since': sameSecond }, true],
    [{ 'if-modified-since': earlier }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    [{ 'if-none-match': '"b2"', 'if-modified-since': sameSecond }, false],
    [{}, false],
  ])('and says %j: %s', (headers, known) => {
    expect(isKnown(headers, version)).toBe(known);
  });

  it('is not decided by a date where a version has none', () => {
    expect(isKnown({ 'if-modified-since': sameSecond }, { etag: '"a1"' })).toBe(false);
  });
});

describe('a part', () => {
  it.each([
    [{}, true],
    [{ 'if-range': '"a1"' }, true],
    [{ 'if-range': '"b2"' }, false],
    [{ 'if-range': 'W/"a1"' }, false],
    [{ 'if-range': sameSecond }, true],
    [{ 'if-range': earlier }, false],
    [{ 'if-range': 'soon' }, false],
  ])('wanted with %j is of this version: %s', (headers, same) => {
    expect(isRangeOf(headers, version)).toBe(same);
  });
});

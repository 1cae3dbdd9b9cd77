import { describe, expect, it } from 'vitest';
import { isKnown, isRangeOf } from './conditional.ts';

const version = { etag: '"a1"', modifiedAt: new Date('2026-11-21T10:00:00.700Z') };
const sameSecond = 'Sat, 21 Nov 2026 10:00:00 GMT';
const earlier = 'Sat, 21 Nov 2026 09:59:59 GMT';

describe('a conditional request', () => {
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
  ])('with %j matches the current version: %s', (headers, known) => {
    expect(isKnown(headers, version)).toBe(known);
  });

  it('does not match by date if the version has none', () => {
    expect(isKnown({ 'if-modified-since': sameSecond }, { etag: '"a1"' })).toBe(false);
  });
});

describe('a conditional range request', () => {
  it.each([
    [{}, true],
    [{ 'if-range': '"a1"' }, true],
    [{ 'if-range': '"b2"' }, false],
    [{ 'if-range': 'W/"a1"' }, false],
    [{ 'if-range': sameSecond }, true],
    [{ 'if-range': earlier }, false],
    [{ 'if-range': 'soon' }, false],
  ])('with %j is for the current version: %s', (headers, same) => {
    expect(isRangeOf(headers, version)).toBe(same);
  });
});

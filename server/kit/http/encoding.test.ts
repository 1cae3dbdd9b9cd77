import { describe, expect, it } from 'vitest';
import { acceptsBrotli, encodingOnce } from './encoding.ts';

describe('the encoding of a response that is sent once', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', null],
    [undefined, null],
  ] as const)('for Accept-Encoding %s: %s', (header, encoding) => {
    expect(encodingOnce(header)).toBe(encoding);
  });

  it('a cached page is stored in brotli only', () => {
    expect(acceptsBrotli('gzip, br;q=0.9')).toBe(true);
    expect(acceptsBrotli('zstd, gzip')).toBe(false);
  });
});

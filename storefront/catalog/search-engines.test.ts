import { describe, expect, it } from 'vitest';
import { readListingQuery } from './listing-query.ts';
import { canonicalListing, isListed } from './search-engines.ts';

const read = (search: string) => readListingQuery(new URLSearchParams(search));

describe('a listing in search engines', () => {
  it.each([
    '',
    'metal=yellow',
    'stone=diamond',
    'probe=585',
    'occasion=wedding',
    'maxPrice=3000000',
    'page=2',
    'metal=yellow&page=2',
  ])('?%s may be indexed under its own address', (search) => {
    expect(isListed(read(search))).toBe(true);
    expect(canonicalListing(read(search))).toBe(search);
  });

  it.each([
    ['ringSize=17', ''],
    ['style=openwork', ''],
    ['metal=yellow&style=openwork', 'metal=yellow'],
    ['sort=discount', ''],
    ['storeId=2', ''],
    ['sort=price', ''],
    ['q=uzuk', ''],
    ['maxPrice=3100000', ''],
    ['minPrice=3000000&maxPrice=6000000', ''],
    ['metal=red,yellow', ''],
    ['metal=yellow&ringSize=17', 'metal=yellow'],
    ['metal=yellow&probe=585&page=2', 'metal=yellow'],
    ['stone=diamond&sort=price', 'stone=diamond'],
  ])('?%s may not be indexed; its canonical query: ?%s', (search, nearest) => {
    expect(isListed(read(search))).toBe(false);
    expect(canonicalListing(read(search))).toBe(nearest);
  });
});

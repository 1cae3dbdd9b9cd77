import { describe, expect, it } from 'vitest';
import { apiQuery, canonicalSearch, emptyQuery, isCanonical, readListingQuery } from './listing-query.ts';
import { filtersOf, toggleValue, withoutFilter, withoutFilters } from './listing-filters.ts';

const read = (search: string) => readListingQuery(new URLSearchParams(search));
const canonical = (search: string) => canonicalSearch(read(search));

describe('the address of a listing', () => {
  it.each([
    ['probe=585&probe=750', 'probe=585,750'],
    ['probe=750,585,750', 'probe=585,750'],
    ['ringSize=17&metal=yellow', 'metal=yellow&ringSize=17'],
    ['ringSize=17.5,17,16', 'ringSize=16,17,17.5'],
    ['probe=&minPrice=&maxPrice=&sort=popular&page=1', ''],
    ['utm_source=telegram&metal=white', 'metal=white'],
    ['metal=%3Cscript%3E', ''],
    ['inStore=on&inStock=false', 'inStore=1'],
    ['certified=1&lastOne=1&isNew=on&onSale=1&inStock=1', 'inStock=1&lastOne=1&isNew=1&onSale=1&certified=1'],
    ['lastOne=1&ringSize=17&maxCarat=1&minWeight=3', 'ringSize=17&minWeight=3&maxCarat=1&lastOne=1'],
    ['page=2&sort=-price', 'sort=-price&page=2'],
    ['page=-3', ''],
    ['page=two', ''],
    ['sort=dearest', ''],
    ['q=%20oltin%20%20uzuk%20', 'q=oltin%20uzuk'],
  ])('%s is written as %s', (search, expected) => {
    expect(canonical(search)).toBe(expected);
  });

  it.each([
    ['minPrice=5', 'minPrice=5000000'],
    ['minPrice=1,5', 'minPrice=1500000'],
    ['maxPrice=6 650 000', 'maxPrice=6650000'],
    ['maxPrice=6.650.000', 'maxPrice=6650000'],
    ['minPrice=10&maxPrice=3', 'minPrice=3000000&maxPrice=10000000'],
    ['minPrice=cheap', ''],
    ['minPrice=0', ''],
    ['minWeight=3,10&maxWeight=3.5', 'minWeight=3.1&maxWeight=3.5'],
    ['minCarat=1&maxCarat=0,3', 'minCarat=0.3&maxCarat=1'],
  ])('a range typed as %s means %s', (search, expected) => {
    expect(canonical(search)).toBe(expected);
  });

  it('is canonical whatever its percent-encoding', () => {
    const query = read('probe=585,750');
    expect(isCanonical(new URLSearchParams('probe=585%2C750'), query)).toBe(true);
    expect(isCanonical(new URLSearchParams('probe=585&probe=750'), query)).toBe(false);
    expect(isCanonical(new URLSearchParams('probe=585,750&sort='), query)).toBe(false);
    expect(isCanonical(new URLSearchParams(''), emptyQuery)).toBe(true);
  });

  it('requests the category of the path from the API, with a page counted from 0', () => {
    expect(
      apiQuery(read('ringSize=17&maxPrice=5&minCarat=0.3&inStore=1&lastOne=1&page=2&sort=weight'), {
        facet: 'category',
        slug: 'rings',
      }),
    ).toEqual({
      category: 'rings',
      ringSize: '17',
      maxPrice: 5_000_000,
      minCarat: 0.3,
      inStore: true,
      lastOne: true,
      sort: 'weight',
      page: 1,
    });
  });
});

describe('the sort order of a listing', () => {
  it.each([
    ['q=uzuk', null, 'q=uzuk'],
    ['q=uzuk&sort=relevance', null, 'q=uzuk'],
    ['q=uzuk&sort=popular', 'popular', 'q=uzuk&sort=popular'],
    ['sort=popular', null, ''],
    ['sort=relevance', null, ''],
    ['sort=discount', 'discount', 'sort=discount'],
    ['sort=nonsense', null, ''],
  ])('?%s is %s and is written ?%s', (search, sort, written) => {
    expect(read(search).sort).toBe(sort);
    expect(canonicalSearch(read(search))).toBe(written);
  });

  it('is sent to the API if it is not the default', () => {
    expect(apiQuery(read('q=uzuk&sort=popular'))).toEqual({ q: 'uzuk', sort: 'popular', page: 0 });
    expect(apiQuery(read('q=uzuk'))).toEqual({ q: 'uzuk', page: 0 });
  });
});

describe('the filters of a listing', () => {
  it('are added and removed one at a time, and return to the first page', () => {
    const one = toggleValue(read('probe=585&page=3'), 'probe', '375');
    expect(canonicalSearch(one)).toBe('probe=375,585');
    expect(canonicalSearch(toggleValue(one, 'probe', '585'))).toBe('probe=375');
    expect(canonicalSearch(toggleValue(read('probe=585'), 'probe', '585'))).toBe('');
  });

  it('can each be removed on its own', () => {
    const search =
      'metal=yellow&ringSize=17&minPrice=3000000&maxPrice=6000000&minWeight=3&maxCarat=1&inStock=1&onSale=1';
    const query = read(search);
    expect(filtersOf(query).map((filter) => canonicalSearch(withoutFilter(query, filter)))).toEqual([
      'ringSize=17&minPrice=3000000&maxPrice=6000000&minWeight=3&maxCarat=1&inStock=1&onSale=1',
      'metal=yellow&minPrice=3000000&maxPrice=6000000&minWeight=3&maxCarat=1&inStock=1&onSale=1',
      'metal=yellow&ringSize=17&minWeight=3&maxCarat=1&inStock=1&onSale=1',
      'metal=yellow&ringSize=17&minPrice=3000000&maxPrice=6000000&maxCarat=1&inStock=1&onSale=1',
      'metal=yellow&ringSize=17&minPrice=3000000&maxPrice=6000000&minWeight=3&inStock=1&onSale=1',
      'metal=yellow&ringSize=17&minPrice=3000000&maxPrice=6000000&minWeight=3&maxCarat=1&onSale=1',
      'metal=yellow&ringSize=17&minPrice=3000000&maxPrice=6000000&minWeight=3&maxCarat=1&inStock=1',
    ]);
  });

  it('are cleared together; the search text and the sort order stay', () => {
    expect(canonicalSearch(withoutFilters(read('q=uzuk&metal=yellow&sort=price&page=2')))).toBe(
      'q=uzuk&sort=price',
    );
  });
});

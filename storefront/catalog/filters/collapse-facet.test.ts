import { describe, expect, it } from 'vitest';
import { readListingQuery } from '../listing-query.ts';
import { collapseFacet } from './collapse-facet.ts';
import type { FacetView } from './facet-view.ts';

const facetOf = (name: FacetView['name'], counts: number[]): FacetView => ({
  name,
  label: name,
  options: counts.map((count, index) => ({ value: `v${index}`, label: `v${index}`, count })),
});
const shown = (facet: FacetView, search = '') => {
  const { options, total } = collapseFacet(facet, readListingQuery(new URLSearchParams(search)));
  return { values: options.map(({ value }) => value).join(' '), total };
};
const twelve = Array.from({ length: 12 }, () => 1);

describe('a long facet', () => {
  it('shows eight values at first, and the number of all', () => {
    expect(shown(facetOf('stone', twelve))).toEqual({ values: 'v0 v1 v2 v3 v4 v5 v6 v7', total: 12 });
  });

  it('shows values with results first, in their order', () => {
    expect(shown(facetOf('stone', [0, 0, ...twelve])).values).toBe('v2 v3 v4 v5 v6 v7 v8 v9');
    expect(shown(facetOf('stone', [0, 1, ...twelve.map(() => 0)])).values).toBe('v0 v1 v2 v3 v4 v5 v6 v7');
  });

  it('always shows the chosen values', () => {
    expect(shown(facetOf('stone', twelve), 'stone=v11').values).toBe('v0 v1 v2 v3 v4 v5 v6 v7 v11');
  });

  it('is shown whole if the address says so', () => {
    const { values, total } = shown(facetOf('stone', twelve), 'all=stone');
    expect([values.split(' ').length, total]).toEqual([12, 12]);
  });

  it('is not collapsed to hide only two values, and a grid of sizes never is', () => {
    expect(shown(facetOf('stone', twelve.slice(2)))).toMatchObject({ total: undefined });
    expect(shown(facetOf('ringSize', twelve))).toMatchObject({ total: undefined });
  });
});

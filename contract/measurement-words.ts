import { facetNames, switchNames } from './words.ts';

// The closed lists that the browser's measuring part and the contract of its events share. No schema library here.

/** Where a piece was seen or chosen. */
export const measuredLists = [
  'listing',
  'search',
  'new',
  'set',
  'related',
  'viewed',
  'favorites',
  'compare',
  'collection',
  'moment',
  'cart',
  'banner',
  'other',
] as const;

/** Names of the address that filter a list; lower and upper bounds are reported under one name. */
export const measuredFilters = [...facetNames, 'price', 'weight', 'carat', ...switchNames, 'sort'] as const;

/** What a browser runs on. */
export const measuredDevices = ['phone', 'tablet', 'desktop'] as const;

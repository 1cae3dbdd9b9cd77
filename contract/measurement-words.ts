import { facetNames, switchNames } from './words.ts';

// Closed lists shared by the browser's measurement code and the contract of its events. Must not import the schema library.

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

/** Query parameters that filter a list; lower and upper bounds are reported under one name. */
export const measuredFilters = [...facetNames, 'price', 'weight', 'carat', ...switchNames, 'sort'] as const;

/** Device classes of a browser. */
export const measuredDevices = ['phone', 'tablet', 'desktop'] as const;

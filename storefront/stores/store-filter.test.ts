import { expect, it } from 'vitest';
import { filterStores, queryOf, readFilter } from './store-filter.ts';
import type { StoreView } from './store-view.ts';

const store = (slug: string, region: string, services: string[], closes: string): StoreView => ({
  id: 1,
  slug,
  name: slug,
  address: '',
  city: '',
  region,
  directions: '',
  phone: '',
  latitude: 0,
  longitude: 0,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '10:00', closes })),
  exceptions: [],
  services,
  photo: null,
  photoAlt: '',
});
const stores = [
  store('amir-temur', 'tashkent-city', ['fitting', 'engraving-same-day'], '20:00'),
  store('chilonzor', 'tashkent-city', ['fitting', 'cleaning'], '21:00'),
  store('samarqand', 'samarkand', ['fitting', 'engraving'], '19:00'),
];
const found = (query: string, now = '2026-11-21T08:00:00Z') =>
  filterStores(stores, readFilter(new URLSearchParams(query), stores), now).map(({ slug }) => slug);

it.each([
  ['', ['amir-temur', 'chilonzor', 'samarqand']],
  ['city=samarkand', ['samarqand']],
  ['city=atlantis&service=juggling', ['amir-temur', 'chilonzor', 'samarqand']],
  ['service=engraving', ['amir-temur', 'samarqand']],
  ['service=engraving&city=tashkent-city', ['amir-temur']],
  ['service=trade-in', []],
])('%s shows %j', (query, slugs) => {
  expect(found(query)).toEqual(slugs);
});

it('stores that are open now, by Tashkent time', () => {
  expect(found('open=1', '2026-11-21T14:59:00Z')).toEqual(['amir-temur', 'chilonzor']);
  expect(found('open=1', '2026-11-21T15:00:00Z')).toEqual(['chilonzor']);
  expect(found('open=1', '2026-11-21T16:00:00Z')).toEqual([]);
});

it('the filter is part of the address', () => {
  const query = 'city=samarkand&service=engraving&open=1';
  expect(new URLSearchParams(queryOf(readFilter(new URLSearchParams(query), stores))).toString()).toBe(query);
});

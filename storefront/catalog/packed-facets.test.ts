import { expect, it } from 'vitest';
import { facetsOf, packFacets, type FacetView } from './packed-facets.ts';

const facets: FacetView[] = [
  {
    name: 'metal',
    label: 'Металл',
    options: [
      { value: 'yellow', label: 'Жёлтое золото', count: 62 },
      { value: 'platinum', label: 'Платина', count: 0 },
    ],
  },
  { name: 'ringSize', label: 'Размер', options: [{ value: '17.5', label: '17.5', count: 7 }] },
  { name: 'laboratory', label: 'Сертификат', options: [] },
];

it('facets travel as one text and come out as they went in', () => {
  expect(facetsOf({ facets: packFacets(facets) })).toEqual(facets);
  expect(facetsOf({ facets: packFacets([]) })).toEqual([]);
});

it('a name of the shop with a sign of the text in it spoils nothing', () => {
  const odd: FacetView = {
    name: 'storeId',
    label: 'Магазин',
    options: [{ value: '1', label: 'Чорсу|2~этаж', count: 3 }],
  };
  expect(facetsOf({ facets: packFacets([odd, ...facets]) })).toEqual([
    { ...odd, options: [{ value: '1', label: 'Чорсу 2 этаж', count: 3 }] },
    ...facets,
  ]);
});

import { expect, it } from 'vitest';
import { visibleParts, viewPriceParts } from './price-parts-view.ts';
import { viewStories } from '../facts/story.tsx';

it('the parts of a price are sent as four numbers per piece, and omitted if none are known', () => {
  const parts = { itemId: 7, metalRate: 1_170_000, metal: 4_001_400, stones: 600_000, work: 2_668_600 };
  expect(viewPriceParts([{ ...parts, isMadeByTheGram: false }])).toEqual({
    isMadeByTheGram: false,
    pieces: { '7': [1_170_000, 4_001_400, 600_000, 2_668_600] },
  });
  expect(viewPriceParts([])).toBeNull();
});

it('a preview of a point in time shows only the parts that make up the price at that time', () => {
  const parts = { metalRate: 1, metal: 400, stones: 60, work: 40, isMadeByTheGram: false };
  const items = [
    { id: 1, b2CFixed: 500, oldPrice: null },
    { id: 2, b2CFixed: 450, oldPrice: 500 },
    { id: 3, b2CFixed: 900, oldPrice: null },
  ];
  const shown = visibleParts(
    [1, 2, 3, 4].map((itemId) => ({ itemId, ...parts })),
    items,
  );
  expect(shown.map(({ itemId }) => itemId)).toEqual([1, 2]);
});

it('links to a moment appear in the languages it is written in, two at most', () => {
  const moment = (product: string, titleEn: string) => ({
    id: 1,
    product,
    titleUz: 'Nikoh kuni',
    titleRu: 'День никаха',
    titleEn,
    leadUz: 'Ikki uzuk',
    leadRu: 'Два кольца',
    leadEn: '',
    order: 1,
    cover: { url: '/cover.jpg' },
  });
  const moments = [
    moment('nikoh', ''),
    moment('ona', 'For mother'),
    moment('hayit', 'Hayit'),
    moment('yil', 'Years'),
  ];
  expect(viewStories(moments, 'en').map(({ href }) => href)).toEqual([
    '/en/ona-moments',
    '/en/hayit-moments',
  ]);
  expect(viewStories(moments, 'uz')[0]).toEqual({
    title: 'Nikoh kuni',
    lead: 'Ikki uzuk',
    href: '/uz/nikoh-moments',
    image: '/cover.jpg',
  });
});

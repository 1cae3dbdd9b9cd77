import { expect, it } from 'vitest';
import { viewPriceParts } from './price-parts-view.ts';
import { viewStories } from '../facts/story.tsx';

it('the parts of a price travel as four numbers a piece, and not at all where none is known', () => {
  const parts = { itemId: 7, metalRate: 1_170_000, metal: 4_001_400, stones: 600_000, work: 2_668_600 };
  expect(viewPriceParts([{ ...parts, isMadeByTheGram: false }])).toEqual({
    isMadeByTheGram: false,
    pieces: { '7': [1_170_000, 4_001_400, 600_000, 2_668_600] },
  });
  expect(viewPriceParts([])).toBeNull();
});

it('a moment is linked in the languages it is written in, and at most two moments', () => {
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

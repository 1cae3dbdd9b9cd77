import { describe, expect, it } from 'vitest';
import type { Attachment, ProductCard } from '#contract/catalog/catalog.ts';
import type { Moment } from '#contract/catalog/moment.ts';
import { relatedTo, teasersOf, viewMoment } from './moment-view.ts';

const picture = (id: number, kind: Attachment['kind'] = 'IMAGE'): Attachment => ({
  id,
  url: `/p/${id}`,
  kind,
  altUz: 'Uzuk',
  altRu: 'Кольцо',
  altEn: 'A ring',
  width: 1200,
  height: 1500,
  placeholder: null,
});
const card = (id: number, itemCount: number): ProductCard => ({
  id,
  nameUz: `uz ${id}`,
  nameRu: `ru ${id}`,
  nameEn: `en ${id}`,
  artikul: `ZR-${id}`,
  state: 'ACTIVE',
  slugUz: `u-${id}`,
  slugRu: `r-${id}`,
  slugEn: `e-${id}`,
  attachments: [],
  hoverAttachment: null,
  mainItem: { b2BFixed: null, b2CFixed: 5_000_000 },
  favorite: false,
  currency: 'UZS',
  discountIndex: 22,
  discount: true,
  oldPrice: 5_000_000,
  categoryId: 1,
  isDiamond: false,
  kind: 'jewel',
  metal: 'yellow',
  probes: [585],
  sizes: [],
  stockState: itemCount > 0 ? 'IN_STOCK' : 'SOLD_OUT',
  itemCount,
  minWeight: null,
  maxWeight: null,
  laboratories: [],
  isNew: false,
  looseStone: null,
});
const moment: Moment = {
  id: 1,
  product: 'nikoh',
  titleUz: 'Nikoh',
  titleRu: 'Никах',
  titleEn: '',
  leadUz: 'Ikki uzuk',
  leadRu: 'Два кольца',
  leadEn: '',
  order: 0,
  cover: picture(1),
  scenes: [
    {
      textUz: 'Bir',
      textRu: 'Раз\n\nи ещё раз',
      textEn: '',
      media: picture(1),
      hotspots: [
        { productId: 7, x: 40, y: 60 },
        { productId: 8, x: 60, y: 40 },
      ],
      productIds: [7, 8],
    },
    {
      textUz: 'Ikki',
      textRu: 'Два',
      textEn: '',
      media: picture(2, 'VIDEO'),
      hotspots: [{ productId: 8, x: 1, y: 1 }],
      productIds: [8],
    },
  ],
  practicalUz: 'Qanday tanlash',
  practicalRu: 'Как выбрать',
  practicalEn: '',
  practicalTextUz: 'Kechqurun',
  practicalTextRu: 'Вечером',
  practicalTextEn: '',
  category: {
    id: 3,
    nameUz: 'Uzuklar',
    nameRu: 'Кольца',
    nameEn: 'Rings',
    slugUz: 'uzuklar',
    slugRu: 'koltsa',
    slugEn: 'rings',
  },
  productIds: [8, 7],
};

describe('a moment on its page', () => {
  it('opens with the cover and its pieces; that scene does not repeat the picture', () => {
    const view = viewMoment(moment, [card(7, 2), card(8, 1)], 'ru');
    expect(view.coverSpots).toEqual([
      { id: 7, x: 40, y: 60 },
      { id: 8, x: 60, y: 40 },
    ]);
    expect(view.scenes).toMatchObject([
      { media: null, spots: [], paragraphs: ['Раз', 'и ещё раз'], pieces: [7, 8] },
      { media: { isVideo: true, ratio: 0.8 }, pieces: [8] },
    ]);
    expect(view.tiles.map(({ href }) => href)).toEqual(['/product/r-8', '/product/r-7']);
    expect(view.category).toEqual({ name: 'Кольца', href: '/catalog/koltsa' });
  });

  it('omits sold pieces in the pictures, the strips and the tray', () => {
    const view = viewMoment(moment, [card(7, 0), card(8, 1)], 'uz');
    expect(view.coverSpots.map(({ id }) => id)).toEqual([8]);
    expect(view.scenes.map(({ pieces }) => pieces)).toEqual([[8], [8]]);
    expect(view.tiles.map(({ id }) => id)).toEqual([8]);
    expect(viewMoment(moment, [], 'uz').tiles).toEqual([]);
  });

  it('is shown in Russian if it is not translated, and lists the languages it is written in', () => {
    const view = viewMoment(moment, [], 'en');
    expect(view).toMatchObject({ readIn: 'ru', title: 'Никах', practical: { title: 'Как выбрать' } });
    expect(view.written.toSorted()).toEqual(['ru', 'uz', 'uz-Cyrl']);
    expect(viewMoment(moment, [], 'uz')).toMatchObject({ readIn: 'uz', lead: 'Ikki uzuk' });
  });
});

describe('a list of moments', () => {
  const cards = ['a', 'b', 'c', 'd'].map((product) => ({ ...moment, product, cover: { url: '/p/1' } }));

  it('contains only moments written in the page’s language', () => {
    expect(teasersOf(cards, 'en')).toEqual([]);
    expect(teasersOf(cards.slice(0, 1), 'uz')).toEqual([
      { href: '/uz/a-moments', title: 'Nikoh', lead: 'Ikki uzuk', image: '/p/1' },
    ]);
  });

  it('continues with the following moments, and starts over at its end', () => {
    expect(relatedTo('c', cards, 2).map(({ product }) => product)).toEqual(['d', 'a']);
    expect(relatedTo('a', cards, 9).map(({ product }) => product)).toEqual(['b', 'c', 'd']);
  });
});

import { expect, it } from 'vitest';
import type { DeliveryCity } from '#contract/cart.ts';
import type { ContentPage, PageBlock } from '#contract/page.ts';
import { contentView } from './content-view.ts';

const paragraph = (text: string): PageBlock => ({ kind: 'paragraph', text: [text] });
const page = (body: Partial<Pick<ContentPage, 'bodyRu' | 'bodyUz' | 'bodyEn'>>): ContentPage => ({
  slug: 'delivery',
  titleUz: 'Yetkazib berish',
  titleRu: 'Доставка',
  titleEn: 'Delivery',
  descriptionUz: '',
  descriptionRu: '',
  descriptionEn: '',
  bodyUz: [],
  bodyRu: [],
  bodyEn: [],
  updatedAt: '2026-04-01T00:00:00Z',
  ...body,
});
const view = (body: Parameters<typeof page>[0], cities: DeliveryCity[] = []) =>
  contentView({ page: page(body), cities, stores: [], preciousMetals: [] }, 'en');

it('the text before the first heading is the introduction, each heading begins a section', () => {
  const shown = view({
    bodyEn: [
      paragraph('lead'),
      { kind: 'heading', text: 'One' },
      paragraph('1'),
      { kind: 'heading', text: 'Two' },
    ],
  });
  expect(shown.intro).toEqual([paragraph('lead')]);
  expect(shown.sections).toEqual([
    { id: 's1', title: 'One', blocks: [paragraph('1')] },
    { id: 's2', title: 'Two', blocks: [] },
  ]);
});

it('a page without a translation shows its Russian text, with that language declared', () => {
  const shown = view({ bodyRu: [paragraph('Курьер')] });
  expect(shown).toMatchObject({ language: 'ru', intro: [paragraph('Курьер')], title: 'Delivery' });
});

it('places with the same terms share a line', () => {
  const city = (nameEn: string, cost: number): DeliveryCity => ({
    regionId: 1726,
    regionCode: 'tashkent-city',
    nameUz: '',
    nameRu: '',
    nameEn,
    cost,
    freeFrom: 1_000_000,
    earliestOn: '2026-04-09',
    latestOn: '2026-04-10',
  });
  const { tariffs } = view({}, [city('Tashkent', 30_000), city('Samarkand', 45_000), city('Nukus', 45_000)]);
  expect(tariffs.map(({ places, cost }) => [places, cost])).toEqual([
    [['Tashkent'], 30_000],
    [['Samarkand', 'Nukus'], 45_000],
  ]);
});

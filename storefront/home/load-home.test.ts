import { describe, expect, it } from 'vitest';
import type { Api } from '#contract/operations/all.ts';
import type { CollectionStory } from '#contract/catalog/collection.ts';
import type { ProductList } from '#contract/catalog/listing.ts';
import type { Banner } from '#contract/content.ts';
import { testingCaller, testingProblem } from '#storefront/shell/testing-caller.ts';
import { loadHome } from './load-home.ts';

const strip: Banner = {
  id: 1,
  placement: 'HOME_STRIP',
  titleUz: 'Lola',
  titleRu: 'Лола',
  titleEn: 'Lola',
  textUz: '',
  textRu: '',
  textEn: '',
  altUz: '',
  altRu: '',
  altEn: '',
  link: '/collections/lola',
  serialNumber: null,
  video: null,
  pictures: [],
  order: 1,
  activeFrom: null,
  activeTo: null,
};
const nothing: ProductList = {
  content: [],
  totalElements: 0,
  totalItems: 0,
  relaxations: [],
  totalPages: 0,
  number: 0,
  empty: true,
  facets: [],
  priceRange: null,
  weightRange: null,
  caratRange: null,
  switches: [],
};
const answering = (getCollection: Api['getCollection']) =>
  testingCaller({
    listCategories: async () => [],
    getDictionary: async () => ({
      metals: [],
      preciousMetals: [],
      stoneKinds: [],
      shapes: [],
      occasions: [],
      styles: [],
    }),
    listBanners: async (query) => (query?.placement === 'HOME_STRIP' ? [strip] : []),
    listProducts: async () => nothing,
    listStores: async () => [],
    listMoments: async () => [],
    getCollection,
  });

describe('the home page', () => {
  it('shows the strip of a banner that leads to a collection', async () => {
    const slugs = { slugUz: 'lola', slugRu: 'lola-ru', slugEn: 'lola' };
    const collection = slugs as CollectionStory; // only its address is used
    const { feature } = await loadHome(
      answering(async () => collection),
      null,
    );
    expect(feature).toMatchObject({ title: 'Лола', href: '/collections/lola-ru' });
  });

  it.each([
    ['NOT_FOUND', 404],
    ['GONE', 410],
    ['VALIDATION_FAILED', 400],
  ] as const)('is shown without the strip if its collection is %s', async (code, status) => {
    const hidden = answering(() => Promise.reject(testingProblem({ code, status })));
    expect((await loadHome(hidden, null)).feature).toBeNull();
  });

  it('does not hide other problems', async () => {
    const broken = answering(() => Promise.reject(testingProblem({ code: 'INTERNAL', status: 500 })));
    await expect(loadHome(broken, null)).rejects.toThrow('INTERNAL');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Facet, ProductList } from '#contract/catalog/listing.ts';
import { addTexts } from '#storefront/shell/i18n/texts.ts';
import ru from '#texts/ru/catalog.json' with { type: 'json' };
import { testingCaller, testingProblem } from '#storefront/shell/testing-caller.ts';
import { loadListing } from './load-listing.ts';

const names = (name: string) => ({ nameUz: name, nameRu: name, nameEn: name });
const sizes = (counts: Record<string, number>, selected = ''): Facet => ({
  name: 'ringSize',
  ...names('Размер'),
  values: Object.entries(counts).map(([value, count]) => ({
    value,
    ...names(value),
    count,
    selected: value === selected,
  })),
});
const card = (id: number): ProductCard => ({
  id,
  ...names('Кольцо «Ласточка»'),
  slugUz: 'qaldirgoch',
  slugRu: 'lastochka',
  slugEn: 'swallow',
  artikul: `ZR-${id}`,
  state: 'ACTIVE',
  attachments: [],
  hoverAttachment: null,
  mainItem: { b2BFixed: null, b2CFixed: 6_650_000 },
  favorite: false,
  currency: 'UZS',
  discountIndex: 22,
  discount: true,
  oldPrice: 6_650_000,
  categoryId: 1,
  isDiamond: true,
  kind: 'jewel',
  metal: 'yellow',
  probes: [585],
  sizes: [17],
  stockState: 'IN_STOCK',
  itemCount: 2,
  minWeight: 3.1,
  maxWeight: 3.6,
  laboratories: [],
  isNew: false,
  looseStone: null,
});
const list = (facts: Partial<ProductList>): ProductList => ({
  content: [],
  totalElements: 0,
  totalPages: 1,
  number: 0,
  empty: false,
  facets: [],
  priceRange: null,
  weightRange: null,
  caratRange: null,
  switches: [],
  totalItems: 0,
  relaxations: [],
  ...facts,
});

/** A fake API that answers each query from a table, and records the queries. */
function api(answers: Record<string, ProductList>) {
  const requests: string[] = [];
  const caller = testingCaller({
    listProducts: async (input = {}) => {
      const query = Object.entries(input).map(([name, value]) => `${name}=${value}`);
      requests.push(query.join('&'));
      return answers[query.join('&')] ?? list({ empty: true });
    },
  });
  return { caller, requests };
}
const at = (search: string) => new URL(`https://zarona.example/catalog/koltsa${search}`);

beforeAll(() => addTexts('ru', 'catalog', ru));

describe('a listing from its address', () => {
  it('redirects a form with repeated and empty fields to the canonical address', async () => {
    const { caller } = api({});
    const sent = loadListing({
      caller,
      url: at('?probe=750&probe=585&minPrice='),
      within: { facet: 'category', slug: 'rings' },
    });
    await expect(sent).rejects.toMatchObject({ status: 301 });
    const response: unknown = await sent.catch((thrown: unknown) => thrown);
    expect(response instanceof Response && response.headers.get('location')).toBe(
      '/catalog/koltsa?probe=585,750',
    );
  });

  it('shows a rate limit as such, not as an error', async () => {
    const refusal = testingProblem({ code: 'RATE_LIMITED', status: 429 });
    const caller = testingCaller({ listProducts: () => Promise.reject(refusal) });
    await expect(loadListing({ caller, url: at('') })).rejects.toMatchObject({ init: { status: 429 } });
  });

  it('requests the category of the path and nothing else', async () => {
    const { caller, requests } = api({});
    await loadListing({ caller, url: at(''), within: { facet: 'category', slug: 'rings' } });
    expect(requests).toEqual(['page=0&category=rings']);
  });

  it('keeps values that the other filters exclude, and counts what its switches would list', async () => {
    const { caller, requests } = api({
      'page=0&metal=yellow&category=rings': list({
        content: [card(1)],
        facets: [sizes({ 16: 0, 17: 2 })],
        switches: [{ name: 'lastOne', count: 0 }],
      }),
    });
    const listing = await loadListing({
      caller,
      url: at('?metal=yellow'),
      within: { facet: 'category', slug: 'rings' },
    });
    expect(listing.facets[0]?.options.map(({ value, count }) => [value, count])).toEqual([
      ['16', 0],
      ['17', 2],
    ]);
    expect(listing.switches).toEqual({ lastOne: 0 });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['?size=17&metal=yellow', '/catalog/koltsa?metal=yellow&ringSize=17'],
    ['?size=17,16&ringSize=17', '/catalog/koltsa?ringSize=16,17'],
    // diameters of bangles and hoops used to be ring sizes
    ['?ringSize=58,62', '/catalog/koltsa?diameter=58,62'],
    ['?size=17,30&diameter=40', '/catalog/koltsa?ringSize=17&diameter=30,40'],
  ])('redirects the former address %s to %s', async (former, address) => {
    const { caller } = api({});
    const sent = await loadListing({ caller, url: at(former) }).catch((thrown: unknown) => thrown);
    expect(sent).toMatchObject({ status: 301 });
    expect(sent instanceof Response && sent.headers.get('location')).toBe(address);
  });

  it('links to products with the single filtered size selected', async () => {
    const { caller } = api({ 'page=0&ringSize=17&category=rings': list({ content: [card(1)] }) });
    const listing = await loadListing({
      caller,
      url: at('?ringSize=17'),
      within: { facet: 'category', slug: 'rings' },
    });
    expect(listing.tiles[0]?.href).toBe('/product/lastochka?size=17');
  });

  it('shows popular models if the search text has no results, and suggests no filter to drop', async () => {
    const { caller } = api({
      'page=0&q=qwerty': list({ empty: true, relaxations: [{ name: 'q', count: 120 }] }),
      'page=0&size=8': list({ content: [card(1), card(2)] }),
    });
    const listing = await loadListing({ caller, url: new URL('https://zarona.example/catalog?q=qwerty') });
    expect(listing.relaxations).toEqual([]);
    expect(listing.closest.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('shows popular models of the category if no single filter is the cause, and never suggests dropping the category', async () => {
    const { caller } = api({
      'page=0&metal=platinum&ringSize=17&category=rings': list({
        empty: true,
        relaxations: [{ name: 'category', count: 3 }],
      }),
      'page=0&category=rings&size=8': list({ content: [card(1), card(2)] }),
    });
    const listing = await loadListing({
      caller,
      url: at('?metal=platinum&ringSize=17'),
      within: { facet: 'category', slug: 'rings' },
    });
    expect(listing.relaxations).toEqual([]);
    expect(listing.closest.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('names the filter to drop if there are no results, and shows what that gives', async () => {
    const { caller } = api({
      'page=0&metal=platinum&ringSize=17&category=rings': list({
        empty: true,
        facets: [sizes({ 17: 0 }, '17')],
        relaxations: [
          { name: 'ringSize', count: 1 },
          { name: 'metal', count: 12 },
        ],
      }),
      'page=0&ringSize=17&category=rings&size=8': list({ content: [card(1), card(2)] }),
    });
    const listing = await loadListing({
      caller,
      url: at('?metal=platinum&ringSize=17'),
      within: { facet: 'category', slug: 'rings' },
    });
    expect(listing.relaxations).toEqual([
      { name: 'ringSize', label: 'Размер: 17', count: 1, search: 'metal=platinum' },
      { name: 'metal', label: 'platinum', count: 12, search: 'ringSize=17' },
    ]);
    expect(listing.closest.map(({ id }) => id)).toEqual([1, 2]);
  });
});

import { describe, expect, it } from 'vitest';
import type { PageLanguage } from '#contract/words.ts';
import { linksIn } from '#storefront/links.ts';
import '#storefront/shell/i18n/texts.server.ts';
import type { DeliveryView } from '../buy/delivery/delivery-view.ts';
import { productMeta } from './product-meta.ts';
import { testDictionary } from '#storefront/shell/i18n/testing-dictionary.ts';
import { viewProduct } from '../product-view.ts';
import { testItem, testProduct } from '../testing-product.ts';

const origin = 'https://zarona.example';
const delivery: DeliveryView = {
  insuredPiece: 50_000_000,
  cities: [{ name: 'Ташкент', cost: 30_000, freeFrom: 1_000_000, from: '2026-11-22', to: '2026-11-22' }],
  stores: [
    { id: 1, slug: 'a', name: 'Амир Темур', pickUp: null },
    { id: 2, slug: 'b', name: 'Чиланзар', pickUp: null },
  ],
  brought: [],
  resizeAt: [],
  tradeInAt: [],
};
const items = [
  testItem({
    id: 1,
    serialNumber: 'ZR-001017',
    weightGrams: 3.1,
    b2CFixed: 6_650_000,
    sizeMm: 16,
    storeId: 1,
  }),
  testItem({ id: 2, serialNumber: 'ZR-001842', b2CFixed: 7_270_000 }),
  testItem({ id: 3, serialNumber: 'ZR-001900', b2CFixed: 7_300_000, productItemState: 'SOLD' }),
];
const metaOf = (language: PageLanguage, { pieces = items, search = '', facts = {} } = {}) => {
  const product = viewProduct(testProduct(pieces, facts), { language: language, dictionary: testDictionary });
  const location = { pathname: linksIn(language).product(product.slugs), search };
  return productMeta(
    { location, matches: [{ id: 'root', loaderData: { origin, shop, wording: null } }] },
    { product, delivery, reviews: null },
  );
};
const shop = { phone: '+998712000707', telegram: 'zarona_uz', email: null, sites: [], returnDays: 14 };
const titleOf = (meta: ReturnType<typeof metaOf>) =>
  meta.flatMap((tag) => ('title' in tag ? [tag.title] : []))[0];
const contentOf = (meta: ReturnType<typeof metaOf>, name: string) =>
  meta.find((tag) => ('name' in tag && tag.name === name) || ('property' in tag && tag.property === name));
const graphOf = (meta: ReturnType<typeof metaOf>) =>
  JSON.stringify(meta.find((tag) => 'script:ld+json' in tag));

describe('a product in search engines and previews', () => {
  it.each([
    ['ru', 'Кольцо «Ласточка», золото 585 — от 6 650 000 сум | Zarona'],
    ['uz', '«Qaldirgʻoch» uzugi, oltin 585 — 6 650 000 soʻmdan | Zarona'],
    ['en', 'Swallow ring, gold 585 — from 6,650,000 soʻm | Zarona'],
  ] as const)('has the title of SEO-4 in %s', (language, title) => {
    expect(String(titleOf(metaOf(language))).replaceAll('\u00A0', ' ')).toBe(title);
    expect(title.length).toBeLessThanOrEqual(65);
  });

  it('uses the texts written by staff unchanged, in the languages that have them', () => {
    const facts = { seoTitleEn: 'A swallow on your hand', seoDescriptionEn: 'Gold by weight.' };
    const english = metaOf('en', { facts });
    expect(titleOf(english)).toBe('A swallow on your hand | Zarona');
    expect(contentOf(english, 'description')).toMatchObject({ content: 'Gold by weight.' });
    expect(contentOf(english, 'og:description')).toMatchObject({ content: 'Gold by weight.' });
    expect(titleOf(metaOf('ru', { facts }))).toMatch(/^Кольцо «Ласточка», золото 585/);
  });

  it.each(['ru', 'uz', 'en'] as const)('has a description of 130 to 155 characters in %s', (language) => {
    const tag = contentOf(metaOf(language), 'description');
    const text = tag && 'content' in tag ? String(tag.content) : '';
    expect(text.length).toBeGreaterThanOrEqual(130);
    expect(text.length).toBeLessThanOrEqual(155);
  });

  it('shows the price of the shared piece in the preview', () => {
    expect(contentOf(metaOf('ru', { search: '?piece=ZR-001842' }), 'product:price:amount')).toMatchObject({
      content: '7270000',
    });
    expect(contentOf(metaOf('ru'), 'product:price:amount')).toMatchObject({ content: '6650000' });
  });

  it('is a group whose variants are the pieces that can be bought', () => {
    const graph = graphOf(metaOf('ru'));
    expect(graph).toContain('"@type":"ProductGroup"');
    expect(graph).toContain('"sku":"ZR-001017"');
    expect(graph).toContain('"price":"6650000"');
    expect(graph).not.toContain('ZR-001900');
  });

  it('is a plain product if the model has a single piece', () => {
    const graph = graphOf(metaOf('ru', { pieces: items.slice(0, 1) }));
    expect(graph).toContain('"@type":"Product"');
    expect(graph).not.toContain('ProductGroup');
  });

  it('lists at most twelve variants', () => {
    const pieces = Array.from({ length: 20 }, (_, id) => testItem({ id, serialNumber: `ZR-${id}` }));
    expect(graphOf(metaOf('ru', { pieces })).match(/"sku"/g)).toHaveLength(12);
  });
});

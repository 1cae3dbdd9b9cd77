import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/catalog/catalog.ts';
import type { ContentPage } from '#contract/page.ts';
import { JsonText } from '#server/kit/json-text.ts';
import { testApp } from '#server/testing.ts';
import { latinWordsIn } from '#texts/cyrillic/testing-latin-words.ts';
import { answerInCyrillic } from './cyrillic-answer.ts';

describe('converting a response to Cyrillic', () => {
  const answer = {
    nameUz: 'Uzuk',
    nameRu: 'Кольцо',
    nameEn: 'Ring',
    slugUz: 'uzuk',
    author: 'Dilnoza',
    altUz: null,
    styles: [{ code: 'classic', nameUz: 'Klassik' }],
    bodyUz: [
      { kind: 'heading', text: 'Toʻlov' },
      { kind: 'paragraph', text: ['Batafsil: ', { text: 'doʻkonlar', href: '/stores' }] },
      { kind: 'part', name: 'tariffs' },
      { kind: 'picture', key: 'catalogue/a.jpg', alt: 'Uzuk' },
      { kind: 'table', head: ['Shahar', 'Narx'], rows: [['Toshkent', '30 000']] },
    ],
  };
  const inCyrillic = {
    ...answer,
    nameUz: 'Узук',
    styles: [{ code: 'classic', nameUz: 'Классик' }],
    bodyUz: [
      { kind: 'heading', text: 'Тўлов' },
      { kind: 'paragraph', text: ['Батафсил: ', { text: 'дўконлар', href: '/stores' }] },
      { kind: 'part', name: 'tariffs' },
      { kind: 'picture', key: 'catalogue/a.jpg', alt: 'Узук' },
      { kind: 'table', head: ['Шаҳар', 'Нарх'], rows: [['Тошкент', '30 000']] },
    ],
  };

  it('converts only its Uzbek texts', () => expect(answerInCyrillic(answer)).toEqual(inCyrillic));

  it('converts JSON texts to JSON texts', () => {
    const json = answerInCyrillic(new JsonText<unknown>([JSON.stringify(answer)]));
    expect(json.parse()).toEqual(inCyrillic);
  });
});

const unread = new Set(['kind', 'name', 'key', 'href']);

describe('a caller who reads Uzbek in Cyrillic', () => {
  let shop: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    shop = await testApp({ seed: 'demo' });
  });
  afterAll(() => shop.close());
  const get = async <Answer>(url: string, language = 'uz-Cyrl') =>
    (await shop.app.inject({ url, headers: { 'accept-language': language } })).json<Answer>();

  it('gets names and texts in Cyrillic, with the same slugs', async () => {
    const product = await get<Product>('/api/v1/products/ZR-001');
    expect(product).toMatchObject({
      nameUz: '«Қалдирғоч» узуги',
      nameRu: 'Кольцо «Ласточка»',
      slugUz: 'qaldirgoch-uzugi',
      category: { nameUz: 'Узуклар', slugUz: 'uzuklar' },
    });
    expect(latinWordsIn(product.descriptionUz)).toEqual([]);
  });

  it('gets refusals in Cyrillic', async () => {
    expect(await get('/api/v1/products/nothing-here')).toMatchObject({
      status: 404,
      title: expect.stringMatching(/^[А-яЁёЎўҚқҒғҲҳ ]+$/),
    });
  });

  it.each(['offer', 'privacy', 'returns', 'care', 'about-factory'])(
    'gets the page %s without a Latin word',
    async (slug) => {
      const page = await get<ContentPage>(`/api/v1/pages/${slug}`);
      const read: unknown = JSON.parse(
        JSON.stringify(page.bodyUz, (name, part: unknown) => (unread.has(name) ? undefined : part)),
      );
      expect(latinWordsIn([page.titleUz, page.descriptionUz, read])).toEqual([]);
    },
  );

  it('gets Latin letters if plain Uzbek was requested', async () => {
    expect(await get('/api/v1/products/ZR-001', 'uz')).toMatchObject({ nameUz: '«Qaldirgʻoch» uzugi' });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Suggestions } from '#contract/catalog/search.ts';
import { addPiece, addProduct } from '#server/catalog/testing-rows.ts';
import { type Shop, testShop } from '#server/catalog/testing-shop.ts';
import { loggedIn } from '#server/testing-accounts.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  await shop.removeProducts();
  await shop.pool.query('delete from moments; delete from pages');
});
afterAll(() => shop.close());

const suggest = (q: string, language = 'ru') =>
  shop.get(`/api/es/v1/es-suggest?q=${encodeURIComponent(q)}`, { 'accept-language': language });
async function suggested(q: string, language = 'ru'): Promise<Suggestions> {
  const answer = await suggest(q, language);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ data: Suggestions }>().data;
}
/** Waits for a change of content, which arrives by a notification within a second. */
const heard = <T>(look: () => Promise<T>): Promise<T> => vi.waitFor(look, 5_000);
const words = (uz: string, ru: string, en: string) => JSON.stringify({ uz, ru, en });

async function addSwallow(facts = {}): Promise<number> {
  const id = await addProduct(shop.pool, { slug: 'zr-700', ...facts });
  await shop.pool.query('update products set name = $2 where id = $1', [
    id,
    words('Qaldirgʻoch uzugi', 'Кольцо «Ласточка»', 'Swallow ring'),
  ]);
  await addPiece(shop.pool, id, { sizeMm: 17, weightGrams: 3.42, priceSom: 7_270_000, b2bSom: 6_000_000 });
  return id;
}

async function serialOf(productId: number): Promise<string> {
  const { rows } = await shop.pool.query<{ serial_number: string }>(
    'select serial_number from product_items where product_id = $1',
    [productId],
  );
  return rows[0]?.serial_number ?? '';
}

async function addPage(slug: string, title: string, about = words('', '', '')): Promise<void> {
  await shop.pool.query(
    `insert into pages (slug, title, description, body) values ($1, $2, $3, '{"uz":[],"ru":[],"en":[]}')`,
    [slug, title, about],
  );
}

describe('GET /api/es/v1/es-suggest', () => {
  it.each([
    ['ласто', 'ru'],
    ['swal', 'ru'],
    ['qaldirg‘och', 'en'],
    ['қалдирғоч', 'uz'],
    ['lasto', 'uz'],
    ['қалдирғоч', 'uz-Cyrl'],
    ['qaldir', 'uz-Cyrl'],
  ])('finds a model by %s while the shop is shown in %s', async (q, language) => {
    const id = await addSwallow();
    const { products, totalProducts } = await suggested(q, language);
    expect(products).toMatchObject([
      { id, artikul: 'ZR-700', slugEn: 'zr-700-en', mainItem: { b2BFixed: null, b2CFixed: 7_270_000 } },
    ]);
    expect(totalProducts).toBe(1);
  });

  it.each(['қалд', 'qald'])(
    'shows what is found by %s in Cyrillic letters to readers of Cyrillic',
    async (q) => {
      await addSwallow();
      const [found] = (await suggested(q, 'uz-Cyrl')).products;
      expect(found).toMatchObject({ nameUz: 'Қалдирғоч узуги', marks: [{ start: 0, length: 4 }] });
    },
  );

  it('marks the typed letters of the name, in the shop’s language only', async () => {
    await addSwallow();
    const marks = async (q: string, language: string) => (await suggested(q, language)).products[0]?.marks;
    expect(await marks('ласто', 'ru')).toEqual([{ start: 8, length: 5 }]);
    expect(await marks('lasto', 'ru')).toEqual([{ start: 8, length: 5 }]);
    expect(await marks('ring swal', 'en')).toEqual([
      { start: 0, length: 4 },
      { start: 8, length: 4 },
    ]);
    expect(await marks('ласто', 'en')).toEqual([]);
  });

  it('a serial number opens its piece, and nothing else is suggested', async () => {
    const id = await addSwallow();
    const serial = await serialOf(id);
    const { pieces, products, totalProducts } = await suggested(` ${serial.toLowerCase()} `);
    expect(pieces).toMatchObject([
      {
        product: { id },
        item: {
          serialNumber: serial,
          productItemState: 'AVAILABLE',
          weightGrams: 3.42,
          sizeMm: 17,
          b2CFixed: 7_270_000,
          b2BFixed: null,
        },
      },
    ]);
    expect([products, totalProducts]).toEqual([[], 0]);
    expect((await suggested('зр 700')).pieces).toMatchObject([{ product: { id }, item: null }]);
  });

  it('returns wholesale prices to a business, in a response that is not cached', async () => {
    await addSwallow();
    const business = await loggedIn(shop);
    await shop.db.updateTable('users').set({ price_type: 'B2B' }).where('id', '=', business.userId).execute();
    const first = await shop.get('/api/es/v1/es-suggest?q=swallow', business.headers);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.json<{ data: Suggestions }>().data.products[0]?.mainItem.b2BFixed).toBe(6_000_000);
    const { pieces } = (await shop.get('/api/es/v1/es-suggest?q=zr-700', business.headers)).json<{
      data: Suggestions;
    }>().data;
    expect(pieces[0]?.product.mainItem.b2BFixed).toBe(6_000_000);
  });

  it('is limited above the rate of typing', async () => {
    const send = () => shop.app.inject({ url: '/api/es/v1/es-suggest', remoteAddress: '203.0.113.7' });
    let status = 0;
    for (let letter = 0; letter < 1201; letter++) status = (await send()).statusCode;
    expect(status).toBe(429);
  });

  it('returns how a mistyped query was read, and marks the corrected letters', async () => {
    await addSwallow();
    const { products, reading } = await suggested('kfcnjxrf');
    expect(products).toMatchObject([{ artikul: 'ZR-700', marks: [{ start: 8, length: 8 }] }]);
    expect(reading).toMatchObject({
      query: 'ласточка',
      corrected: [{ typed: 'kfcnjxrf', reason: 'LAYOUT' }],
    });
    expect((await suggested('ZR-700')).reading).toBeNull();
  });

  it('does not find numbers of anything that is not public', async () => {
    const id = await addSwallow();
    const serial = await serialOf(id);
    await shop.pool.query(`update product_items set product_item_state = 'WITHDRAWN' where product_id = $1`, [
      id,
    ]);
    expect((await suggested(serial)).pieces).toEqual([]);
    await shop.pool.query(`update products set product_state = 'ARCHIVED' where id = $1`, [id]);
    expect((await suggested('ZR-700')).pieces).toEqual([]);
  });

  it('finds categories and collections with available pieces, in any language', async () => {
    const id = await addSwallow();
    await shop.pool.query('insert into collection_products values (1, $1, 1)', [id]);
    expect(await suggested('rings', 'uz')).toMatchObject({
      categories: [{ id: 1, nameUz: 'Uzuklar', slugUz: 'uzuklar', productCount: 1, marks: [] }],
    });
    expect((await suggested('кольц')).categories).toMatchObject([{ marks: [{ start: 0, length: 5 }] }]);
    expect((await suggested('abr')).collections).toMatchObject([{ id: 1, productCount: 1 }]);
    await shop.pool.query(`update product_items set product_item_state = 'SOLD'`);
    expect(await suggested('abr')).toMatchObject({ categories: [], collections: [] });
  });

  it('ranks names in the shopper’s language first, and whole names before beginnings', async () => {
    await addPage('gift-box', words('Sovgʻa', 'Оплата картой', 'Gift'));
    await addPage('payment', words('Toʻlov', 'Оплата', 'Payment'));
    await addPage('offer', words('Оплата', 'Оферта', 'Offer'));
    await addPage('care', words('Parvarish', 'Уход', 'Care'), words('', 'Не про оплата', ''));
    const articles = await heard(async () => {
      const found = (await suggested('оплата')).articles;
      expect(found.map(({ slug }) => slug)).toEqual(['payment', 'gift-box', 'offer', 'care']);
      return found;
    });
    expect(articles[0]).toEqual({
      kind: 'PAGE',
      slug: 'payment',
      nameUz: 'Toʻlov',
      nameRu: 'Оплата',
      nameEn: 'Payment',
      marks: [{ start: 0, length: 6 }],
    });
    expect((await suggested('oplata', 'uz')).articles[0]?.slug).toBe('offer');
  });

  it('finds published moments, and the pages that no editor wrote', async () => {
    const moment = (slug: string, state: string) =>
      shop.pool.query(
        `insert into moments (slug, moment_state, title, lead, practical, position) values ($1, $2, $3, $3, $3, 1)`,
        [slug, state, words('Nikoh kuni', 'День никаха', 'The day of nikoh')],
      );
    await moment('nikoh-moments', 'ACTIVE');
    await moment('draft-moments', 'DRAFT');
    await heard(async () =>
      expect((await suggested('никах')).articles).toMatchObject([{ kind: 'MOMENT', slug: 'nikoh-moments' }]),
    );
    expect((await suggested('doʻkon', 'uz')).articles).toMatchObject([{ kind: 'PAGE', slug: 'stores' }]);
  });

  it('finds added, renamed and deleted records as soon as the index does', async () => {
    const articles = async () => (await suggested('доставка')).articles.map(({ slug }) => slug);
    expect(await articles()).toEqual([]);
    await addPage('delivery', words('Yetkazib berish', 'Доставка', 'Delivery'));
    await heard(async () => expect(await articles()).toEqual(['delivery']));
    await shop.pool.query(`update pages set title = $1`, [words('', 'Курьер', '')]);
    await heard(async () => expect(await articles()).toEqual([]));
    await addSwallow();
    expect((await suggested('ласточка')).totalProducts).toBe(1);
    await shop.pool.query(`update products set product_state = 'ARCHIVED'`);
    expect((await suggested('ласточка')).products).toEqual([]);
  });

  it('runs no database query for a further letter', async () => {
    await addSwallow();
    await suggested('ласт');
    const connect = vi.spyOn(shop.pool, 'connect');
    for (const q of ['ласто', 'ласточ', 'ласточка']) {
      const answer = await shop.app.inject(`/api/es/v1/es-suggest?q=${encodeURIComponent(q)}`);
      expect(answer.json<{ data: Suggestions }>().data.products).toHaveLength(1);
    }
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
  });

  it('is cached by the browser for a short time per language, and revalidated', async () => {
    await addSwallow();
    const first = await suggest('ласточка');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=30',
      vary: 'accept-language, cookie',
    });
    const again = await shop.get('/api/es/v1/es-suggest?q=%D0%BB%D0%B0%D1%81%D1%82%D0%BE%D1%87%D0%BA%D0%B0', {
      'if-none-match': String(first.headers['etag']),
    });
    expect(again.statusCode).toBe(304);
  });

  it.each(['', '?q=', `?q=${'x'.repeat(101)}`, '?q=a&page=1'])('refuses %s', async (query) => {
    const answer = await shop.get(`/api/es/v1/es-suggest${query}`);
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('returns nothing for text without words', async () => {
    await addSwallow();
    expect(await suggested('!!!')).toMatchObject({
      pieces: [],
      products: [],
      categories: [],
      collections: [],
      articles: [],
      totalProducts: 0,
    });
  });
});

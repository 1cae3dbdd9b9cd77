import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seededPages } from '#database/seed/pages.ts';
import { testApp } from '#server/testing.ts';

let shop: Awaited<ReturnType<typeof testApp>>;

const words = (ru: string, en = ru) => JSON.stringify({ uz: `${ru} uz`, ru, en });
const paragraph = [{ kind: 'paragraph', text: ['Курьер везёт. ', { text: 'Обмен', href: '/returns' }] }];

const add = (slug: string, body: unknown) =>
  shop.pool.query('insert into pages (slug, title, description, body) values ($1, $2, $3, $4)', [
    slug,
    words('Доставка', ''),
    words('Когда и как'),
    JSON.stringify(body),
  ]);
const get = (url: string, headers = {}) => shop.app.inject({ url, headers });

beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
  await add('delivery', { uz: paragraph, ru: paragraph, en: [] });
});
afterAll(() => shop.close());

describe('GET /api/v1/pages/{slug}', () => {
  it('returns the page in three languages; an untranslated one has no blocks', async () => {
    const answer = await get('/api/v1/pages/delivery');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      slug: 'delivery',
      titleRu: 'Доставка',
      titleUz: 'Доставка uz',
      titleEn: 'Доставка',
      bodyRu: paragraph,
      bodyEn: [],
    });
  });

  it('is NOT_FOUND for a draft', async () => {
    await add('draft', { uz: paragraph, ru: paragraph, en: paragraph });
    expect((await get('/api/v1/pages/draft')).statusCode).toBe(200);
    await shop.pool.query(`update pages set page_state = 'DRAFT' where slug = 'draft'`);
    expect((await get('/api/v1/pages/draft')).statusCode).toBe(404);
  });

  it('answers 304 to clients that have it', async () => {
    const { etag = '' } = (await get('/api/v1/pages/delivery')).headers;
    expect((await get('/api/v1/pages/delivery', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('refuses unknown and malformed slugs', async () => {
    expect((await get('/api/v1/pages/nowhere')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    for (const url of ['/api/v1/pages/Delivery!', '/api/v1/pages/delivery?x=1'])
      expect((await get(url)).json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it.each([
    ['a script', [{ kind: 'html', text: '<script>' }]],
    ['a script link', [{ kind: 'paragraph', text: [{ text: 'x', href: 'javascript:alert(1)' }] }]],
    ['an unknown part', [{ kind: 'part', name: 'weather' }]],
  ])('is never returned with %s, even if it is in the database', async (what, blocks) => {
    const slug = what.replaceAll(' ', '-');
    await add(slug, { uz: blocks, ru: blocks, en: blocks });
    expect((await get(`/api/v1/pages/${slug}`)).statusCode).toBe(500);
  });
});

describe('a page that an editor changes', () => {
  it('invalidates the cached pages', async () => {
    const changes: unknown[] = [];
    const stop = shop.index.onChange((change) => changes.push(change));
    await shop.pool.query(`update pages set title = $1 where slug = 'delivery'`, [
      words('Доставка и самовывоз'),
    ]);
    // shorter than the interval of reading without a notification
    await vi.waitFor(
      () => expect(changes).toContainEqual({ content: 'pages', ids: ['delivery'], isHidden: false }),
      4_000,
    );
    stop();
    expect((await get('/api/v1/pages/delivery')).json()).toMatchObject({ titleRu: 'Доставка и самовывоз' });
  });

  it('has the time of the change', async () => {
    const before = (await get('/api/v1/pages/delivery')).json<{ updatedAt: string }>().updatedAt;
    await shop.pool.query(`update pages set description = description where slug = 'delivery'`);
    const after = (await get('/api/v1/pages/delivery')).json<{ updatedAt: string }>().updatedAt;
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
  });

  it('cannot lose a language', async () => {
    await expect(add('half', { uz: paragraph, ru: paragraph })).rejects.toThrow('pages_body_check');
  });
});

it('every seeded page matches the contract', async () => {
  const demo = await testApp({ seed: 'demo' });
  for (const slug of seededPages) {
    const answer = await demo.app.inject({ url: `/api/v1/pages/${slug}` });
    expect({ slug, status: answer.statusCode }).toEqual({ slug, status: 200 });
  }
  await demo.close();
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addGround, addPiece, addProduct } from '#server/catalog/testing-rows.ts';
import { testApp } from '#server/testing.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
let ring: number;
let chain: number;

beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
  await addGround(shop.pool);
  ring = await addProduct(shop.pool);
  chain = await addProduct(shop.pool);
  await addPiece(shop.pool, ring);
});
afterAll(() => shop.close());
beforeEach(() => shop.pool.query('delete from moments'));

const get = (url: string, headers = {}) => shop.app.inject({ url, headers });
const words = (ru: string, en = ru) => JSON.stringify({ uz: `${ru} uz`, ru, en });

async function addPicture(key: string, kind = 'IMAGE'): Promise<number> {
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into attachments (key, kind, alt, width, height) values ($1, $2, $3, 1200, 1500)
     on conflict (key) do update set kind = excluded.kind returning id`,
    [key, kind, words('Кольцо')],
  );
  return rows[0]?.id ?? 0;
}

interface Written {
  slug: string;
  state?: 'ACTIVE' | 'DRAFT';
  title?: string;
  scenes?: object[];
  products?: number[];
  position?: number;
}

async function addMoment(written: Written): Promise<void> {
  const {
    slug,
    state = 'ACTIVE',
    title = words('Никах'),
    scenes = [],
    products = [],
    position = 1,
  } = written;
  const cover = await addPicture('moments/cover.jpg');
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into moments (slug, moment_state, title, lead, scenes, practical, practical_text, cover_id, position)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      slug,
      state,
      title,
      words('Два кольца'),
      JSON.stringify(scenes),
      words('Как выбрать'),
      words('Меряйте вечером'),
      cover,
      position,
    ],
  );
  for (const [order, product] of products.entries())
    await shop.pool.query('insert into moment_products values ($1, $2, $3)', [rows[0]?.id, product, order]);
}

describe('GET /api/v1/moments', () => {
  it('lists the published moments in the editors’ order', async () => {
    await addMoment({ slug: 'ring-moments', position: 2 });
    await addMoment({ slug: 'birinchi-oylik-moments', position: 1 });
    await addMoment({ slug: 'draft-moments', state: 'DRAFT', position: 0 });
    const answer = await get('/api/v1/moments');
    expect(answer.json()).toMatchObject([
      { product: 'birinchi-oylik', titleRu: 'Никах', titleUz: 'Никах uz', leadRu: 'Два кольца' },
      { product: 'ring', cover: { url: '/api/v1/attachments/download?key=moments/cover.jpg' } },
    ]);
  });

  it('returns a missing translation as empty, so that the page can say so', async () => {
    await addMoment({ slug: 'ring-moments', title: words('Никах', '') });
    expect((await get('/api/v1/moments')).json()).toMatchObject([{ titleRu: 'Никах', titleEn: '' }]);
  });

  it('answers 304 to clients that have them', async () => {
    await addMoment({ slug: 'ring-moments' });
    const { etag } = (await get('/api/v1/moments')).headers;
    expect((await get('/api/v1/moments', { 'if-none-match': etag })).statusCode).toBe(304);
  });
});

describe('GET /api/v1/moments?productId=', () => {
  it('lists only published moments with that product', async () => {
    const { rows } = await shop.pool.query<{ id: number }>('select id from products order by id limit 2');
    const [ring = 0, chain = 0] = rows.map(({ id }) => id);
    await addMoment({ slug: 'ring-moments', products: [ring, chain] });
    await addMoment({ slug: 'chain-moments', products: [chain] });
    await addMoment({ slug: 'draft-moments', state: 'DRAFT', products: [ring] });
    const answer = await get(`/api/v1/moments?productId=${ring}`);
    expect(answer.json<{ product: string }[]>().map(({ product }) => product)).toEqual(['ring']);
    expect((await get('/api/v1/moments?productId=999999')).json()).toEqual([]);
  });
});

describe('GET /api/v1/moments/{product}', () => {
  it('returns the whole story: scenes, hotspots, advice', async () => {
    const [still, film] = [await addPicture('moments/a.jpg'), await addPicture('moments/b.mp4', 'VIDEO')];
    await addMoment({
      slug: 'ring-moments',
      products: [chain, ring],
      scenes: [
        {
          text: { uz: 'Bir', ru: 'Раз', en: 'One' },
          attachmentId: still,
          productIds: [ring],
          hotspots: [{ productId: ring, x: 41.5, y: 66 }],
        },
        { text: { uz: 'Ikki', ru: 'Два', en: 'Two' }, attachmentId: film },
        { text: { uz: 'Uch', ru: 'Три', en: 'Three' }, attachmentId: null },
      ],
    });
    expect((await get('/api/v1/moments/ring')).json()).toMatchObject({
      product: 'ring',
      cover: { kind: 'IMAGE', altRu: 'Кольцо', width: 1200, height: 1500 },
      scenes: [
        {
          textRu: 'Раз',
          media: { id: still },
          productIds: [ring],
          hotspots: [{ productId: ring, x: 41.5, y: 66 }],
        },
        { textEn: 'Two', media: { kind: 'VIDEO' }, productIds: [], hotspots: [] },
        { textUz: 'Uch', media: null },
      ],
      practicalRu: 'Как выбрать',
      practicalTextRu: 'Меряйте вечером',
      category: null,
      productIds: [chain, ring],
    });
  });

  it('omits products that are not public', async () => {
    await shop.pool.query(`update products set product_state = 'ARCHIVED' where id = $1`, [chain]);
    await addMoment({
      slug: 'ring-moments',
      products: [chain, ring],
      scenes: [
        {
          text: { uz: '', ru: 'Раз', en: '' },
          attachmentId: null,
          productIds: [chain, ring],
          hotspots: [{ productId: chain, x: 1, y: 1 }],
        },
      ],
    });
    expect((await get('/api/v1/moments/ring')).json()).toMatchObject({
      productIds: [ring],
      scenes: [{ productIds: [ring], hotspots: [] }],
    });
    await shop.pool.query(`update products set product_state = 'ACTIVE' where id = $1`, [chain]);
  });

  it('is NOT_FOUND for a draft and for an unknown moment', async () => {
    await addMoment({ slug: 'draft-moments', state: 'DRAFT' });
    for (const url of ['/api/v1/moments/draft', '/api/v1/moments/nothing'])
      expect((await get(url)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it.each(['/api/v1/moments?x=1', '/api/v1/moments/ring?x=1', '/api/v1/moments/Ring', '/api/v1/moments/a_b'])(
    'refuses %s',
    async (url) => {
      expect((await get(url)).json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    },
  );
});

it('a moment’s address must end in -moments', async () => {
  await expect(addMoment({ slug: 'ring' })).rejects.toThrow('moments_slug_ending');
});

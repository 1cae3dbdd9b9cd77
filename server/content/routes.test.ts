import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGround, addPiece, addProduct } from '#server/catalog/testing-rows.ts';
import { testApp } from '#server/testing.ts';

let shop: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
  await addGround(shop.pool);
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });

describe('GET /api/v1/banners', () => {
  const words = (ru: string) => JSON.stringify({ uz: '', ru, en: '' });
  const add = (
    ru: string,
    {
      placement = 'HOME_HERO',
      from = null,
      to = null,
      itemId = null,
    }: { placement?: string; from?: string | null; to?: string | null; itemId?: number | null } = {},
  ) =>
    shop.pool.query(
      `insert into banners (placement, title, body, alt, link, item_id, active_from, active_to, position) values ($1, $2, $2, $2, '/catalog/rings', $3, $4, $5, 1)`,
      [placement, words(ru), itemId, from, to],
    );

  it('returns only active banners, with texts falling back to Russian', async () => {
    const piece = await addPiece(shop.pool, await addProduct(shop.pool));
    await add('Сейчас', { itemId: piece });
    await add('Было', { to: '2020-01-01T00:00:00Z' });
    await add('Будет', { from: '2999-01-01T00:00:00Z' });
    await add('В каталоге', { placement: 'CATALOG' });
    const answer = await get('/api/v1/banners?placement=HOME_HERO');
    expect(answer.json()).toMatchObject([
      {
        titleRu: 'Сейчас',
        titleUz: 'Сейчас',
        titleEn: 'Сейчас',
        serialNumber: expect.stringMatching(/^ZS-/),
        link: '/catalog/rings',
      },
    ]);
    expect((await get('/api/v1/banners')).json()).toHaveLength(2);
  });

  it('returns a picture for each breakpoint, narrowest first, with its placeholder', async () => {
    await shop.pool.query(
      `insert into attachments (key, kind, alt, width, height, placeholder) values
         ('b/upright.jpg', 'IMAGE', $1, 1200, 1500, 'UklGRg=='), ('b/lying.jpg', 'IMAGE', $1, 2400, 1000, ''), ('b/turn.mp4', 'VIDEO', $1, null, null, '')`,
      [words('Кольцо')],
    );
    await add('С картинами', { placement: 'SUCCESS' });
    await shop.pool.query(
      `insert into banner_pictures (banner_id, from_width, attachment_id)
       select b.id, case a.key when 'b/lying.jpg' then 992 else 0 end, a.id
       from banners b, attachments a where b.placement = 'SUCCESS' and a.kind = 'IMAGE' and a.key like 'b/%'`,
    );
    await shop.pool.query(
      `update banners set video_id = (select id from attachments where key = 'b/turn.mp4') where placement = 'SUCCESS'`,
    );
    const [banner] = (await get('/api/v1/banners?placement=SUCCESS')).json();
    const url = '/api/v1/attachments/download?key=b/';
    expect(banner).toMatchObject({
      pictures: [
        { fromWidth: 0, url: `${url}upright.jpg`, width: 1200, height: 1500, placeholder: 'UklGRg==' },
        { fromWidth: 992, url: `${url}lying.jpg`, width: 2400, height: 1000, placeholder: null },
      ],
      video: { url: `${url}turn.mp4` },
    });
    // not a breakpoint of the design
    await expect(shop.pool.query('update banner_pictures set from_width = 1000')).rejects.toThrow('check');
  });

  it.each(['?placement=NOWHERE', '?where=HOME_HERO'])('refuses %s', async (query) => {
    expect((await get(`/api/v1/banners${query}`)).json()).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('places', () => {
  it('lists stores with their hours', async () => {
    const hours = [
      { weekday: 1, opens: '10:00', closes: '20:00' },
      { weekday: 7, opens: null, closes: null },
    ];
    await shop.pool.query('update stores set hours = $1', [JSON.stringify(hours)]);
    expect((await get('/api/v1/stores')).json()).toMatchObject([
      {
        id: 1,
        slug: 'markaz',
        nameRu: 'Markaz',
        hours,
        regionId: 1726,
        regionCode: 'tashkent-city',
        photos: [],
      },
    ]);
  });

  it('returns a store’s city and directions, with texts falling back to Russian', async () => {
    expect((await get('/api/v1/stores')).json()).toMatchObject([{ cityUz: '', directionsUz: '' }]);
    await shop.pool.query('update stores set city = $1, directions = $2', [
      '{"uz":"Toshkent","ru":"Ташкент","en":""}',
      '{"uz":"","ru":"Вход со двора","en":""}',
    ]);
    expect((await get('/api/v1/stores')).json()).toMatchObject([
      { cityUz: 'Toshkent', cityEn: 'Ташкент', directionsUz: 'Вход со двора', directionsRu: 'Вход со двора' },
    ]);
  });

  it('lists regions, and the districts of one or of all', async () => {
    await shop.pool.query(
      `insert into districts (id, region_id, name, position) values ('1726262', 'tashkent-city', '{"uz":"Chilonzor","ru":"Чиланзар","en":""}', 1)`,
    );
    expect((await get('/api/v1/regions')).json()).toEqual([
      { id: 1726, code: 'tashkent-city', nameUz: 'Toshkent', nameRu: 'Toshkent', nameEn: 'Toshkent' },
    ]);
    const chilonzor = {
      id: 1_726_262,
      regionId: 1726,
      nameUz: 'Chilonzor',
      nameRu: 'Чиланзар',
      nameEn: 'Чиланзар',
    };
    expect((await get('/api/v1/districts?regionId=1726')).json()).toEqual([chilonzor]);
    expect((await get('/api/v1/districts')).json()).toEqual([chilonzor]);
    expect((await get('/api/v1/districts?regionId=9999')).json()).toEqual([]);
  });

  it('answers 304 to clients that have them', async () => {
    const { etag = '' } = (await get('/api/v1/regions')).headers;
    expect(
      (await shop.app.inject({ url: '/api/v1/regions', headers: { 'if-none-match': etag } })).statusCode,
    ).toBe(304);
  });

  it.each([
    '/api/v1/stores?x=1',
    '/api/v1/regions?x=1',
    '/api/v1/districts?x=1',
    '/api/v1/districts?regionId=tashkent-city',
    '/api/v1/districts?regionId=0',
    '/api/v1/districts?regionId=%00',
  ])('refuses %s', async (url) => {
    expect((await get(url)).json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});

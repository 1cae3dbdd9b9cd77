// Every migration that changes rows is tested on rows of the version before it, here or in the files named below.
import { describe, expect, it } from 'vitest';
import { readMigrations } from './migrate.ts';
import {
  changesRows,
  insertOrder,
  insertPieces,
  insertRows,
  insertStore,
  oldDatabases,
  rowsOf,
} from './testing-migrations.ts';

const before = oldDatabases();
const words = { uz: 'uz', ru: 'ru', en: 'en' };

/** Of these 0018, 0019, 0048, 0095 are tested in …-of-money, 0063, 0270 in …-of-words, 0137, 0197, 0210, 0340, 0354, 0380, 0440, 0500, 0501, 0620 in …-of-lists. */
const tested = [
  '0010',
  '0016',
  '0018',
  '0019',
  '0027',
  '0029',
  '0033',
  '0036',
  '0048',
  '0052',
  '0063',
  '0070',
  '0095',
  '0137',
  '0197',
  '0210',
  '0270',
  '0340',
  '0354',
  '0380',
  '0440',
  '0500',
  '0501',
  '0620',
];

it('every migration that changes rows has a test', async () => {
  const names = (await readMigrations()).filter(changesRows).map(({ name }) => name.slice(0, 4));
  expect(names, 'a migration that changes rows has a test on rows of the version before it').toEqual(tested);
});

describe('a migration of a filled shop', () => {
  it('0070 sets the reason AUDIT for withdrawn pieces, and none for other pieces', async () => {
    const shop = await before('0070');
    await insertPieces(shop.pool, [{ id: 1, product_item_state: 'WITHDRAWN' }, { id: 2 }]);
    await shop.apply();
    expect(await rowsOf(shop, 'select withdrawn_because as why from product_items order by id')).toEqual([
      { why: 'AUDIT' },
      { why: null },
    ]);
  });

  it('0010 takes the city of a store from the beginning of its address', async () => {
    const shop = await before('0010');
    await insertStore(shop.pool, 1, {
      uz: 'Toshkent, Amir Temur',
      ru: 'Ташкент, Амира Темура, 1',
      en: 'Tashkent',
    });
    await shop.apply();
    expect(await rowsOf(shop, 'select city, directions from stores')).toEqual([
      { city: { uz: 'Toshkent', ru: 'Ташкент', en: 'Tashkent' }, directions: null },
    ]);
  });

  it('0016 assigns the pictures of banners to widths: a single wide picture is also used for phones', async () => {
    const shop = await before('0016');
    await insertRows(
      shop.pool,
      'attachments',
      [1, 2, 3, 4].map((id) => ({ id, key: `banners/${id}.jpg`, kind: 'IMAGE', alt: words })),
    );
    const banner = (id: number, image: number | null, wide: number | null) => ({
      id,
      placement: 'HOME_HERO',
      title: words,
      body: words,
      alt: words,
      image_id: image,
      wide_image_id: wide,
      link: '/catalog',
      position: id,
    });
    await insertRows(shop.pool, 'banners', [
      banner(1, 1, 2),
      banner(2, 3, null),
      banner(3, null, 4),
      banner(4, null, null),
    ]);
    await shop.apply();
    expect(
      await rowsOf(
        shop,
        'select banner_id, from_width, attachment_id from banner_pictures order by banner_id, from_width',
      ),
    ).toEqual([
      { banner_id: 1, from_width: 0, attachment_id: 1 },
      { banner_id: 1, from_width: 768, attachment_id: 2 },
      { banner_id: 2, from_width: 0, attachment_id: 3 },
      { banner_id: 3, from_width: 0, attachment_id: 4 },
    ]);
  });

  it('0027 copies the codes of pieces to the lines of orders', async () => {
    const shop = await before('0027');
    await insertPieces(shop.pool, [
      { id: 1, ikpu: '07113001001000000', package_code: '1501' },
      { id: 2, ikpu: '07113001001000001' },
      { id: 3 },
    ]);
    for (const id of [1, 2, 3])
      await insertOrder(shop.pool, { id, orderState: 'NEW', paymentState: 'NONE', itemId: id });
    await shop.apply();
    expect(await rowsOf(shop, 'select ikpu, package_code from order_lines order by order_id')).toEqual([
      { ikpu: '07113001001000000', package_code: '1501' },
      { ikpu: '07113001001000001', package_code: null },
      { ikpu: null, package_code: null },
    ]);
  });

  it('0029 moves the styles of pieces to their model, each once; loose stones have none', async () => {
    const shop = await before('0029');
    await insertPieces(shop.pool, [{ id: 1 }, { id: 2 }, { id: 4 }, { id: 3, productId: 2 }]);
    await shop.pool.query(
      `insert into products (id, artikul, category_id, name, description, slug_uz, slug_ru, slug_en, kind, metal, gender)
       overriding system value
       select 9, 'DS-9', 1, name, name, 'olmos', 'brilliant', 'diamond', 'loose-stone', null, null from products where id = 1`,
    );
    await shop.pool.query(
      `insert into product_items (id, product_id, kind, serial_number, price_b2c_som, weight_mg, received_on, probe, makers_mark, hallmark_kind)
       overriding system value values (9, 9, 'loose-stone', 'DS-9', 1000000, 46, '2026-01-01', null, null, null)`,
    );
    const param = (id: number, code: string) => ({ id, code, name: words, type: 'choice', position: id });
    await insertRows(shop.pool, 'params', [param(1, 'style'), param(2, 'coating')]);
    const value = (item: number, paramId: number, text: string) => ({
      item_id: item,
      param_id: paramId,
      value: text,
    });
    await insertRows(shop.pool, 'item_params', [
      value(1, 1, 'openwork'),
      value(2, 1, 'classic'),
      value(1, 2, 'rhodium'),
      value(4, 1, 'classic'),
      value(9, 1, 'classic'),
    ]);
    await shop.apply();
    expect(await rowsOf(shop, 'select id, styles from products order by id')).toEqual([
      { id: 1, styles: ['classic', 'openwork'] },
      { id: 2, styles: [] },
      { id: 9, styles: [] },
    ]);
    // the other characteristics stay unchanged
    expect(await rowsOf(shop, 'select item_id, param_id, value from item_params')).toEqual([
      { item_id: 1, param_id: 2, value: 'rhodium' },
    ]);
  });

  it.each([
    ['the demo', true, true, '"demo"'],
    ['a real shop', false, true, '"real"'],
    ['nothing yet', false, false, undefined],
  ])('0033 marks a database that has %s', async (_what, isDemo, hasPieces, kind) => {
    const shop = await before('0033');
    if (isDemo) await insertRows(shop.pool, 'shop_settings', [{ name: 'demo_seeded', value: 'true' }]);
    if (hasPieces) await insertPieces(shop.pool, [{ id: 1 }]);
    await shop.apply();
    expect(
      await rowsOf(shop, `select value::text as kind from shop_settings where name = 'shop_kind'`),
    ).toEqual(kind === undefined ? [] : [{ kind }]);
  });

  it('0036 lists every word that rows use, named by its own code if it had no name', async () => {
    const shop = await before('0036');
    await insertPieces(shop.pool, [{ id: 1 }]);
    await insertRows(shop.pool, 'stone_kinds', [{ kind: 'opal', name: words, position: 1 }]);
    await shop.pool.query(`update products set occasions = '{wedding,harvest}', styles = '{classic,gothic}'`);
    await shop.pool.query(
      `insert into stones (item_id, kind, origin, shape, count) values (1, 'opal', 'natural', 'trillion', 1)`,
    );
    await shop.apply();
    const named = (code: string) => ({ code, name: { uz: code, ru: code, en: code } });
    expect(
      await rowsOf(
        shop,
        `select code, name from occasions where code in ('harvest') union all select code, name from styles where code = 'gothic'
         union all select code, name from stone_shapes where code = 'trillion'`,
      ),
    ).toEqual(['harvest', 'gothic', 'trillion'].map(named));
    expect(await rowsOf(shop, `select care ->> 'en' as care from stone_kinds`)).toEqual([
      { care: expect.stringContaining('Opal fears dry heat') },
    ]);
    for (const refused of [
      `update products set occasions = '{nobody}'`,
      `update products set metal = 'brass'`,
      `delete from occasions where code = 'harvest'`,
      `update styles set code = 'baroque' where code = 'gothic'`,
      `delete from stone_shapes where code = 'trillion'`,
    ])
      await expect(shop.pool.query(refused)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });

  it('0052 converts the places of orders to numbers, and refuses a district of another region', async () => {
    const shop = await before('0052');
    await shop.pool.query(
      `insert into regions (id, soato, name, position) values ('samarkand', '1718', $1, 1), ('khorezm', '1733', $1, 2)`,
      [words],
    );
    await insertRows(shop.pool, 'districts', [
      { id: '1718401', region_id: 'samarkand', name: words, position: 1 },
    ]);
    await insertPieces(shop.pool, [{ id: 1 }, { id: 2 }]);
    const order = { orderState: 'DELIVERED', paymentState: 'PAID' };
    const address = { regionId: 'samarkand', districtId: '1718401', street: 'Registon' };
    await insertOrder(shop.pool, { ...order, id: 1, itemId: 1, address });
    await insertOrder(shop.pool, { ...order, id: 2, itemId: 2, address: { regionId: 'tashkent' } });
    await shop.apply();
    expect(await rowsOf(shop, 'select address from orders order by id')).toEqual([
      { address: { regionId: 1718, districtId: 1_718_401, street: 'Registon' } },
      // not even the first version wrote such an address
      { address: { regionId: 'tashkent' } },
    ]);
    for (const refused of [
      `update districts set region_id = 'khorezm'`,
      `update regions set soato = '1719' where id = 'samarkand'`,
      `update regions set soato = '33' where id = 'khorezm'`,
    ])
      await expect(shop.pool.query(refused)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });

  it('a shop of the first version goes through all migrations with every row it had', async () => {
    const shop = await before('0005');
    await insertStore(shop.pool, 1, { uz: 'Toshkent', ru: 'Ташкент', en: 'Tashkent' });
    await insertPieces(shop.pool, [{ id: 1, store_id: 1 }, { id: 2 }, { id: 3, productId: 2 }]);
    await insertOrder(shop.pool, { id: 1, orderState: 'DELIVERED', paymentState: 'PAID', itemId: 1 });
    await insertOrder(shop.pool, { id: 2, orderState: 'CANCELLED', paymentState: 'FAILED', itemId: 2 });
    await insertRows(shop.pool, 'carts', [{ token_hash: Buffer.alloc(32) }]);
    await shop.pool.query(
      `insert into cart_lines (cart_id, line_key, product_id, quantity, price_seen_som) select id, 'p1', 1, 1, 1000000 from carts`,
    );
    await shop.pool.query(
      `insert into order_events (order_id, actor, to_state) select id, 'SHOPPER', order_state from orders`,
    );
    await shop.applyRest();
    const tables = [
      'stores',
      'products',
      'product_items',
      'orders',
      'order_lines',
      'order_events',
      'carts',
      'cart_lines',
    ];
    const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
    expect(await rowsOf(shop, `select ${counts.join(', ')}`)).toEqual([
      {
        stores: 1,
        products: 2,
        product_items: 3,
        orders: 2,
        order_lines: 2,
        order_events: 2,
        carts: 1,
        cart_lines: 1,
      },
    ]);
    expect(await rowsOf(shop, 'select total_som, options_total_som, discount_total_som from orders')).toEqual(
      [
        { total_som: 1_050_000, options_total_som: 0, discount_total_som: 0 },
        { total_som: 1_050_000, options_total_som: 0, discount_total_som: 0 },
      ],
    );
  });
});

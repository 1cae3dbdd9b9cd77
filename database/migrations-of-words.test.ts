// Tests of migrations that correct default words in existing shops, and of the versions of words, settings and pages (the tests of other
// migrations are in migrations-on-data.test.ts).
import { describe, expect, it } from 'vitest';
import { insertRows, oldDatabases, rowsOf } from './testing-migrations.ts';

const before = oldDatabases();
const named = (uz: string, ru = uz, en = uz) => ({ uz, ru, en });

describe('0610', () => {
  it('keeps the versions of rows; a row that is changed, or comes back under its key, gets one that was never used', async () => {
    const shop = await before('0610');
    await insertRows(shop.pool, 'wordings', [{ key: 'common.tagline', text_ru: 'Первый', version: 3 }]);
    await insertRows(shop.pool, 'calendar_days', [{ day: '2026-05-01', works: false, reason: 'Hayit' }]);
    await insertRows(shop.pool, 'shop_settings', [{ name: 'return_days', value: '20', version: 7 }]);
    const body = { uz: [], ru: [], en: [] };
    const page = { slug: 'care', title: named('Parvarish'), description: named(''), body };
    await insertRows(shop.pool, 'pages', [{ ...page, version: 5 }]);
    await shop.apply();
    const versions = async (table: string) => {
      const rows = await shop.pool.query<{ version: number }>(`select version from ${table}`);
      return rows.rows.map(({ version }) => version);
    };
    expect(await Promise.all(['wordings', 'calendar_days', 'shop_settings', 'pages'].map(versions))).toEqual([
      [3],
      [1],
      [7],
      [5],
    ]);
    const used = new Set<number>([1, 2, 3, 4, 5, 6, 7]);
    for (const [table, change] of [
      ['wordings', `update wordings set text_ru = 'Второй'`],
      [
        'wordings',
        `delete from wordings; insert into wordings (key, text_ru) values ('common.tagline', 'Первый')`,
      ],
      ['calendar_days', `update calendar_days set works = true`],
      ['shop_settings', `update shop_settings set value = '25'`],
      ['pages', `update pages set title = title || '{"ru": "Уход"}'`],
    ] as const) {
      await shop.pool.query(change);
      const [version = 0] = await versions(table);
      expect([change, used.has(version)]).toEqual([change, false]);
      used.add(version);
    }
    const placed = await versions('styles');
    await shop.pool.query('update styles set position = position + 1');
    expect(await versions('styles')).toEqual(placed);
  });
});

describe('0270', () => {
  it('draws the first metals as before, a metal added by the staff as a plain circle, and offers every precious metal', async () => {
    const shop = await before('0270');
    await insertRows(shop.pool, 'metals', [
      { code: 'rose', name: named('Pushti'), precious_metal: 'gold', position: 9 },
    ]);
    await shop.apply();
    expect(await rowsOf(shop, `select code, colors, version from metals order by position`)).toEqual([
      { code: 'yellow', colors: ['#d9b25c'], version: 2 },
      { code: 'red', colors: ['#c98a6b'], version: 2 },
      { code: 'white', colors: ['#dadcdd'], version: 2 },
      { code: 'two-tone', colors: ['#d9b25c', '#dadcdd'], version: 2 },
      { code: 'silver', colors: ['#c7cbcf'], version: 2 },
      { code: 'platinum', colors: ['#bfc4c6'], version: 2 },
      { code: 'rose', colors: [], version: 1 },
    ]);
    expect(await rowsOf(shop, 'select distinct is_hidden, version from precious_metals')).toEqual([
      { is_hidden: false, version: 1 },
    ]);
    await expect(shop.pool.query(`update metals set colors = '{red}' where code = 'rose'`)).rejects.toThrow(
      'metals_colors',
    );
    await expect(
      shop.pool.query(`update metals set colors = array[null]::text[] where code = 'rose'`),
    ).rejects.toThrow('metals_colors');
  });
});

describe('0063', () => {
  it('corrects words that still have their default, and keeps those changed by the staff', async () => {
    const shop = await before('0063');
    await shop.pool.query(
      `update stone_shapes set name = jsonb_set(name, '{uz}', '"Malikacha"') where code = 'princess'`,
    );
    await insertRows(shop.pool, 'stone_kinds', [
      { kind: 'diamond', name: named('Olmos (brilliant)', 'Бриллиант', 'Diamond'), position: 1 },
      { kind: 'sapphire', name: named('Koʻk yoqut'), position: 2 },
      {
        kind: 'turquoise',
        name: named('Feruza'),
        care: named('Бирюза не любит воду, духи и\u00A0крем: надевайте последней.'),
        position: 3,
      },
    ]);
    await insertRows(shop.pool, 'params', [
      { id: 1, code: 'weight', name: named('Ogʻirligi'), type: 'number', position: 1 },
      {
        id: 2,
        code: 'resizable',
        name: named('Oʻlchamini oʻzgartirish', 'Изменение размера', 'Resizing'),
        type: 'choice',
        position: 2,
      },
    ]);
    await shop.apply();
    expect(
      await rowsOf(
        shop,
        `select code, name from stone_shapes where code in ('cushion', 'princess', 'emerald') order by position`,
      ),
    ).toEqual([
      { code: 'cushion', name: named('Kushon', 'Кушон', 'Cushion') },
      { code: 'emerald', name: named('Zumradsimon', 'Эмеральд', 'Emerald') },
      { code: 'princess', name: named('Malikacha', 'Принцесса', 'Princess') },
    ]);
    expect(await rowsOf(shop, `select name ->> 'uz' as uz from stone_kinds order by position`)).toEqual([
      { uz: 'Brilliant' },
      { uz: 'Koʻk yoqut' },
      { uz: 'Feruza' },
    ]);
    expect(await rowsOf(shop, `select care ->> 'ru' as ru from stone_kinds where care is not null`)).toEqual([
      { ru: 'Бирюза не любит воду, духи и\u00A0крем: надевайте её последней.' },
    ]);
    expect(await rowsOf(shop, `select name from params order by position`)).toEqual([
      { name: named('Vazni', 'Ogʻirligi', 'Ogʻirligi') },
      { name: named('Oʻlchamga moslash', 'Подгонка размера', 'Resizing') },
    ]);
    expect(await rowsOf(shop, `select care ->> 'ru' as ru from precious_metals where code = 'gold'`)).toEqual(
      [{ ru: expect.stringMatching(/^Снимайте на ночь, перед бассейном и\sуборкой\. Мойте/) }],
    );
  });

  it('renames Olmoslar and Ziraklar; their old addresses redirect, and an address chosen by the staff stays', async () => {
    const shop = await before('0063');
    const category = (uz: string, slug_uz: string, slug_en: string, position: number) => ({
      name: named(uz, slug_en, slug_en),
      description: named(''),
      slug_uz,
      slug_ru: `ru-${slug_en}`,
      slug_en,
      position,
    });
    await insertRows(shop.pool, 'categories', [
      category('Olmoslar', 'olmoslar', 'diamonds', 1),
      category('Ziraklar', 'mayda-ziraklar', 'studs', 2),
    ]);
    await shop.apply();
    expect(
      await rowsOf(shop, `select name ->> 'uz' as uz, slug_uz from categories order by position`),
    ).toEqual([
      { uz: 'Brilliantlar', slug_uz: 'brilliantlar' },
      { uz: 'Pussetlar', slug_uz: 'mayda-ziraklar' },
    ]);
    expect(
      await rowsOf(
        shop,
        `select o.slug, c.slug_en from old_slugs o join categories c on c.id = o.thing_id where o.kind = 'CATEGORY'`,
      ),
    ).toEqual([{ slug: 'olmoslar', slug_en: 'diamonds' }]);
  });
});

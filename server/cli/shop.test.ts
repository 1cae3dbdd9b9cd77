import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readShopKind } from '#database/shop-kind.ts';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { readConfig } from '../config/config.ts';
import { shopCommand } from './shop.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await testDatabase();
});
afterAll(() => shop.close());

const config = () =>
  readConfig({
    NODE_ENV: 'production',
    SECRET_KEY: 'of-no-use-outside-of-this-process',
    PUBLIC_URL: 'https://zarona.uz',
    DATA_DIR: shop.folder,
  });
const run = async (...args: string[]) => shopCommand.read(args)({ database: shop, config: config() });
const count = async (query: string) =>
  Number((await shop.pool.query<{ count: string }>(`select count(*) from ${query}`)).rows[0]?.count);

describe('npm run shop', () => {
  it('fills the reference data of a real shop, without demo data, and once', async () => {
    expect(await run()).toMatch(/^missing {3}reference data: 0 .*npm run shop -- init$/m);
    expect(await run('init', '--categories', 'rings,diamonds')).toBe(
      'Added: 22 params, 16 stone kinds, 14 regions, 206 districts, 18 delivery tariffs, 2 categories, 10 pages.',
    );
    expect(await readShopKind(shop.pool)).toBe('real');
    for (const empty of ['products', 'orders', 'stores', 'reviews', 'attachments', 'banners', 'moments'])
      expect([empty, await count(empty)]).toEqual([empty, 0]);
    await shop.pool.query(`update params set name = '{"uz":"a","ru":"b","en":"c"}' where code = 'metal'`);
    await shop.pool.query(`delete from delivery_tariffs where region_id = 'khorezm'`);
    expect(await run('init', '--categories', 'rings')).toMatch(
      /^Added: 0 params, .* 0 delivery tariffs, 0 categories, 0 pages\.$/,
    );
    expect(await count(`params where name ->> 'ru' = 'b'`)).toBe(1);
    expect(await run()).toMatch(/^there {5}reference data: 22 /m);
    expect(await run()).toMatch(/^missing {3}pages: 0 published, 10 drafts/m);
  });

  it('names the contacts that are still examples, and does not mention the demo', async () => {
    await run('init', '--categories', 'none');
    expect(await run()).toMatch(/^missing {3}contacts and company.*: shop_phone, shop_telegram, legal_ru, /m);
    expect(await count(`shop_settings where name = 'demo_notice' and value = '"OFF"'`)).toBe(1);
    const names = ['shop_phone', 'shop_telegram', 'legal_ru', 'legal_uz', 'legal_en', 'shop_tax_number'];
    await shop.pool.query(`insert into shop_settings (name, value) select unnest($1::text[]), '"own"'`, [
      names,
    ]);
    expect(await run()).toMatch(/^there {5}contacts and company$/m);
  });

  it.each([
    [['init', '--categories', 'boats'], 'There is no category "boats"'],
    [['open'], '"open" is not known here.'],
    [['store'], '"store" is not known here.'],
  ])('refuses %j', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence);
  });

  it('does not change the demo', async () => {
    const demo = await testDatabase({ seed: 'demo' });
    const work = shopCommand.read(['init'])({ database: demo, config: config() });
    await expect(work).rejects.toMatchObject({ exitCode: 6 });
    await demo.close();
  });
});

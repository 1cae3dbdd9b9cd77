import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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
const run = async (...args: string[]) =>
  shopCommand.read(args)({ database: shop, config: config(), folder: shop.folder });
const count = async (query: string) =>
  Number((await shop.pool.query<{ count: string }>(`select count(*) from ${query}`)).rows[0]?.count);
const example = fileURLToPath(new URL('../../docs/runbooks/store.example.json', import.meta.url));

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

  it('adds a store from its file, and replaces it', async () => {
    writeFileSync(path.join(shop.folder, 'store.json'), readFileSync(example));
    expect(await run('store', 'store.json')).toBe('The store is there: /stores/toshkent-chorsu');
    await run('store', 'store.json');
    expect(await count('stores')).toBe(1);
    const store = JSON.parse(readFileSync(example, 'utf8')) as { regionId: string; phone?: string }; // our own file
    writeFileSync(path.join(shop.folder, 'store.json'), JSON.stringify({ ...store, regionId: 'atlantis' }));
    await expect(run('store', 'store.json')).rejects.toThrow('There is no region atlantis');
    writeFileSync(path.join(shop.folder, 'store.json'), JSON.stringify({ ...store, phone: 'none' }));
    await expect(run('store', 'store.json')).rejects.toThrow(
      'store.json does not describe a store:\n  phone ',
    );
    writeFileSync(path.join(shop.folder, 'store.json'), '{');
    await expect(run('store', 'store.json')).rejects.toThrow('store.json is no JSON');
  });

  it('publishes a page with the texts of a folder, and withdraws it', async () => {
    const pages = fileURLToPath(new URL('../../database/seed/pages', import.meta.url));
    cpSync(pages, path.join(shop.folder, 'pages'), { recursive: true });
    const file = path.join(shop.folder, 'pages/ru/offer.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('# Публичная оферта', '# Договор'));
    expect(await run('page', 'offer', '--from', 'pages')).toBe('/offer is published.');
    expect(await count(`pages where page_state = 'PUBLISHED' and title ->> 'ru' = 'Договор'`)).toBe(1);
    expect(await run('page', 'offer', '--draft')).toBe('/offer is a draft; no shopper sees it.');
    expect(await count(`pages where page_state = 'PUBLISHED'`)).toBe(0);
    await expect(run('page', 'offer', '--from', 'nowhere')).rejects.toThrow('not all three are there');
  });

  it.each([
    [['init', '--categories', 'boats'], 'There is no category "boats"'],
    [['page', 'nothing'], 'There is no page "nothing"'],
    [['open'], '"open" is not known here.'],
    [['store'], 'Something is missing.'],
  ])('refuses %j', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence);
  });

  it('does not change the demo', async () => {
    const demo = await testDatabase({ seed: 'demo' });
    const work = shopCommand.read(['init'])({ database: demo, config: config(), folder: shop.folder });
    await expect(work).rejects.toMatchObject({ exitCode: 6 });
    await demo.close();
  });
});

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoDatabase, today } from './demo/testing-demo.ts';
import { demoMedia } from './demo-shop.ts';

const { fill, values, count } = demoDatabase();

// without loose stones (counted below) and former models (demo/history)
const jewels = `products where kind = 'jewel' and product_state = 'ACTIVE'`;
const former = `products where product_state = 'ARCHIVED'`;
const jewelsOf = `(select from products p where p.category_id = c.id and p.kind = 'jewel')`;

describe('the demo shop', () => {
  it('has the numbers of the catalogue plan', async () => {
    expect(await count(`categories c where exists ${jewelsOf}`)).toBe(12);
    expect(await count('collections')).toBe(8);
    expect(await count(jewels)).toBe(120);
    expect(
      await count(`product_items where kind = 'jewel' and product_id not in (select id from ${former})`),
    ).toBe(856);
    expect(await count('stores')).toBe(6);
    expect(await count(`banners where active_to is null or active_to > '${today}'`)).toBe(6);
    expect(await count(`banners where active_from > '${today}'`)).toBe(1);
    expect(await count(`banners where active_to <= '${today}'`)).toBe(1);
    expect(await count('moments')).toBe(10);
    expect(await count('regions')).toBe(14);
    expect(await count('districts')).toBe(206);
    expect(await count('districts where is_center')).toBe(13);
    expect(await count('delivery_tariffs')).toBe(18);
  });

  it('is filled once: another run changes nothing', async () => {
    await fill();
    expect(await count(jewels)).toBe(120);
    expect(await count('products')).toBe(120 + 96 + (await count(former)));
    expect(await count(`shop_settings where name = 'demo_seeded'`)).toBe(1);
  });

  it('the next row gets the next free id and the next order the next number', async () => {
    const orders = await count('orders');
    const [last = 0] = await values<number>('select max(id) as value from product_items');
    expect(await values(`select nextval(pg_get_serial_sequence('product_items', 'id')) as value`)).toEqual([
      last + 1,
    ]);
    expect(await values(`select nextval('order_numbers') as value`)).toEqual([orders + 1]);
  });

  it('fills every category with at least 4 models and every collection with at least 11', async () => {
    const ofCategory = await values<number>('select count(*) as value from products group by category_id');
    const ofCollection = await values<number>(
      'select count(*) as value from collection_products group by collection_id',
    );
    expect(Math.min(...ofCategory)).toBeGreaterThanOrEqual(4);
    expect(Math.min(...ofCollection)).toBeGreaterThanOrEqual(11);
  });

  it('has at least two models of every metal and in every price band', async () => {
    const ofMetal = await values<number>(`select count(*) as value from ${jewels} group by metal`);
    expect(ofMetal).toHaveLength(6);
    expect(Math.min(...ofMetal)).toBeGreaterThanOrEqual(2);
    const from = await values<number>(
      'select min(price_b2c_som) as value from product_items where price_b2c_som > 0 group by product_id',
    );
    const bounds = [0, 1, 3, 6, 10, 20, 50, Infinity];
    for (const [index, start] of bounds.slice(0, -1).entries()) {
      const end = bounds[index + 1] ?? Infinity;
      expect(from.filter((price) => price >= start * 1e6 && price < end * 1e6).length).toBeGreaterThanOrEqual(
        2,
      );
    }
  });

  it('every model has a style, and every style at least three models', async () => {
    expect(await count(`products where kind = 'jewel' and styles = '{}'`)).toBe(0);
    const styles = await values<string>('select code as value from styles');
    const inStyle = await Promise.all(
      styles.map((style) => count(`products where '${style}' = any(styles)`)),
    );
    expect(Math.min(...inStyle)).toBeGreaterThanOrEqual(3);
  });

  it('all addresses are plain ASCII, and no two products have the same address in any language', async () => {
    const addresses = await values<string>(
      `select unnest(array[slug_uz, slug_ru, slug_en]) as value from products
       union all select unnest(array[slug_uz, slug_ru, slug_en]) from categories
       union all select unnest(array[slug_uz, slug_ru, slug_en]) from collections`,
    );
    for (const address of addresses) expect(address).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const shared = `(select slug from (select id, unnest(array[slug_uz, slug_ru, slug_en]) as slug from products) as s
                     group by slug having count(distinct id) > 1) as shared`;
    expect(await count(shared)).toBe(0);
    expect(await values(`select slug_ru as value from categories order by id`)).toEqual([
      'koltsa',
      'pomolvochnye-koltsa',
      'obruchalnye-koltsa',
      'sergi',
      'pusety',
      'podveski',
      'kole',
      'tsepochki',
      'braslety',
      'komplekty',
      'muzhskie-ukrasheniya',
      'detskie-ukrasheniya',
      'brillianty',
    ]);
    expect(await values(`select slug_uz as value from products where id = 1`)).toEqual(['qaldirgoch-uzugi']);
  });

  it('has every picture that a row refers to, and no other files', async () => {
    const keys = await values<string>('select key as value from attachments order by 1');
    const files = readdirSync(demoMedia, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath.split('/').at(-1)}/${entry.name}`);
    expect(keys).toEqual(files.toSorted());
  });

  it('each of the 13 categories has a picture, an icon and a background', async () => {
    expect(await count('categories')).toBe(13);
    expect(
      await values(
        `select slug_en as value from categories
         where image_id is null or icon_id is null or background_image_id is null`,
      ),
    ).toEqual([]);
  });

  it('every model has at least two photos, and the first is the main one', async () => {
    const shown = await values<string>(
      `select p.artikul || ' ' || count(*) filter (where t.kind = 'IMAGE') || ' ' || count(*) filter (where a.is_main) as value
       from products p left join product_attachments a on a.product_id = p.id left join attachments t on t.id = a.attachment_id
       where p.kind = 'jewel' and p.product_state = 'ACTIVE' group by p.artikul`,
    );
    expect(shown).toHaveLength(120);
    expect(shown.filter((line) => !/ [2-9] 1$/.test(line))).toEqual([]);
  });

  it('21 models have a turntable video; the pictures of a piece begin with a photo', async () => {
    expect(await count("attachments where key like 'spins/%' and kind = 'VIDEO'")).toBe(21);
    expect(
      await count(
        `item_attachments i join attachments t on t.id = i.attachment_id where i.order_number = 0 and t.kind <> 'IMAGE'`,
      ),
    ).toBe(0);
  });

  it('the alt text of every picture says in three languages that it was rendered', async () => {
    expect(
      await count(
        `attachments where not (alt->>'uz' like '%kompyuter tasviri' and alt->>'ru' like '%компьютерная визуализация'
                                and alt->>'en' like '%computer rendering')`,
      ),
    ).toBe(0);
  });

  it('the first banner shows a piece that can be bought', async () => {
    const shown = await values(
      `select i.product_item_state as value from banners b join product_items i on i.id = b.item_id
       where b.placement = 'HOME_HERO' and b.active_from is null and i.store_id is not null and i.arrives_on is null`,
    );
    expect(shown).toEqual(['AVAILABLE']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing.ts';
import { readXml, textOf, textsOf, type XmlElement } from './testing-xml.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
/** A product with difficult characters in its texts, and with pieces of every kind. */
const hard = `«Qosh» & <b>"o'q"</b>\u0007`;

beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  await shop.pool.query(
    `update products set name = jsonb_build_object('uz', $1::text, 'ru', $1::text, 'en', $1::text),
    description = jsonb_build_object('uz', $2::text, 'ru', $2::text, 'en', $2::text) where artikul = 'ZR-001'`,
    [hard, `${hard} ${'Слово '.repeat(1200)}`],
  );
  await shop.pool.query(`update product_items set price_b2b_som = 1234567 where price_b2c_som > 0`);
});
afterAll(() => shop.close());

const get = async (path: string) => readXml((await shop.app.inject({ url: path })).body);
const values = async <T>(sql: string) =>
  (await shop.pool.query<{ value: T }>(sql)).rows.map(({ value }) => value);
/** Pieces that a guest can buy online and whose model has a picture. */
const buyable = `from product_items i join products p on p.id = i.product_id
  where p.product_state = 'ACTIVE' and i.product_item_state = 'AVAILABLE' and i.price_b2c_som > 0
  and exists (select from product_attachments pa join attachments a on a.id = pa.attachment_id where pa.product_id = p.id and a.kind = 'IMAGE')`;

describe.each(['ru', 'uz', 'en'] as const)('the Google Merchant feed in %s', (language) => {
  let items: XmlElement[];
  beforeAll(async () => {
    const [channel] = (await get(`/feeds/google-${language}.xml`)).children;
    items = channel?.children.filter(({ name }) => name === 'item') ?? [];
  });
  const each = (name: string) => items.map((item) => textOf(item, `g:${name}`));

  it('offers exactly the pieces that a guest can buy now, at the price of their page', async () => {
    expect(each('id').toSorted()).toEqual(
      (await values<string>(`select i.serial_number as value ${buyable}`)).toSorted(),
    );
    const paid = items.map((item) => textsOf(item, 'g:sale_price')[0] ?? textOf(item, 'g:price'));
    expect(paid.toSorted()).toEqual(
      (await values<number>(`select i.price_b2c_som as value ${buyable}`))
        .map((som) => `${som} UZS`)
        .toSorted(),
    );
    expect(JSON.stringify(items)).not.toContain('1234567');
  });

  it('stays within the limits of the specification', () => {
    expect(new Set(each('id')).size).toBe(items.length);
    for (const [name, most] of Object.entries({
      id: 50,
      title: 150,
      description: 5000,
      link: 2000,
      image_link: 2000,
      brand: 70,
      mpn: 70,
      product_type: 750,
      material: 200,
    }))
      for (const text of each(name)) {
        expect(text).not.toBe('');
        expect(text.length).toBeLessThanOrEqual(most);
      }
    for (const size of items.flatMap((item) => textsOf(item, 'g:size')))
      expect(size.length).toBeLessThanOrEqual(100);
    for (const price of each('price')) expect(price).toMatch(/^[1-9]\d* UZS$/);
    for (const group of each('item_group_id')) expect(group).toMatch(/^[\w-]{1,50}$/);
    for (const item of items) expect(textsOf(item, 'g:additional_image_link').length).toBeLessThanOrEqual(10);
  });

  it('uses Google’s vocabulary', () => {
    const known: Record<string, string[]> = {
      condition: ['new'],
      availability: ['in_stock', 'backorder'],
      gender: ['female', 'male', 'unisex'],
      age_group: ['adult', 'kids'],
    };
    for (const [name, words] of Object.entries(known))
      for (const word of each(name)) expect(words).toContain(word);
    for (const category of each('google_product_category')) expect(category).toMatch(/^\d+$/);
    for (const item of items.filter((one) => textOf(one, 'g:availability') === 'backorder'))
      expect(textOf(item, 'g:availability_date')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d\+0500$/);
  });

  it('links to the page in its language with the piece selected', async () => {
    const prefix = language === 'ru' ? '/product/' : `/${language}/product/`;
    for (const item of items) {
      const link = new URL(textOf(item, 'g:link'));
      expect(link.pathname.startsWith(prefix)).toBe(true);
      expect(link.searchParams.get('piece')).toBe(textOf(item, 'g:id'));
    }
  });
});

it('special characters are preserved in a feed', async () => {
  const [channel] = (await get('/feeds/google-en.xml')).children;
  const own = channel?.children.find(
    (item) => item.name === 'item' && textOf(item, 'g:item_group_id') === 'ZR-001',
  );
  expect(textOf(own, 'g:title')).toContain(`«Qosh» & <b>"o'q"</b>`);
  expect(textOf(own, 'g:description').endsWith('…')).toBe(true);
});

describe('the Yandex feed', () => {
  let root: XmlElement;
  let offers: XmlElement[];
  beforeAll(async () => {
    root = await get('/feeds/yandex-ru.xml');
    offers = part('offers').children;
  });
  const part = (name: string): XmlElement => {
    const found = root.children[0]?.children.find((child) => child.name === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };

  it('is a catalog of today, with its currency and categories before its offers', () => {
    expect(root.name).toBe('yml_catalog');
    expect(root.attributes['date']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d\+05:00$/);
    expect(root.children[0]?.children.map(({ name }) => name)).toEqual([
      'name',
      'company',
      'url',
      'currencies',
      'categories',
      'offers',
    ]);
    expect(part('currencies').children[0]?.attributes).toEqual({ id: 'UZS', rate: '1' });
    expect(part('categories').children[0]?.text).toBe('Кольца');
  });

  it('offers exactly the pieces that a guest can buy now', async () => {
    expect(offers.map(({ attributes }) => attributes['id'] ?? '').toSorted()).toEqual(
      (await values<string>(`select i.serial_number as value ${buyable}`)).toSorted(),
    );
  });

  it('contains the required elements of each offer, within the limits', () => {
    const categories = new Set(part('categories').children.map(({ attributes }) => attributes['id']));
    for (const offer of offers) {
      expect(offer.attributes['id']).toMatch(/^[\w-]{1,20}$/);
      expect(offer.attributes['group_id']).toMatch(/^\d{1,9}$/);
      expect(textOf(offer, 'url').length).toBeLessThanOrEqual(512);
      expect(textOf(offer, 'price')).toMatch(/^[1-9]\d*$/);
      expect(textOf(offer, 'currencyId')).toBe('UZS');
      expect(categories.has(textOf(offer, 'categoryId'))).toBe(true);
      expect(textOf(offer, 'name').length).toBeLessThanOrEqual(150);
      expect(textOf(offer, 'description').length).toBeLessThanOrEqual(3000);
      const pictures = textsOf(offer, 'picture');
      expect(pictures.length).toBeGreaterThanOrEqual(1);
      expect(pictures.length).toBeLessThanOrEqual(10);
      for (const picture of pictures) expect(picture.length).toBeLessThanOrEqual(512);
      for (const before of textsOf(offer, 'oldprice'))
        expect(Number(before)).toBeGreaterThan(Number(textOf(offer, 'price')));
      for (const name of ['store', 'pickup', 'delivery'])
        expect(['true', 'false']).toContain(textOf(offer, name));
    }
  });

  it('offers no delivery above the couriers’ insured price, and free delivery from the free amount on', () => {
    for (const offer of offers) {
      const price = Number(textOf(offer, 'price'));
      expect(textOf(offer, 'delivery')).toBe(String(price < 50_000_000));
      const options = offer.children.filter(({ name }) => name === 'delivery-options');
      for (const { children } of options)
        expect(children[0]?.attributes['cost']).toBe(price >= 1_000_000 ? '0' : '30000');
    }
  });
});

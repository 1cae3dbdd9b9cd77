import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCertificateId } from '#domain/catalog/certificate-id.ts';
import { type TestDatabase, testDatabase } from '../testing.ts';
import { seedDemo } from './demo.ts';
import { demoMedia } from './demo-shop.ts';

const today = '2026-04-08';
let shop: TestDatabase;

beforeAll(async () => {
  shop = await testDatabase();
  await fill();
});
afterAll(() => shop.close());

async function fill(): Promise<void> {
  const client = await shop.pool.connect();
  await client.query('begin');
  await seedDemo(client, today);
  await client.query('commit');
  client.release();
}

async function values<T>(query: string): Promise<T[]> {
  const { rows } = await sql.raw<{ value: T }>(query).execute(shop.db);
  return rows.map(({ value }) => value);
}

const count = async (rest: string): Promise<number> =>
  (await values<number>(`select count(*) as value from ${rest}`))[0] ?? -1;

// loose stones are counted apart (below)
const jewels = `products where kind = 'jewel'`;
const jewelsOf = `(select from products p where p.category_id = c.id and p.kind = 'jewel')`;

describe('the demo shop', () => {
  it('has what the catalogue plan counts', async () => {
    expect(await count(`categories c where exists ${jewelsOf}`)).toBe(12);
    expect(await count('collections')).toBe(8);
    expect(await count(jewels)).toBe(120);
    expect(await count(`product_items where kind = 'jewel'`)).toBe(856);
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

  it('is filled once: another time changes nothing', async () => {
    await fill();
    expect(await count(jewels)).toBe(120);
    expect(await count('products')).toBe(120 + 96);
    expect(await count(`shop_settings where name = 'demo_seeded'`)).toBe(1);
  });

  it('gives the next row the next free id and the next order the next number', async () => {
    const orders = await count('orders');
    expect(await values(`select nextval(pg_get_serial_sequence('product_items', 'id')) as value`)).toEqual([
      856 + 96 + 1,
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

  it('has at least two models of every metal and in every door of prices', async () => {
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

  it('says of every model in which style it is made, and has at least three of each', async () => {
    expect(await count(`products where kind = 'jewel' and styles = '{}'`)).toBe(0);
    const styles = await values<string>('select code as value from styles');
    const inStyle = await Promise.all(
      styles.map((style) => count(`products where '${style}' = any(styles)`)),
    );
    expect(Math.min(...inStyle)).toBeGreaterThanOrEqual(3);
  });

  it('addresses everything in plain ASCII, and no two products with one address in any language', async () => {
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

  it('shows every picture that a row names, and keeps no file that no row names', async () => {
    const keys = await values<string>('select key as value from attachments order by 1');
    const files = readdirSync(demoMedia, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath.split('/').at(-1)}/${entry.name}`);
    expect(keys).toEqual(files.toSorted());
  });

  it('gives each of the 13 categories a picture, an icon and one behind its name', async () => {
    expect(await count('categories')).toBe(13);
    expect(
      await values(
        `select slug_en as value from categories
         where image_id is null or icon_id is null or background_image_id is null`,
      ),
    ).toEqual([]);
  });

  it('gives every model a main picture but the one that shows the drawn placeholder', async () => {
    const without = await values(
      `select artikul as value from products p
       where kind = 'jewel' and not exists (select from product_attachments a where a.product_id = p.id and a.is_main)`,
    );
    expect(without).toEqual(['ZR-115']);
  });

  it('says of every picture in three languages that it was rendered', async () => {
    expect(
      await count(
        `attachments where not (alt->>'uz' like '%kompyuter tasviri' and alt->>'ru' like '%компьютерная визуализация'
                                and alt->>'en' like '%computer rendering')`,
      ),
    ).toBe(0);
  });

  it('shows in the first banner a piece that can be bought', async () => {
    const shown = await values(
      `select i.product_item_state as value from banners b join product_items i on i.id = b.item_id
       where b.placement = 'HOME_HERO' and b.active_from is null and i.store_id is not null and i.arrives_on is null`,
    );
    expect(shown).toEqual(['AVAILABLE']);
  });
});

describe('its papers', () => {
  it('has a passport for every piece and a report for every diamond from 0.30 ct', async () => {
    expect(await count(`certificates where laboratory = 'ZARONA'`)).toBe(856);
    const unreported = await count(
      `stones s where s.kind in ('diamond', 'lab-diamond') and s.carat_thousandths >= 300 and not exists (
         select from certificates c where c.item_id = s.item_id and c.certificate_state = 'VALID' and c.report_number like 'DEMO%')`,
    );
    expect(unreported).toBe(0);
    expect(await count(`certificates where laboratory <> 'ZARONA' and report_number not like 'DEMO%'`)).toBe(
      0,
    );
  });

  it('numbers them so that a slip of the pen is seen, and leaves one number free', async () => {
    const ids = await values<string>('select id as value from certificates');
    for (const id of ids) expect(readCertificateId(id)).toEqual({ ok: true, id });
    expect(ids.filter((id) => id.startsWith('ZC-2026-00010'))).toHaveLength(9);
    expect(ids.some((id) => id.startsWith('ZC-2026-000110'))).toBe(false);
  });

  it('replaced one report and withdrew one passport with its ring', async () => {
    expect(
      await values(
        `select n.certificate_state as value from certificates o join certificates n on n.id = o.replaced_by
         where o.certificate_state = 'REPLACED'`,
      ),
    ).toEqual(['VALID']);
    expect(
      await values(
        `select i.product_item_state as value from certificates c join product_items i on i.id = c.item_id
         where c.certificate_state = 'WITHDRAWN'`,
      ),
    ).toEqual(['WITHDRAWN']);
  });

  it('describes in the eight sample reports the very stones of their pieces', async () => {
    const differing = await count(
      `certificates c join stones s on s.item_id = c.item_id and s.is_main
       where c.id < 'ZC-2026-000107' and c.laboratory <> 'ZARONA'
         and (c.subject->>'clarity' <> s.clarity or c.subject->>'color' <> s.color
              or (c.subject->>'caratWeight')::numeric * 1000 <> s.carat_thousandths)`,
    );
    expect(differing).toBe(0);
  });
});

describe('its loose stones', () => {
  it('are 96 in a category of their own, each one piece with one stone, without metal, fineness and mark', async () => {
    expect(await count(`categories c where not exists ${jewelsOf}`)).toBe(1);
    expect(
      await count(
        `products p join categories c on c.id = p.category_id and c.slug_en = 'diamonds'
         join product_items i on i.product_id = p.id join stones s on s.item_id = i.id and s.count = 1 and s.is_main
         where p.kind = 'loose-stone' and p.is_diamond and num_nonnulls(p.metal, p.gender, i.probe, i.makers_mark, i.hallmark_kind) = 0`,
      ),
    ).toBe(96);
    expect(await count(`products where kind = 'loose-stone'`)).toBe(96);
  });

  it('are spread as a shop has them: every shape, few of the best, from 0.30 to 3 carats, some grown', async () => {
    const spread = async (column: string) =>
      values<string>(
        `select s.${column}::text as value from stones s join product_items i on i.id = s.item_id and i.kind = 'loose-stone' group by 1 order by 1`,
      );
    expect((await spread('shape')).length).toBeGreaterThanOrEqual(9);
    expect((await spread('color')).join('')).toBe('DEFGHIJK');
    expect((await spread('clarity')).length).toBeGreaterThanOrEqual(7);
    expect(await spread('kind')).toEqual(['diamond', 'lab-diamond']);
    const weights = (await spread('carat_thousandths')).map(Number);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...weights)).toBeGreaterThan(2000);
  });

  it('have a report that says the same as the stone, and weigh what their carats do', async () => {
    const honest = await count(
      `stones s join product_items i on i.id = s.item_id and i.kind = 'loose-stone' and i.weight_mg = round(s.carat_thousandths / 5.0)
       join certificates t on t.item_id = i.id and t.certificate_state = 'VALID' and t.report_number like 'DEMO-%'
         and t.laboratory in ('GIA', 'IGI', 'HRD') and (s.kind = 'diamond' or t.laboratory = 'IGI')
       where (t.subject->>'caratWeight')::numeric * 1000 = s.carat_thousandths and t.subject->>'color' = s.color
         and t.subject->>'clarity' = s.clarity and (t.subject->>'cut') is not distinct from s.cut
         and (s.shape = 'round') = (s.cut is not null)
         and abs(s.depth_hundredths_mm * 1000.0 / s.width_hundredths_mm - s.depth_tenths_percent) < 3`,
    );
    expect(honest).toBe(96);
  });
});

describe('its reviews', () => {
  it('are each of a sold piece that its buyer has in their hands, written after the handover', async () => {
    const reviews = await count('reviews');
    expect(reviews).toBeGreaterThan(20);
    const honest = await count(
      `reviews r join order_lines l on l.id = r.order_line_id and l.released_at is null
       join orders o on o.id = l.order_id and o.order_state = 'DELIVERED' and o.language = r.language
       join product_items i on i.id = l.item_id and i.product_item_state = 'SOLD' and i.product_id = r.product_id
       join order_events e on e.order_id = o.id and e.to_state = 'DELIVERED' and e.at < r.written_at
       where i.received_on < o.created_at and r.written_at < now() and r.review_state = 'PUBLISHED'
       and (r.fit is null or i.size_hundredths_mm is not null or i.length_mm is not null)
       and (r.author_name is null or left(r.author_name, 4) = left(o.contact_name, 4))`,
    );
    expect(honest).toBe(reviews);
    expect(await count(`orders where order_state = 'DELIVERED'`)).toBe(reviews);
  });

  it('are in three languages, not all of them delighted', async () => {
    expect(await values('select distinct language as value from reviews order by 1')).toEqual([
      'en',
      'ru',
      'uz',
    ]);
    expect(await count('reviews where rating < 5')).toBeGreaterThan(5);
    expect(await count('reviews where answer is not null')).toBeGreaterThan(2);
  });
});

describe('its reserved pieces', () => {
  it('each belong to one new cash order with a hold, a line and an event', async () => {
    const reserved = await count(`product_items where product_item_state = 'RESERVED'`);
    expect(reserved).toBeGreaterThan(30);
    const owned = await count(
      `product_items i join hold_items hi on hi.item_id = i.id join holds h on h.id = hi.hold_id
       join orders o on o.id = h.order_id and o.order_state = 'NEW' and o.payment_method = 'CASH'
       join order_lines l on l.order_id = o.id and l.item_id = i.id and l.unit_price_som = i.price_b2c_som and l.released_at is null
       join order_events e on e.order_id = o.id and e.to_state = 'NEW'
       where i.product_item_state = 'RESERVED' and h.expires_at is null and o.goods_total_som = i.price_b2c_som`,
    );
    expect(owned).toBe(reserved);
    expect(await count('hold_items')).toBe(reserved);
    expect(await count(`orders where order_state = 'NEW'`)).toBe(reserved);
  });

  it('are never carried by a courier above the insured limit', async () => {
    expect(await count(`orders where fulfillment_kind = 'DELIVERY' and goods_total_som >= 50000000`)).toBe(0);
    expect(await count(`orders where fulfillment_kind = 'DELIVERY'`)).toBeGreaterThan(5);
  });

  it('were ordered in the days before, with numbers that grow with time', async () => {
    const numbers = await values<string>('select number as value from orders order by created_at, id');
    expect(numbers).toEqual(numbers.toSorted());
    expect(await count(`orders where created_at >= '${today}T00:00:00+05:00'`)).toBe(0);
  });
});

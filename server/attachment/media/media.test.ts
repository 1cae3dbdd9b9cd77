import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Media } from '#contract/admin/catalog/media.ts';
import { addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
let content: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(async () => {
  content = await staff.enter('CONTENT');
});
afterAll(() => sale.close());

const photo = (red: number) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer();

async function upload(red: number, name: string): Promise<Media> {
  const answer = await content.upload(`attachments?name=${name}`, await photo(red));
  expect(answer.statusCode).toBe(201);
  return answer.json<Media>();
}

const list = async (query: string): Promise<Media[]> =>
  (await content.get(`attachments?${query}`)).json<{ rows: Media[] }>().rows;

const remove = ({ id, version }: Media) => content.delete(`attachments/${id}`, version);

async function hold(picture: Media): Promise<string> {
  const productId = await addProduct(sale.db);
  await sale.db
    .insertInto('product_attachments')
    .values({ product_id: productId, attachment_id: picture.id, is_main: true, order_number: 0 })
    .execute();
  const { artikul } = await sale.db
    .selectFrom('products')
    .select('artikul')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return artikul;
}

describe('the media library', () => {
  it('lists pictures with their uses; a filter shows the unused ones', async () => {
    const [held, free] = [await upload(11, 'held.jpg'), await upload(12, 'free.jpg')];
    const artikul = await hold(held);
    const rows = await list('sort=-id');
    expect(rows.find(({ id }) => id === held.id)).toMatchObject({
      useCount: 1,
      uses: [{ place: 'MODEL', record: artikul }],
    });
    const unused = (await list('unused=true')).map(({ id }) => id);
    expect(unused).toContain(free.id);
    expect(unused).not.toContain(held.id);
  });

  it('names a record once, however often it uses the picture', async () => {
    const { id } = await upload(13, 'category.jpg');
    await sql`update categories set image_id = ${id}, icon_id = ${id} where id = (select min(id) from categories)`.execute(
      sale.db,
    );
    expect((await list('sort=-id')).find((row) => row.id === id)).toMatchObject({
      useCount: 1,
      uses: [{ place: 'CATEGORY' }],
    });
  });

  it('changes texts, marks and the focal point, which is part of the address; refuses an outdated version', async () => {
    const picture = await upload(21, 'ring.jpg');
    const change = {
      altRu: 'Кольцо',
      altUz: 'Uzuk',
      altEn: 'Ring',
      focal: { x: 30, y: 70 },
      isModelPhoto: true,
    };
    const answer = await content.patch(`attachments/${picture.id}`, change, picture.version);
    expect(answer.statusCode).toBe(200);
    const changed = answer.json<Media>();
    expect(changed).toMatchObject({ ...change, isInScale: false, version: picture.version + 1 });
    expect(changed.url).toBe(`${picture.url}&at=30-70`);
    expect((await sale.app.inject({ url: `${changed.url}&w=400&h=400` })).statusCode).toBe(200);
    const stale = await content.patch(`attachments/${picture.id}`, { isModelPhoto: false }, picture.version);
    expect(stale.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await list('notDescribed=true')).map(({ id }) => id)).not.toContain(picture.id);
  });

  it('removes a picture only while it is unused', async () => {
    const [held, free] = [await upload(31, 'held-2.jpg'), await upload(32, 'free-2.jpg')];
    await hold(held);
    expect((await remove(held)).json()).toMatchObject({ code: 'MEDIA_USED' });
    expect((await remove(free)).statusCode).toBeLessThan(300);
    const ids = (await list('sort=-id')).map(({ id }) => id);
    expect(ids).toContain(held.id);
    expect(ids).not.toContain(free.id);
  });

  it('counts rows of any other table as uses', async () => {
    const { rows } = await sql<{ holder: string }>`
      select distinct conrelid::regclass::text as holder from pg_constraint
      where contype = 'f' and confrelid = 'attachments'::regclass`.execute(sale.db);
    const { rows: counted } = await sql<{ holder: string }>`
      select distinct d.refobjid::regclass::text as holder from pg_depend d join pg_rewrite r on r.oid = d.objid
      where r.ev_class = 'attachment_uses'::regclass and d.refclassid = 'pg_class'::regclass`.execute(
      sale.db,
    );
    expect(counted.map(({ holder }) => holder)).toEqual(
      expect.arrayContaining(rows.map(({ holder }) => holder)),
    );
    expect(rows).toContainEqual({ holder: 'banner_pictures' });
  });
});

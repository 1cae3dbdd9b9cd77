import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StaffCategory } from '#contract/admin/catalog/category.ts';
import type { Media } from '#contract/admin/catalog/media.ts';
import type { Category } from '#contract/catalog/catalog.ts';
import { addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let content: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  content = await staff.enter('CONTENT');
});
afterAll(() => sale.close());

const add = async (name: string, parentId: number | null = null): Promise<StaffCategory> => {
  const answer = await content.post('categories', {
    nameRu: name,
    nameUz: `${name} uz`,
    nameEn: `${name} en`,
    parentId,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const list = async (): Promise<StaffCategory[]> => (await content.get('categories')).json();
const find = async (id: number) => (await list()).find((one) => one.id === id);
const move = (id: number, parentId: number | null, place: number) =>
  content.post(`categories/${id}/move`, { parentId, place });
const shown = (slug: string) => shopper(sale.app).get(`/api/v1/categories/${slug}`);

describe('a category', () => {
  it('is created with addresses derived from its names, and is in the shop at once', async () => {
    const brooches = await add('Броши');
    expect(brooches).toMatchObject({ slugRu: 'broshi', slugUz: 'broshi-uz', slugEn: 'broshi-en', models: 0 });
    expect((await shown('broshi')).json()).toMatchObject({ id: brooches.id, nameEn: 'Броши en' });
    expect((await add('Броши')).slugRu).toBe('broshi-2');
  });

  it('can get other texts, addresses and pictures; a former address redirects to it', async () => {
    const { id, version } = await add('Колье');
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a46' } })
      .jpeg()
      .toBuffer();
    const picture = (await content.upload('attachments?name=kolye.jpg', photo)).json<Media>();
    const change = { descriptionRu: 'О колье.', slugRu: 'kolye-i-cepi', imageId: picture.id };
    const changed = (await content.patch(`categories/${id}`, change, version)).json<StaffCategory>();
    expect(changed).toMatchObject({
      version: version + 1,
      descriptionRu: 'О колье.',
      image: { id: picture.id },
      icon: null,
    });
    expect((await shown('kole')).json()).toMatchObject({ id, slugRu: 'kolye-i-cepi' });
    const emptied = await content.patch(`categories/${id}`, { imageId: null }, changed.version);
    expect(emptied.json()).toMatchObject({ image: null });
  });

  it('BO-19: refuses an outdated version and returns the current one', async () => {
    const { id, version } = await add('Серьги');
    await content.patch(`categories/${id}`, { nameEn: 'Earrings' }, version);
    expect((await content.patch(`categories/${id}`, { nameRu: 'Серёжки' }, version)).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { nameEn: 'Earrings' } },
    });
  });

  it('refuses an address that another category has or had, an unknown picture, and an empty name', async () => {
    const first = await add('Кулоны');
    const moved = await content.patch(`categories/${first.id}`, { slugRu: 'podveski' }, first.version);
    expect(moved.statusCode).toBe(200);
    const { id, version } = await add('Подвески');
    const refusal = async (change: object) =>
      (await content.patch(`categories/${id}`, change, version)).json();
    for (const slug of ['podveski', 'kulony'])
      expect(await refusal({ slugEn: slug })).toMatchObject({ code: 'SLUG_TAKEN', facts: { slug } });
    expect(await refusal({ iconId: 999_999 })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await refusal({ nameRu: '  ' })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('the tree of categories', () => {
  it('can be reordered branch by branch without conflicts for members who edit texts', async () => {
    const [rings, chains, wedding] = [await add('Кольца А'), await add('Цепи А'), await add('Свадебные А')];
    await move(wedding.id, rings.id, 0);
    const moved = (await move(rings.id, null, 1000)).json<StaffCategory[]>();
    expect(moved.slice(-3).map(({ id }) => id)).toEqual([chains.id, rings.id, wedding.id]);
    expect(await find(wedding.id)).toMatchObject({ parentId: rings.id, version: wedding.version });
    const inShop = (await shopper(sale.app).get('/api/v1/categories')).json<Category[]>();
    expect(inShop.at(-1)).toMatchObject({ id: wedding.id, parentId: rings.id });
  });

  it('has at most three levels and no cycle', async () => {
    const one = await add('Первый');
    const two = await add('Второй', one.id);
    const three = await add('Третий', two.id);
    const four = await content.post('categories', {
      nameRu: 'Четвёртый',
      nameUz: 'Toʻrtinchi',
      nameEn: 'Fourth',
      parentId: three.id,
    });
    expect(four.json()).toMatchObject({ code: 'CATEGORY_PLACE_WRONG', facts: { reason: 'TOO_DEEP' } });
    expect((await list()).some(({ nameRu }) => nameRu === 'Четвёртый')).toBe(false);
    expect((await move(one.id, three.id, 0)).json()).toMatchObject({ facts: { reason: 'OWN_BRANCH' } });
    expect((await move(one.id, 999_999, 0)).statusCode).toBe(404);
  });

  it('lists the models of a moved branch under its new parent', async () => {
    const parent = await add('Для рук');
    const productId = await addProduct(sale.db);
    const { category_id: id } = await sale.db
      .selectFrom('products')
      .select('category_id')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    await move(id, parent.id, 0);
    await vi.waitFor(async () => {
      const found = await shopper(sale.app).get(`/api/es/v1/es-products?category=${parent.slugEn}`);
      expect(found.json<{ data: { content: { id: number }[] } }>().data.content.map((one) => one.id)).toEqual(
        [productId],
      );
    });
  });
});

describe('removing a category', () => {
  it('is refused with the counts of what belongs to it, and possible once nothing does', async () => {
    const parent = await add('Родитель');
    const child = await add('Ребёнок', parent.id);
    const productId = await addProduct(sale.db, 'ARCHIVED');
    const product = sale.db.updateTable('products').where('id', '=', productId);
    await product.set({ category_id: child.id }).execute();
    const remove = async ({ id }: StaffCategory) =>
      content.delete(`categories/${id}`, (await find(id))?.version ?? 0);
    expect((await remove(parent)).json()).toMatchObject({
      code: 'IN_USE',
      facts: { categories: 1, models: 0 },
    });
    expect((await remove(child)).json()).toMatchObject({
      code: 'IN_USE',
      facts: { categories: 0, models: 1 },
    });
    await sale.db.deleteFrom('products').where('id', '=', productId).execute();
    expect((await remove(child)).statusCode).toBe(204);
    expect((await remove(parent)).statusCode).toBe(204);
    expect((await shown(parent.slugRu)).statusCode).toBe(404);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffModel } from '#contract/admin/catalog/model.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { listTheModels, readTheModel } from './testing-models.ts';

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

/** A ring on sale with one piece, and its artikul. */
async function addModel(state: 'ACTIVE' | 'DRAFT' = 'ACTIVE') {
  const id = await addProduct(sale.db, state);
  const piece = await addPiece(sale.db, { productId: id });
  const { artikul } = await sale.db
    .updateTable('products')
    .set({ slug_uz: sql`slug_en`, slug_ru: sql`slug_en` }) // as if made of the name
    .where('id', '=', id)
    .returning('artikul')
    .executeTakeFirstOrThrow();
  return { id, artikul, piece };
}

const change = (artikul: string, body: object, version: number, by = content) =>
  by.patch(`models/${artikul}`, body, version);

describe('the list of models', () => {
  it('shows what is on sale, for how much, and in which languages', async () => {
    const { id, artikul } = await addModel();
    await addPiece(sale.db, { productId: id, priceSom: 9_000_000 });
    await addPiece(sale.db, { productId: id, state: 'SOLD' });
    const { rows, count } = await listTheModels(content, `q=${artikul.toLowerCase()}`);
    expect(count).toEqual({ value: rows.length, isExact: true });
    expect(rows.find((row) => row.artikul === artikul)).toMatchObject({
      state: 'ACTIVE',
      pieces: 3,
      piecesOnSale: 2,
      priceFrom: 7_270_000,
      priceTo: 9_000_000,
      languages: [],
      pictures: 0,
    });
  });

  it('continues where a page ended', async () => {
    for (let more = 0; more < 26; more += 1) await addProduct(sale.db);
    const first = await listTheModels(content, 'size=25&sort=artikul');
    const second = await listTheModels(content, `size=25&sort=artikul&cursor=${first.next}`);
    expect(second.rows[0]?.artikul).not.toBe(first.rows.at(-1)?.artikul);
    expect((await content.get('models?size=25&sort=-artikul&cursor=wrong')).json()).toMatchObject({
      code: 'CURSOR_INVALID',
    });
  });
});

describe('changing a model', () => {
  it('is visible on its page at once and audited, and the old address redirects to the new one', async () => {
    const { artikul } = await addModel();
    const { version, slugRu } = await readTheModel(content, artikul);
    const answer = await change(
      artikul,
      { nameRu: 'Кольцо «Ласточка»', nameUz: '«Qaldirgʻoch» uzugi', nameEn: 'Swallow ring', metal: 'white' },
      version,
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      slugRu: 'koltso-lastochka',
      slugUz: 'qaldirgoch-uzugi',
      metal: 'white',
    });
    const page = await sale.app.inject({ url: `/api/v1/products/${slugRu}` });
    expect(page.json()).toMatchObject({ nameRu: 'Кольцо «Ласточка»', slugRu: 'koltso-lastochka' });
    const history = (await content.get(`models/${artikul}/history`)).json<
      { action: string; changes: object[] }[]
    >();
    expect(history).toMatchObject([
      { action: 'models.change', changes: [{ table: 'products', after: { metal: 'white' } }] },
    ]);
  });

  it('keeps an address that was chosen by hand, and refuses another model’s', async () => {
    const [one, other] = [await addModel(), await addModel()];
    const { version } = await readTheModel(content, one.artikul);
    const chosen = await change(one.artikul, { slugEn: 'the-chosen-one' }, version);
    const { version: next } = chosen.json<StaffModel>();
    const renamed = await change(one.artikul, { nameEn: 'Another name' }, next);
    expect(renamed.json()).toMatchObject({ slugEn: 'the-chosen-one' });
    const { version: its } = await readTheModel(content, other.artikul);
    expect((await change(other.artikul, { slugEn: 'the-chosen-one' }, its)).json()).toMatchObject({
      code: 'SLUG_TAKEN',
      facts: { slug: 'the-chosen-one' },
      errors: [{ path: '/slugEn', code: 'SLUG_TAKEN' }],
    });
  });

  it('BO-19: of two people with the same version the second gets the current model and who changed it', async () => {
    const { artikul } = await addModel();
    const { version } = await readTheModel(content, artikul);
    const manager = await staff.enter('MANAGER');
    await change(artikul, { make: 'C' }, version, manager);
    expect((await change(artikul, { nameEn: 'Mine' }, version)).json()).toMatchObject({
      status: 412,
      code: 'VERSION_CONFLICT',
      facts: { current: { make: 'C' }, changedBy: expect.any(String) },
    });
  });

  it('BO-19: changed collections make a new version; a piece’s price does not', async () => {
    const { id, artikul, piece } = await addModel();
    const words = { uz: 'Toʻplam', ru: 'Коллекция', en: 'Collection' };
    const collection = await sale.db
      .insertInto('collections')
      .values({ name: words, description: words, slug_uz: 't', slug_ru: 'k', slug_en: 'c', position: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { version } = await readTheModel(content, artikul);
    await sale.db.updateTable('product_items').set({ price_b2c_som: 1 }).where('id', '=', piece.id).execute();
    await sale.db.updateTable('products').set({ measured_popularity: 7 }).where('id', '=', id).execute();
    const answer = await change(artikul, { collectionIds: [collection.id] }, version);
    expect(answer.json()).toMatchObject({ collectionIds: [collection.id], version: version + 1 });
    expect((await change(artikul, { collectionIds: [] }, version)).statusCode).toBe(412);
  });

  it('copies new receipt codes to the pieces in stock', async () => {
    const { artikul, piece } = await addModel();
    const { version, missing } = await readTheModel(content, artikul);
    expect(missing).toContain('CODES');
    const answer = await change(
      artikul,
      { ikpu: '07113001001000000', packageCode: '1234567', vatPercent: 0 },
      version,
    );
    expect(answer.json<StaffModel>().missing).not.toContain('CODES');
    expect(answer.json()).toMatchObject({ vatPercent: 0 });
    const row = await sale.db
      .selectFrom('product_items')
      .select(['ikpu', 'package_code'])
      .where('id', '=', piece.id)
      .executeTakeFirst();
    expect(row).toEqual({ ikpu: '07113001001000000', package_code: '1234567' });
  });

  it.each([
    [{ nameRu: ' ' }, '/nameRu'],
    [{ categoryId: 999_999 }, '/categoryId'],
    [{ metal: 'brass' }, '/metal'],
    [{ occasions: ['no-such'] }, '/occasions'],
  ])('%j is refused', async (body, path) => {
    const { artikul } = await addModel();
    const { version } = await readTheModel(content, artikul);
    expect((await change(artikul, body, version)).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path }],
    });
  });
});

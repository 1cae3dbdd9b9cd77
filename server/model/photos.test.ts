import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffModel } from '#contract/admin/catalog/model.ts';
import { addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { readTheModel } from './testing-models.ts';

let sale: Sale;
let staff: TestedStaff;
let content: StaffBrowser;
let artikul: string;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(async () => {
  content = await staff.enter('CONTENT');
  const id = await addProduct(sale.db);
  const row = await sale.db
    .selectFrom('products')
    .select('artikul')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  artikul = row.artikul;
});
afterAll(() => sale.close());

const photo = (red: number) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background: { r: red, g: 20, b: 40 } } })
    .jpeg()
    .toBuffer();

const upload = (payload: Buffer, name: string, by = content) =>
  sale.app.inject({
    method: 'POST',
    url: `/api/admin/v1/models/${artikul}/photos?name=${encodeURIComponent(name)}`,
    headers: {
      ...Object.fromEntries(Object.entries(by.headers).filter(([, value]) => value !== undefined)),
      'content-type': 'application/octet-stream',
    },
    payload,
  });

const arrange = (model: StaffModel, photos: object[]) =>
  content.patch(`models/${artikul}/photos`, { photos }, model.version);

describe('photos of a model', () => {
  it('are added one after another; the first is the main one, and the shop serves them', async () => {
    const first = await upload(await photo(10), 'Кольцо спереди.JPG');
    expect(first.statusCode).toBe(201);
    await upload(await photo(20), 'side.jpg');
    const { photos, version } = await readTheModel(content, artikul);
    expect(photos).toMatchObject([
      { kind: 'IMAGE', isMain: true, width: 40, height: 50 },
      { kind: 'IMAGE', isMain: false },
    ]);
    expect(photos[0]?.url).toContain(`models/${artikul}/koltso-speredi-`);
    expect(version).toBe(3);
    expect((await sale.app.inject({ url: photos[0]?.url ?? '' })).statusCode).toBe(200);
    const history = (await content.get(`models/${artikul}/history`)).json<{ action: string }[]>();
    expect(history.map(({ action }) => action)).toEqual(['models.photo', 'models.photo']);
  });

  it('can be sorted, captioned and removed', async () => {
    for (const red of [30, 40, 50]) await upload(await photo(red), `${red}.jpg`);
    const model = await readTheModel(content, artikul);
    const [one, two, three] = model.photos.map(({ id }) => id);
    const answer = await arrange(model, [
      { id: three, altRu: 'Вид сбоку', altUz: 'Yondan', altEn: 'Side view' },
      { id: one },
    ]);
    expect(answer.json<StaffModel>().photos).toMatchObject([
      { id: three, isMain: true, altRu: 'Вид сбоку', altEn: 'Side view' },
      { id: one, isMain: false },
    ]);
    expect((await arrange(model, [{ id: two }])).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await arrange(answer.json<StaffModel>(), [{ id: two }])).json()).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('files that are not pictures are refused, with a sentence that says which are accepted', async () => {
    const refusal = async (name: string, file: Buffer) => (await upload(file, name)).json<object>();
    for (const [name, file] of [
      ['ring.jpg', Buffer.from('no picture at all')],
      ['ring.svg', await photo(60)],
    ] as const)
      expect(await refusal(name, file)).toMatchObject({
        code: 'UNSUPPORTED_MEDIA_TYPE',
        detail: expect.stringContaining('JPEG, PNG, WebP, AVIF') as string,
      });
    const asJson = await content.post(`models/${artikul}/photos?name=ring.jpg`, {});
    expect(asJson.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('uploads by staff who may not edit the catalogue are refused before they are read', async () => {
    const seller = await staff.enter('SELLER');
    expect((await upload(await photo(70), 'ring.jpg', seller)).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
    });
  });
});

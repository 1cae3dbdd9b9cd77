import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import type { Product } from '#contract/catalog/catalog.ts';
import { requireSound } from '#database/invariants.ts';
import { addPiece, type AddedPiece, addProduct } from '#server/testing-goods.ts';
import type { StaffAnswer, StaffBrowser } from '#server/testing-staff.ts';
import { auditOf, listPieces, readPiece, type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
let warehouse: StaffBrowser;
let serial: string;
let piece: AddedPiece;
let slug: string;
beforeAll(async () => {
  stock = await testStock();
});
beforeEach(async () => {
  warehouse = await stock.staff.enter('WAREHOUSE');
  const productId = await addProduct(stock.db);
  piece = await addPiece(stock.db, { productId });
  ({ slug } = await stock.db
    .selectFrom('products')
    .select('slug_uz as slug')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow());
  serial = piece.serialNumber;
});
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

const photo = (red: number) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background: { r: red, g: 20, b: 40 } } })
    .jpeg()
    .toBuffer();
const upload = async (red: number, by = warehouse): Promise<StaffAnswer> =>
  by.upload(`pieces/${serial}/photos?name=${red}.jpg`, await photo(red));
const arrange = ({ version }: StaffPiece, photos: object[]) =>
  warehouse.patch(`pieces/${serial}/photos`, { photos }, version);

describe('photographs of a piece', () => {
  it('are added one after another and shown in the shop and in the list', async () => {
    const { version } = await readPiece(warehouse, serial);
    expect((await listPieces(warehouse, `q=${serial}&noPhoto=true`)).rows).toHaveLength(1);
    const first = await upload(10);
    expect(first.statusCode).toBe(201);
    await upload(20);
    const { photos, version: after, image } = await readPiece(warehouse, serial);
    expect(photos).toMatchObject([
      { kind: 'IMAGE', width: 40, height: 50, isInScale: false },
      { kind: 'IMAGE' },
    ]);
    expect(photos[0]?.url).toContain(`pieces/${serial}/10-`);
    expect(image?.url).toBe(photos[0]?.url);
    expect(after).toBe(version + 2);
    expect((await listPieces(warehouse, `q=${serial}&noPhoto=true`)).rows).toEqual([]);
    expect((await stock.app.inject({ url: photos[0]?.url ?? '' })).statusCode).toBe(200);
    const product = (await stock.app.inject({ url: `/api/v1/products/${slug}` })).json<Product>();
    expect(product.items[0]?.attachments.map(({ url }) => url)).toEqual(photos.map(({ url }) => url));
  });

  it('can be sorted, captioned and removed', async () => {
    for (const red of [30, 40, 50]) await upload(red);
    const before = await readPiece(warehouse, serial);
    const [one, two, three] = before.photos.map(({ id }) => id);
    const words = { altRu: 'Вид сбоку', altUz: 'Yondan', altEn: 'Side view' };
    const arranged = await arrange(before, [{ id: three, ...words, isInScale: true }, { id: one }]);
    const after = arranged.json<StaffPiece>();
    expect(after.photos).toMatchObject([{ id: three, ...words, isInScale: true }, { id: one }]);
    expect(after.version).toBe(before.version + 1);
    expect((await arrange(before, [{ id: one }])).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await arrange(after, [{ id: two }])).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await readPiece(warehouse, serial)).photos).toHaveLength(2);
    expect((await arrange(after, [])).json<StaffPiece>().photos).toEqual([]);
  });

  it('are in the audit and in the history', async () => {
    await upload(60);
    const before = await readPiece(warehouse, serial);
    await arrange(before, [{ id: before.photos[0]?.id, altRu: 'Бирка' }]);
    expect(await auditOf(stock, 'piece', serial)).toMatchObject([
      { action: 'pieces.photo', tables: ['attachments', 'item_attachments', 'product_items'] },
      { action: 'pieces.photos', tables: ['attachments', 'product_items'] },
    ]);
    const history = (await warehouse.get(`pieces/${serial}/history`)).json<
      { action: string; changes: { table: string }[] }[]
    >();
    expect(history.map(({ action }) => action)).toEqual(['pieces.photos', 'pieces.photo']);
    expect(history[0]?.changes.map(({ table }) => table)).toContain('attachments');
  });

  it('can be added only by staff who correct pieces, and not to a sold piece', async () => {
    const seller = await stock.staff.enter('SELLER');
    expect((await upload(70, seller)).json()).toMatchObject({ code: 'PERMISSION_MISSING' });
    await stock.db
      .updateTable('product_items')
      .set({ product_item_state: 'WITHDRAWN', withdrawn_because: 'WRITTEN_OFF' })
      .where('id', '=', piece.id)
      .execute();
    expect((await upload(80)).json()).toMatchObject({ code: 'PIECE_STATE_CONFLICT' });
    expect((await arrange(await readPiece(warehouse, serial), [])).json()).toMatchObject({
      code: 'PIECE_STATE_CONFLICT',
    });
  });

  it('files that are not pictures are refused', async () => {
    const answer = await warehouse.upload(`pieces/${serial}/photos?name=a.jpg`, Buffer.from('no picture'));
    expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
});

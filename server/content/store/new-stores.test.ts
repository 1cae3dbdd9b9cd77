import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStore } from '#contract/admin/content/store.ts';
import type { Store } from '#contract/content.ts';
import { addPiece } from '#server/testing-goods.ts';
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

const shown = async (): Promise<string[]> =>
  (await shopper(sale.app).get('/api/v1/stores')).json<Store[]>().map(({ slug }) => slug);
const regionId = async (): Promise<number> => {
  const [region] = (await shopper(sale.app).get('/api/v1/regions')).json<{ id: number }[]>();
  return region?.id ?? 0;
};
const add = async (slug: string): Promise<StaffStore> => {
  const point = { latitude: 41.31, longitude: 69.28 };
  const body = { slug, nameRu: 'Новый магазин', regionId: await regionId(), ...point };
  return (await content.post('stores', body)).json();
};
const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' }));

it('a new store can be opened, and is then shown, once it has an address, a phone and hours', async () => {
  const { id, version } = await add('samarkand-new');
  expect((await content.post(`stores/${id}/open`, undefined, version)).json()).toMatchObject({
    code: 'CONTENT_NOT_READY',
    facts: { missing: ['phone', 'address', 'hours'] },
  });
  const change = { phone: '+998 71 200 00 00', addressRu: 'ул. Регистан, 1', hours: week, latitude: 39.65 };
  const changed = (await content.patch(`stores/${id}`, change, version)).json<StaffStore>();
  expect(changed).toMatchObject({ latitude: 39.65, closedAt: expect.any(String) });
  expect(await shown()).not.toContain('samarkand-new');
  expect((await content.post(`stores/${id}/open`, undefined, changed.version)).json()).toMatchObject({
    closedAt: null,
  });
  expect(await shown()).toContain('samarkand-new');
});

it('a store with pieces cannot be closed; a closed store is on no page', async () => {
  const { id } = await add('chust');
  await sale.db.updateTable('stores').set({ closed_at: null }).where('id', '=', id).execute();
  const { version } = (await content.get('stores')).json<StaffStore[]>().find((one) => one.id === id) ?? {
    version: 0,
  };
  const { serialNumber } = await addPiece(sale.db);
  const piece = sale.db.updateTable('product_items').where('serial_number', '=', serialNumber);
  await piece.set({ store_id: id }).execute();
  expect((await content.post(`stores/${id}/close`, undefined, version)).json()).toMatchObject({
    code: 'STORE_IN_USE',
    facts: { pieces: 1, orders: 0, transfers: 0, visits: 0, cashDays: 0 },
  });
  await piece.set({ store_id: null }).execute();
  expect((await content.post(`stores/${id}/close`, undefined, version)).json()).toMatchObject({
    closedAt: expect.any(String),
  });
  expect(await shown()).not.toContain('chust');
});

it('an address can belong to one store only', async () => {
  await add('urgut');
  expect(await add('urgut')).toMatchObject({ code: 'SLUG_TAKEN' });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStore } from '#contract/admin/content/store.ts';
import type { Store } from '#contract/content.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let content: StaffBrowser;
let owner: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  [content, owner] = [await staff.enter('CONTENT'), await staff.enter('OWNER')];
});
afterAll(() => sale.close());

const slug = 'samarqand';
async function read(): Promise<StaffStore> {
  const stores = (await content.get('stores')).json<StaffStore[]>();
  const store = stores.find((one) => one.slug === slug);
  if (store === undefined) throw new Error('no store');
  return store;
}
async function shown(): Promise<Store | undefined> {
  const stores = (await shopper(sale.app).get('/api/v1/stores')).json<Store[]>();
  return stores.find((one) => one.slug === slug);
}
const change = async (body: object, { id, version }: { id: number; version: number }, by = content) =>
  by.patch(`stores/${id}`, body, version);

it('changed fields of a store are shown on its page; omitted fields stay unchanged', async () => {
  const before = await read();
  const exceptions = [{ day: '2026-12-31', opens: '10:00', closes: '16:00' }];
  const answer = await change(
    { nameRu: 'Самарканд, Регистан', phone: '+998 66 233-10-20', exceptions },
    before,
  );
  expect(answer.json()).toMatchObject({ version: before.version + 1, nameRu: 'Самарканд, Регистан' });
  expect(await shown()).toMatchObject({
    nameRu: 'Самарканд, Регистан',
    nameUz: before.nameUz,
    addressRu: before.addressRu,
    phone: '+998 66 233-10-20',
    hours: before.hours,
    exceptions,
  });
  await change({ directionsRu: 'Вход со двора', services: ['fitting'], visitsPerHour: 0 }, await read());
  expect(await read()).toMatchObject({ directionsRu: 'Вход со двора', directionsUz: '', visitsPerHour: 0 });
  expect(await shown()).toMatchObject({ directionsUz: 'Вход со двора', services: ['fitting'] });
});

it('a photo’s alternative text falls back to Russian', async () => {
  const { id } = await read();
  const photo = await sale.db
    .insertInto('attachments')
    .values({ key: 'stores/test.png', kind: 'IMAGE', alt: { uz: '', ru: '', en: '' } })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sale.db.updateTable('stores').set({ photo_id: photo.id }).where('id', '=', id).execute();
  const before = await read();
  const answer = await change({ altRu: 'Портал с аркой', altEn: 'A portal' }, before);
  expect(answer.json()).toMatchObject({
    version: before.version + 1,
    photo: { altUz: '', altRu: 'Портал с аркой', altEn: 'A portal' },
  });
  expect((await shown())?.photos).toMatchObject([
    { altUz: 'Портал с аркой', altRu: 'Портал с аркой', altEn: 'A portal' },
  ]);
});

it('BO-19: the second of two concurrent changes of a store is refused and names who changed it first', async () => {
  const before = await read();
  expect((await change({ phone: '+998 66 233-10-21' }, before, owner)).statusCode).toBe(200);
  const { name } = (await owner.get('session')).json<{ name: string }>();
  expect((await change({ phone: '+998 66 233-10-22' }, before)).json()).toMatchObject({
    code: 'VERSION_CONFLICT',
    facts: { changedBy: name, current: { phone: '+998 66 233-10-21' } },
  });
});

it.each([
  { phone: '12' },
  { nameRu: '' },
  { hours: [] },
  { hours: [1, 1, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: null, closes: null })) },
  { exceptions: [{ day: '2026-12-31', opens: '16:00', closes: '10:00' }] },
  { exceptions: [{ day: '2026-12-31', opens: '10:00', closes: null }] },
  { exceptions: ['2026-12-31', '2026-12-31'].map((day) => ({ day, opens: null, closes: null })) },
])('%j is refused', async (body) => {
  expect((await change(body, await read())).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SavedView } from '#contract/admin/view.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

const viewsOf = async (browser: StaffBrowser): Promise<SavedView[]> =>
  (await browser.get('views?list=orders')).json();
const save = async (browser: StaffBrowser, name: string, query: string): Promise<SavedView> =>
  (await browser.post('views', { list: 'orders', name, query })).json();
async function remove(browser: StaffBrowser, { id, version }: SavedView): Promise<number> {
  browser.headers['if-match'] = `"${version}"`;
  const { statusCode } = await browser.delete(`views/${id}`);
  delete browser.headers['if-match'];
  return statusCode;
}

it('BO-23: a view with its filters, columns and order is private until it is shared', async () => {
  const [manager, support] = [await staff.enter('MANAGER'), await staff.enter('SUPPORT')];
  const query = 'state=NEW,PAID&sort=-total&cols=number,total&density=compact';
  const view = await save(manager, 'Дорогие', query);
  expect(view).toMatchObject({ version: 1, query, isOwn: true, isShared: false, defaultFor: [] });
  expect(await viewsOf(support)).toEqual([]);
  const sharing = { isShared: true, defaultFor: ['SUPPORT'] };
  const shared = await manager.patch(`views/${view.id}`, sharing, view.version);
  expect(shared.json()).toMatchObject({ version: 2, isShared: true });
  expect(await viewsOf(support)).toMatchObject([{ query, isOwn: false, defaultFor: ['SUPPORT'] }]);
  expect((await manager.patch(`views/${view.id}`, sharing, view.version)).json()).toMatchObject({
    code: 'VERSION_CONFLICT',
    facts: { changedBy: expect.any(String), changedAt: expect.stringMatching(/Z$/) },
  });
});

it('a role has one default view per list', async () => {
  const manager = await staff.enter('MANAGER');
  for (const name of ['Первый', 'Второй']) {
    const { id, version } = await save(manager, name, 'late=true');
    await manager.patch(`views/${id}`, { isShared: true, defaultFor: ['WAREHOUSE'] }, version);
  }
  const begins = (await viewsOf(manager)).filter(({ defaultFor }) => defaultFor.includes('WAREHOUSE'));
  expect(begins.map(({ name }) => name)).toEqual(['Второй']);
});

it('only managers and owners can share; another person’s view cannot be changed', async () => {
  const [support, warehouse, owner] = [
    await staff.enter('SUPPORT'),
    await staff.enter('WAREHOUSE'),
    await staff.enter('OWNER'),
  ];
  const view = await save(support, 'Мой', 'state=NEW');
  const sharing = { isShared: true, defaultFor: [] };
  expect((await support.patch(`views/${view.id}`, sharing, 1)).json()).toMatchObject({
    code: 'PERMISSION_MISSING',
    facts: { permission: 'views.share' },
  });
  expect((await owner.patch(`views/${view.id}`, sharing, 1)).statusCode).toBe(404);
  expect(await remove(warehouse, view)).toBe(404);
  expect(await remove(support, view)).toBe(204);
});

it('is replaced under the same name, and there are at most fifty', async () => {
  const seller = await staff.enter('SELLER');
  await save(seller, 'Сегодня', 'late=true');
  expect(await save(seller, 'Сегодня', 'uncollected=true')).toMatchObject({ version: 2 });
  for (let nth = 1; nth < 50; nth++) await save(seller, `Вид ${nth}`, '');
  const over = await seller.post('views', { list: 'orders', name: 'Ещё', query: '' });
  expect(over.json()).toMatchObject({ code: 'TOO_MANY_VIEWS', facts: { limit: 50 } });
});

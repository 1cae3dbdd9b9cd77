import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Business } from '#contract/admin/people/business.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

const form = (customerId: number, stir: string) => ({
  customerId,
  name: 'Registon Gold',
  stir,
  contract: 'No. 17 of 1 April',
});

it('approving a company gives its user wholesale prices; suspending it, retail prices', async () => {
  const { userId, headers } = await loggedIn(sale);
  const manager = await staff.enter('MANAGER');
  const added = (await manager.post('businesses', form(userId, '301234567'))).json<Business>();
  expect(added).toMatchObject({ state: 'WAITING', decidedBy: null, allowedActions: ['APPROVE'] });
  const priceType = async () =>
    (await sale.app.inject({ url: '/api/v1/me', headers })).json<{ priceType: string }>().priceType;
  const decide = ({ id, version }: Business, step: string) =>
    manager.post(`businesses/${id}/${step}`, undefined, version);
  const approved = (await decide(added, 'approve')).json<Business>();
  expect(approved).toMatchObject({ state: 'APPROVED', decidedBy: expect.any(String), version: 2 });
  expect(await priceType()).toBe('B2B');
  expect((await decide(added, 'approve')).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect((await decide(approved, 'approve')).json()).toMatchObject({ code: 'REQUEST_STATE_CONFLICT' });
  expect((await decide(approved, 'suspend')).json()).toMatchObject({ state: 'SUSPENDED' });
  expect(await priceType()).toBe('B2C');
  const found = await manager.get('businesses?q=registon&state=SUSPENDED');
  expect(found.json()).toMatchObject({ rows: [{ stir: '301234567' }] });
  const { id: managerId } = (await manager.get('session')).json<{ id: number }>();
  const by = async (staffId: number) =>
    (await manager.get(`businesses?staffId=${staffId}&sort=name`)).json<{ rows: Business[] }>().rows;
  expect(await by(managerId)).toMatchObject([{ stir: '301234567' }]);
  expect(await by(managerId + 1000)).toEqual([]);
  expect((await (await staff.enter('SELLER')).get('businesses')).json()).toMatchObject({ rows: [] });
});

it('a user has at most one company, and a company number belongs to one company', async () => {
  const [one, other] = [await loggedIn(sale), await loggedIn(sale)];
  const owner = await staff.enter('OWNER');
  expect((await owner.post('businesses', form(one.userId, '309999991'))).statusCode).toBe(201);
  expect((await owner.post('businesses', form(one.userId, '309999992'))).json()).toMatchObject({
    code: 'BUSINESS_KNOWN',
  });
  expect((await owner.post('businesses', form(other.userId, '309999991'))).json()).toMatchObject({
    code: 'BUSINESS_KNOWN',
  });
  expect((await owner.post('businesses', form(999_999, '309999993'))).statusCode).toBe(404);
});

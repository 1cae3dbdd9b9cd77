import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '#contract/admin/staff/staff.ts';
import { testApp } from '#server/testing.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
let owner: StaffBrowser;
let everybody: StaffMember[];
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  owner = await (await testStaff({ app: shop.app, db: shop.db, now: new Date() })).enter('OWNER');
  everybody = (await owner.get('staff')).json();
}, 60_000);
afterAll(() => shop.close());

const [firstStore, noStore] = [1, 999_999];

it.each<[string, (member: StaffMember) => boolean]>([
  ['role=SELLER', ({ role }) => role === 'SELLER'],
  ['role=OWNER,MANAGER', ({ role }) => role === 'OWNER' || role === 'MANAGER'],
  ['state=ACTIVE', ({ state }) => state === 'ACTIVE'],
  [`storeId=${firstStore}`, ({ storeIds }) => storeIds.includes(firstStore)],
  ['q=WAREHOUSE@', ({ email }) => email.startsWith('warehouse@')],
  ['q=saidova', ({ name }) => name.toLowerCase().includes('saidova')],
  ['role=SELLER&q=dilnoza', ({ role, name }) => role === 'SELLER' && name.startsWith('Dilnoza')],
])('BO-22: the staff filtered by "%s" are exactly the matching ones', async (query, holds) => {
  const answer = (await owner.get(`staff?${query}`)).json<StaffMember[]>();
  const idsOf = (members: StaffMember[]) => members.map(({ id }) => id);
  expect(idsOf(answer)).toEqual(idsOf(everybody.filter(holds)));
  expect(answer.length).toBeGreaterThan(0);
});

it('nobody can be assigned to a store that does not exist', async () => {
  expect((await owner.get(`staff?storeId=${noStore}`)).json()).toEqual([]);
});

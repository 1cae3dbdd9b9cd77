import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let manager: StaffBrowser;
let owner: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  manager = await staff.enter('MANAGER');
  owner = await staff.enter('OWNER');
});
afterAll(() => sale.close());

it('rate limits count per member, because the staff of a store share one address', async () => {
  const exportAll = async (by: StaffBrowser) =>
    (await by.post('exports', { what: 'PRICES', format: 'CSV' })).statusCode;
  const codes: number[] = [];
  for (let nth = 0; nth < 21; nth++) codes.push(await exportAll(manager));
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(await exportAll(owner)).toBe(200);
});

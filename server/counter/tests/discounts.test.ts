import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { CounterSale, FinishedSale } from '#contract/admin/counter.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { requireSound } from '#database/invariants.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { addHere, finish, openSale, scan } from '../testing-counter.ts';

let sale: Sale;
let staff: TestedStaff;
let seller: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  seller = await staff.enter('SELLER');
  await seller.post('counter/days', { storeId: sale.places.amirTemur, opening: 0 });
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const discount = (id: number, percent: number) =>
  seller.patch(`counter/sales/${id}`, { manualDiscount: { percent, reason: 'a wedding' } });

async function requestSeven(): Promise<{ open: CounterSale; approvalId: number }> {
  const { serialNumber } = await addHere(sale);
  const open = (await scan(seller, await openSale(sale, seller), serialNumber)).json<CounterSale>();
  const answer = (await discount(open.id, 7)).json<{ code: string; facts: { approvalId: number } }>();
  expect(answer.code).toBe('APPROVAL_NEEDED');
  return { open, approvalId: answer.facts.approvalId };
}

const read = async (id: number) => (await seller.post(`counter/sales/${id}/renewal`)).json<CounterSale>();

it('a discount above the seller’s limit applies once a manager approves it, and the sale can be completed with it', async () => {
  const { open, approvalId } = await requestSeven();
  expect((await read(open.id)).manualDiscount).toBeNull();
  const manager = await staff.enter('MANAGER');
  const approved = await manager.post(`approvals/${approvalId}/approve`, { amount: 508_900 });
  if (approved.statusCode !== 200) throw new Error(approved.body);
  const reduced = await read(open.id);
  expect(reduced).toMatchObject({ total: 6_761_100, manualDiscount: { percent: 7, amount: 508_900 } });
  const { number } = (await finish(seller, reduced)).json<FinishedSale>();
  expect((await manager.get(`orders/${number}`)).json<StaffOrder>()).toMatchObject({
    total: 6_761_100,
    payment: 'PAID',
  });
});

it('a discount that was approved for some pieces does not reduce another one', async () => {
  const { open, approvalId } = await requestSeven();
  const manager = await staff.enter('MANAGER');
  await manager.post(`approvals/${approvalId}/approve`, { amount: 508_900 });
  const { serialNumber } = await addHere(sale);
  const larger = (await scan(seller, open, serialNumber)).json<CounterSale>();
  expect((await finish(seller, larger)).json()).toMatchObject({
    code: 'DISCOUNT_TOO_HIGH',
    facts: { most: 3 },
  });
  // the same discount on both pieces is another request
  const again = (await discount(open.id, 7)).json<{ facts: { approvalId: number } }>();
  expect(again.facts.approvalId).not.toBe(approvalId);
  const smaller = await seller.delete(`counter/sales/${open.id}/pieces/${serialNumber}`);
  expect((await finish(seller, smaller.json())).json()).toMatchObject({ total: 6_761_100 });
});

it('the seller cannot approve it, and can replace it with one within the limit', async () => {
  const { open, approvalId } = await requestSeven();
  const own = await seller.post(`approvals/${approvalId}/approve`, { amount: 508_900 });
  expect(own.statusCode).toBe(403);
  expect((await discount(open.id, 3)).json()).toMatchObject({ manualDiscount: { percent: 3 } });
  await seller.delete(`counter/sales/${open.id}`);
});

it('an approval of a dropped sale changes nothing', async () => {
  const { open, approvalId } = await requestSeven();
  await seller.delete(`counter/sales/${open.id}`);
  const manager = await staff.enter('MANAGER');
  const late = await manager.post(`approvals/${approvalId}/approve`, { amount: 508_900 });
  expect(late.json()).toMatchObject({ code: 'NOT_FOUND' });
});

import type { Static } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkList } from '#contract/admin/figures.ts';
import type { Transfer } from '#contract/admin/stock/transfer.ts';
import { addPiece } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
beforeAll(async () => {
  stock = await testStock();
});
afterAll(() => stock.close());

const day = 24 * 60;

async function arriving(browser: StaffBrowser) {
  const { items } = (await browser.get('work')).json<Static<typeof WorkList>>();
  const { rows } = (await browser.get('transfers?arriving=true')).json<{ rows: { id: number }[] }>();
  const { count, transfer } = items.find(({ kind }) => kind === 'ARRIVING') ?? {};
  return { count, transfer, listed: rows.map(({ id }) => id) };
}

describe('a transfer that is due to be received (backoffice.md 2.3)', () => {
  it('is shown on Today of its store from its arrival day until all of it is received', async () => {
    const { serialNumber } = await addPiece(stock.db);
    const warehouse = await stock.staff.enter('WAREHOUSE');
    warehouse.headers['idempotency-key'] = crypto.randomUUID();
    const way = { fromStoreId: null, toStoreId: stock.places.amirTemur, arrivesOn: '2026-04-10' };
    const { id } = (await warehouse.post('transfers', { ...way, serials: [serialNumber] })).json<Transfer>();
    const none = { count: 0, transfer: null, listed: [] };
    const one = { count: 1, transfer: id, listed: [id] };
    stock.turnClock(day);
    expect(await arriving(await stock.staff.enter('SELLER'))).toEqual(none);
    stock.turnClock(2 * day);
    const seller = await stock.staff.enter('SELLER');
    for (const browser of [seller, await stock.staff.enter('OWNER')])
      expect(await arriving(browser)).toEqual(one);
    expect(await arriving(await stock.staff.enter('SELLER', 1))).toEqual(none);
    await seller.post(`transfers/${id}/arrive`, { serials: [serialNumber] });
    expect(await arriving(seller)).toEqual(none);
  });

  it('is shown as one with missing pieces after it was closed without them', async () => {
    stock.turnClock(0);
    const { serialNumber } = await addPiece(stock.db);
    const warehouse = await stock.staff.enter('WAREHOUSE');
    warehouse.headers['idempotency-key'] = crypto.randomUUID();
    const way = { fromStoreId: null, toStoreId: stock.places.amirTemur, arrivesOn: '2026-04-08' };
    const { id } = (await warehouse.post('transfers', { ...way, serials: [serialNumber] })).json<Transfer>();
    const seller = await stock.staff.enter('SELLER');
    expect(await arriving(seller)).toMatchObject({ count: 1, transfer: id });
    await seller.post(`transfers/${id}/close`, { reason: 'The bag was open' });
    expect(await arriving(seller)).toMatchObject({ count: 0 });
  });
});

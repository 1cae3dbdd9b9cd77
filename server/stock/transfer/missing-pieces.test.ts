import type { Static } from 'typebox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WorkList } from '#contract/admin/figures.ts';
import type { Transfer } from '#contract/admin/stock/transfer.ts';
import { requireSound } from '#database/invariants.ts';
import { addPiece, defaultPriceSom } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
beforeAll(async () => {
  stock = await testStock();
});
beforeEach(() => stock.turnClock(0));
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

const reason = 'The bag was open';

/** A transfer of one piece to the first seller's store that was closed without it. */
async function closeMissing(): Promise<{ seller: StaffBrowser; serial: string; transfer: Transfer }> {
  const { serialNumber: serial } = await addPiece(stock.db);
  const warehouse = await stock.staff.enter('WAREHOUSE');
  const seller = await stock.staff.enter('SELLER');
  warehouse.headers['idempotency-key'] = crypto.randomUUID();
  const way = { fromStoreId: null, toStoreId: stock.places.amirTemur, arrivesOn: '2026-04-10' };
  const { id } = (await warehouse.post('transfers', { ...way, serials: [serial] })).json<Transfer>();
  expect(await missingOf(seller)).toMatchObject({ count: 0, oldest: null, transfer: null });
  const transfer = (await seller.post(`transfers/${id}/close`, { reason })).json<Transfer>();
  return { seller, serial, transfer };
}

async function missingOf(browser: StaffBrowser) {
  const { items } = (await browser.get('work')).json<Static<typeof WorkList>>();
  return items.find(({ kind }) => kind === 'MISSING');
}

const listed = async (browser: StaffBrowser) =>
  (await browser.get('transfers?missing=true')).json<{ rows: { id: number }[] }>().rows.map(({ id }) => id);

describe('BO-43: the alarm for missing pieces of a transfer', () => {
  it('is shown on Today to those who may act, with the transfer, until two people agree that the pieces are lost', async () => {
    const { seller, transfer } = await closeMissing();
    const { id, waiting } = transfer;
    const line = { count: 1, oldest: stock.parts.now().toISOString(), transfer: id, order: null };
    for (const role of ['SELLER', 'WAREHOUSE', 'MANAGER', 'OWNER'] as const) {
      const browser = await stock.staff.enter(role);
      expect(await missingOf(browser)).toMatchObject(line);
      expect(await listed(browser)).toEqual([id]);
    }
    // staff who move no pieces, and staff of another store
    expect(await missingOf(await stock.staff.enter('SUPPORT'))).toMatchObject({ count: 0, transfer: null });
    const far = await stock.staff.enter('SELLER', 1);
    expect(await missingOf(far)).toMatchObject({ count: 0, transfer: null });
    expect(await listed(far)).toEqual([]);
    const owner = await stock.staff.enter('OWNER');
    await owner.post(`approvals/${waiting?.id ?? 0}/approve`, { amount: defaultPriceSom });
    expect(await missingOf(seller)).toMatchObject({ count: 0, oldest: null, transfer: null });
    expect(await listed(owner)).toEqual([]);
  });

  it('stays after the loss was refused, because the pieces are still missing, and ends when they arrive', async () => {
    const { seller, serial, transfer } = await closeMissing();
    const { id, waiting } = transfer;
    const owner = await stock.staff.enter('OWNER');
    const no = await owner.post(`approvals/${waiting?.id ?? 0}/refuse`, { reason: 'Look in the safe' });
    expect(no.statusCode).toBe(200);
    expect(await missingOf(seller)).toMatchObject({ count: 1, transfer: id });
    await seller.post(`transfers/${id}/arrive`, { serials: [serial] });
    expect(await missingOf(seller)).toMatchObject({ count: 0, transfer: null });
  });

  it('leaves nothing to decide once the missing piece has arrived', async () => {
    const { seller, serial, transfer } = await closeMissing();
    const { id, waiting } = transfer;
    const owner = await stock.staff.enter('OWNER');
    const arrived = await seller.post(`transfers/${id}/arrive`, { serials: [serial] });
    expect(arrived.json()).toMatchObject({ transfer: { state: 'CLOSED', waiting: null } });
    expect((await owner.get(`approvals/${waiting?.id ?? 0}`)).json()).toMatchObject({ state: 'OVER' });
    const late = await owner.post(`approvals/${waiting?.id ?? 0}/approve`, { amount: defaultPriceSom });
    expect(late.json()).toMatchObject({ code: 'APPROVAL_DECIDED' });
  });

  it('is raised once for the receiving store, not again when the request is repeated', async () => {
    const { seller, transfer } = await closeMissing();
    const { id } = transfer;
    await seller.post(`transfers/${id}/close`, { reason });
    const events = await stock.db
      .selectFrom('staff_feed')
      .select(['store_id', 'permission'])
      .where('kind', '=', 'transfer')
      .where('record_id', '=', String(id))
      .where('version', '=', 3)
      .execute();
    expect(events).toEqual([{ store_id: stock.places.amirTemur, permission: 'pieces.move' }]);
    const owner = await stock.staff.enter('OWNER');
    await owner.post(`approvals/${transfer.waiting?.id ?? 0}/approve`, { amount: defaultPriceSom });
  });
});

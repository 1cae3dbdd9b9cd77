import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Static } from 'typebox';
import type { TransferDrafts } from '#contract/admin/stock/transfer-draft.ts';
import { requireSound } from '#database/invariants.ts';
import { addPiece, changePiece } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
let here: number;
beforeAll(async () => {
  stock = await testStock();
  here = stock.places.amirTemur;
});
beforeEach(() => stock.turnClock(0));
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

const request = (by: StaffBrowser, serial: string, toStoreId = here) =>
  by.post('transfer-drafts', { serial, toStoreId });
const drafts = async (by: StaffBrowser) => {
  const { rows } = (await by.get('transfer-drafts')).json<Static<typeof TransferDrafts>>();
  return rows.map(({ fromStoreId, toStoreId, pieces }) => ({
    way: [fromStoreId, toStoreId],
    serials: pieces.map(({ serialNumber }) => serialNumber),
  }));
};

describe('the draft of a transfer (backoffice.md 2.5)', () => {
  it('collects what a store requests from one place, visible to staff of both places, until it is sent', async () => {
    const [one, two] = [await addPiece(stock.db), await addPiece(stock.db)];
    const seller = await stock.staff.enter('SELLER');
    expect((await request(seller, one.serialNumber)).json()).toMatchObject({
      fromStoreId: null,
      toStoreId: here,
      pieces: [{ serialNumber: one.serialNumber, requestedBy: 'Dilnoza Ergasheva', visitId: null }],
    });
    await request(seller, two.serialNumber);
    // a repeated request is in the draft once
    await request(seller, two.serialNumber);
    const whole = [{ way: [null, here], serials: [one.serialNumber, two.serialNumber] }];
    const warehouse = await stock.staff.enter('WAREHOUSE');
    expect(await drafts(seller)).toEqual(whole);
    expect(await drafts(warehouse)).toEqual(whole);
    expect(await drafts(await stock.staff.enter('SELLER', 1))).toEqual([]);
    // nothing is held: the site still sells the pieces
    const events = await stock.db
      .selectFrom('staff_feed')
      .select(['record_id', 'store_id'])
      .where('version', '=', 4)
      .execute();
    expect(events).toEqual(Array.from({ length: 2 }, () => ({ record_id: `0-${here}`, store_id: null })));
    warehouse.headers['idempotency-key'] = crypto.randomUUID();
    const way = { fromStoreId: null, toStoreId: here, arrivesOn: '2026-04-10' };
    expect((await warehouse.post('transfers', { ...way, serials: [one.serialNumber] })).statusCode).toBe(201);
    expect(await drafts(seller)).toEqual([{ way: [null, here], serials: [two.serialNumber] }]);
    expect((await seller.delete(`transfer-drafts/${two.serialNumber}`)).statusCode).toBe(204);
    expect(await drafts(warehouse)).toEqual([]);
  });

  it('refuses pieces that cannot travel, are already there, or are requested elsewhere; a sold piece is removed', async () => {
    const seller = await stock.staff.enter('SELLER');
    const far = await stock.staff.enter('SELLER', 1);
    const piece = await addPiece(stock.db);
    const own = await addPiece(stock.db, { storeId: here });
    const gone = await addPiece(stock.db, { state: 'SOLD' });
    const why = async (serial: string) => (await request(seller, serial)).json();
    expect(await why(own.serialNumber)).toMatchObject({ facts: { why: 'ELSEWHERE' } });
    expect(await why(gone.serialNumber)).toMatchObject({ facts: { why: 'GONE' } });
    expect(await why('ZR-NONE')).toMatchObject({ code: 'NOT_FOUND' });
    await request(seller, piece.serialNumber);
    const other = await stock.db
      .selectFrom('staff_stores')
      .select('store_id')
      .where('store_id', '<>', here)
      .executeTakeFirstOrThrow();
    expect((await request(far, piece.serialNumber, other.store_id)).json()).toMatchObject({
      code: 'PIECE_STATE_CONFLICT',
      facts: { why: 'REQUESTED' },
    });
    // a request for a store that is not the caller's is refused
    expect((await request(far, piece.serialNumber)).statusCode).toBe(404);
    await changePiece(stock.db, { id: piece.id, state: 'SOLD' });
    expect(await drafts(seller)).toEqual([]);
  });
});

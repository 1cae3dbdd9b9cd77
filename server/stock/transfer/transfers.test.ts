import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Transfer } from '#contract/admin/stock/transfer.ts';
import { requireSound } from '#database/invariants.ts';
import { buy } from '#server/order/testing-orders.ts';
import { addPiece, pieceState, defaultPriceSom } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { auditOf, readPiece, type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
let here: number;
beforeAll(async () => {
  stock = await testStock();
  here = stock.places.amirTemur;
});
beforeEach(() => stock.turnClock(0));
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

const arrivesOn = '2026-04-10';

function send(browser: StaffBrowser, serials: string[], way: object = {}, key: string = crypto.randomUUID()) {
  browser.headers['idempotency-key'] = key;
  return browser.post('transfers', { fromStoreId: null, toStoreId: here, arrivesOn, serials, ...way });
}

const serialsOf = (pieces: { serialNumber: string }[]) => pieces.map(({ serialNumber }) => serialNumber);

describe('BO-43: a transfer', () => {
  it('is sent by one person and received by another, and the site’s delivery day follows', async () => {
    const pieces = [await addPiece(stock.db), await addPiece(stock.db)];
    const serials = serialsOf(pieces);
    const warehouse = await stock.staff.enter('WAREHOUSE');
    const seller = await stock.staff.enter('SELLER');
    expect((await send(warehouse, serials, { arrivesOn: '2026-01-31' })).json()).toMatchObject({
      code: 'DAY_PAST',
    });
    const sent = (await send(warehouse, serials)).json<Transfer>();
    expect(sent).toMatchObject({ state: 'SENT', pieces: 2, received: 0, toStoreId: here, mayReceive: false });
    expect(await readPiece(seller, serials[0] ?? '')).toMatchObject({
      state: 'AVAILABLE',
      storeId: here,
      arrivesOn,
      movements: [{ kind: 'SENT', document: `T-${sent.id}`, fromStoreId: null, toStoreId: here }],
    });
    const path = `transfers/${sent.id}`;
    expect((await warehouse.post(`${path}/arrive`, { serials })).json()).toMatchObject({
      code: 'SENDER_RECEIVES',
    });
    const first = await seller.post(`${path}/arrive`, { serials: [serials[0], 'ZR-stranger'] });
    expect(first.json()).toMatchObject({
      strangers: ['ZR-stranger'],
      transfer: { state: 'ARRIVED', received: 1, mayReceive: true },
    });
    expect((await seller.post(`${path}/arrive`, { serials })).json()).toMatchObject({
      strangers: [],
      transfer: { state: 'CLOSED', received: 2, missing: 0 },
    });
    expect(await readPiece(seller, serials[0] ?? '')).toMatchObject({ arrivesOn: null, storeId: here });
    expect((await auditOf(stock, 'transfer', String(sent.id))).map(({ action }) => action)).toEqual([
      'transfers.send',
      'transfers.receive',
      'transfers.receive',
    ]);
    expect((await seller.get('transfers?state=CLOSED')).json()).toMatchObject({ rows: [{ id: sent.id }] });
    for (const q of [`t-${sent.id}`, String(sent.id), serials[1] ?? ''])
      expect((await seller.get(`transfers?q=${q}`)).json()).toMatchObject({ rows: [{ id: sent.id }] });
    expect((await seller.get('transfers?q=ZR-stranger')).json()).toMatchObject({ rows: [] });
    expect((await seller.get(`scan?text=T-${sent.id}`)).json()).toEqual({
      kind: 'TRANSFER',
      key: String(sent.id),
    });
    const far = await stock.staff.enter('SELLER', 1);
    expect((await far.get(path)).statusCode).toBe(404);
  });

  it('closed without a missing piece takes it off sale at once, and ends when two people agree', async () => {
    const [lost, found] = [await addPiece(stock.db), await addPiece(stock.db)];
    const warehouse = await stock.staff.enter('WAREHOUSE');
    const seller = await stock.staff.enter('SELLER');
    const { id } = (await send(warehouse, serialsOf([lost, found]))).json<Transfer>();
    await seller.post(`transfers/${id}/arrive`, { serials: [found.serialNumber] });
    const closed = await seller.post(`transfers/${id}/close`, { reason: 'The bag was open' });
    expect(closed.json()).toMatchObject({ state: 'ARRIVED', missing: 1, reason: 'The bag was open' });
    expect(await readPiece(seller, lost.serialNumber)).toMatchObject({
      state: 'WITHDRAWN',
      withdrawnBecause: 'AUDIT',
      movements: [{ kind: 'MISSING', reason: 'The bag was open' }, { kind: 'SENT' }],
    });
    expect(await pieceState(stock.db, found.id)).toBe('AVAILABLE');
    const owner = await stock.staff.enter('OWNER');
    const { waiting } = closed.json<Transfer>();
    await owner.post(`approvals/${waiting?.id ?? 0}/approve`, { amount: defaultPriceSom });
    expect((await seller.get(`transfers/${id}`)).json()).toMatchObject({ state: 'CLOSED', missing: 1 });
    expect((await seller.post(`transfers/${id}/close`, { reason: 'again' })).json()).toMatchObject({
      code: 'TRANSFER_CLOSED',
    });
  });

  it('cannot include a piece of an order, unless the order is picked up at the destination', async () => {
    const { order, pieces } = await buy(stock);
    const serials = serialsOf(pieces);
    const warehouse = await stock.staff.enter('WAREHOUSE');
    const { store_id: pickup } = await stock.db
      .selectFrom('orders')
      .select('store_id')
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow();
    const { storeId: lies } = await readPiece(warehouse, serials[0] ?? '');
    const other = await stock.db
      .selectFrom('stores')
      .select('id')
      .where('id', 'not in', [pickup ?? 0, lies ?? 0])
      .executeTakeFirstOrThrow();
    const refused = await send(warehouse, serials, { fromStoreId: lies, toStoreId: other.id });
    expect(refused.json()).toMatchObject({
      code: 'PIECE_STATE_CONFLICT',
      facts: { pieces: [{ serial: serials[0], why: 'HELD' }] },
    });
    const sent = await send(warehouse, serials, { fromStoreId: lies, toStoreId: pickup });
    expect(sent.json()).toMatchObject({ state: 'SENT', lines: [{ state: 'RESERVED' }] });
  });

  it('of the same piece by two concurrent calls is made once; so is one with a repeated key', async () => {
    const piece = await addPiece(stock.db);
    const [one, other] = [await stock.staff.enter('WAREHOUSE'), await stock.staff.enter('MANAGER')];
    const answers = await Promise.all([send(one, [piece.serialNumber]), send(other, [piece.serialNumber])]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const next = await addPiece(stock.db);
    const key = crypto.randomUUID();
    const same = await Promise.all([1, 2, 3].map(() => send(one, [next.serialNumber], {}, key)));
    expect(new Set(same.map((answer) => answer.json<Transfer>().id)).size).toBe(1);
  });

  it('from or to other stores is refused', async () => {
    const piece = await addPiece(stock.db);
    const seller = await stock.staff.enter('SELLER');
    expect((await send(seller, [piece.serialNumber])).statusCode).toBe(404);
  });
});

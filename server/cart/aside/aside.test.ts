import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { codesOf, placeWithRetry, ownersOf } from '#server/order/testing-races.ts';
import { orderForm } from '#server/testing-order.ts';
import { addPiece, pieceState } from '#server/testing-goods.ts';
import { crowdWith } from '#server/testing-shopper.ts';
import { readPiece, type Stock, testStock } from '#server/stock/testing-stock.ts';

let stock: Stock;
beforeAll(async () => {
  stock = await testStock();
});
beforeEach(() => stock.turnClock(0));
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

const aside = { person: 'Nigora', hours: 24 };

describe('a piece that the staff set aside', () => {
  it('is reserved for a person for at most two days, and can be released earlier', async () => {
    const { id, serialNumber: serial } = await addPiece(stock.db);
    const support = await stock.staff.enter('SUPPORT');
    const tooLong = await support.post(`pieces/${serial}/aside`, { ...aside, hours: 49 });
    expect(tooLong.json()).toMatchObject({ code: 'VALIDATION_FAILED', facts: { maximum: 48 } });
    const reserved = await support.post(`pieces/${serial}/aside`, aside);
    expect(reserved.json()).toMatchObject({
      state: 'RESERVED',
      hold: { by: 'SET_ASIDE', orderNumber: null },
      aside: { person: 'Nigora' },
      allowedActions: ['END_ASIDE'],
    });
    expect((await support.post(`pieces/${serial}/aside`, aside)).json()).toMatchObject({
      code: 'PIECE_STATE_CONFLICT',
    });
    const content = await stock.staff.enter('CONTENT');
    expect(JSON.stringify(await readPiece(content, serial))).not.toContain('Nigora');
    const owner = await stock.staff.enter('OWNER');
    expect((await owner.get('figures/orders')).json()).toMatchObject({
      held: [{ owner: 'SET_ASIDE', pieces: 1 }],
    });
    expect((await support.post(`pieces/${serial}/aside/end`)).json()).toMatchObject({
      state: 'AVAILABLE',
      aside: null,
      movements: [{ kind: 'ASIDE_ENDED' }, { kind: 'SET_ASIDE' }],
    });
    expect(await pieceState(stock.db, id)).toBe('AVAILABLE');
    expect(await stock.db.selectFrom('set_asides').select('id').execute()).toEqual([]);
  });

  it('is set aside for as long as the shop decided', async () => {
    const { serialNumber: serial } = await addPiece(stock.db);
    const support = await stock.staff.enter('SUPPORT');
    const setting = { name: 'aside_hours', value: '168' };
    await stock.db.insertInto('shop_settings').values(setting).execute();
    expect(await readPiece(support, serial)).toMatchObject({ asideHours: 168 });
    const setAside = await support.post(`pieces/${serial}/aside`, { ...aside, hours: 168 });
    await stock.db.deleteFrom('shop_settings').where('name', '=', setting.name).execute();
    expect(setAside.json()).toMatchObject({ state: 'RESERVED' });
    await support.post(`pieces/${serial}/aside/end`);
  });

  it('is available again once the set-aside expires', async () => {
    const { id, serialNumber: serial } = await addPiece(stock.db);
    const support = await stock.staff.enter('SUPPORT');
    await support.post(`pieces/${serial}/aside`, aside);
    stock.turnClock(24 * 60 + 1);
    await stock.runTask('expire-holds');
    expect(await pieceState(stock.db, id)).toBe('AVAILABLE');
    expect(await stock.db.selectFrom('set_asides').select('id').execute()).toEqual([]);
  });

  it('is NOT_FOUND for a seller of another store', async () => {
    const { serialNumber: serial } = await addPiece(stock.db);
    const seller = await stock.staff.enter('SELLER');
    expect((await seller.post(`pieces/${serial}/aside`, aside)).statusCode).toBe(404);
  });
});

describe('a set-aside and concurrent checkouts for one piece', () => {
  it('always have exactly one winner', { timeout: 120_000 }, async () => {
    const staff = await Promise.all([stock.staff.enter('SUPPORT'), stock.staff.enter('MANAGER')]);
    for (let round = 0; round < 5; round += 1) {
      const piece = await addPiece(stock.db);
      const buyers = await crowdWith(stock.app, { count: 5, key: piece.fullKey });
      const [asides, orders] = await Promise.all([
        Promise.all(staff.map((one) => one.post(`pieces/${piece.serialNumber}/aside`, aside))),
        Promise.all(buyers.map((buyer) => placeWithRetry(buyer, orderForm(stock)))),
      ]);
      const reserved = asides.filter(({ statusCode }) => statusCode === 200).length;
      const ordered = codesOf(orders).filter((code) => code === 'ORDERED').length;
      expect(reserved + ordered).toBe(1);
      expect(asides.map(({ statusCode }) => statusCode).every((code) => code === 200 || code === 409)).toBe(
        true,
      );
      expect(await ownersOf(stock.db, piece.id)).toEqual({ orders: ordered, holds: 1 });
    }
  });
});

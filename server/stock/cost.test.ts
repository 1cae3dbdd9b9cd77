import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { addPiece, defaultPriceSom } from '#server/testing-goods.ts';
import { auditOf, readPiece, type Stock, testStock } from './testing-stock.ts';

let stock: Stock;
beforeAll(async () => {
  stock = await testStock();
});
afterAll(() => stock.close());

const bought = { cost: 4_000_000, supplier: 'Zar Usta', invoice: 'N-17' };

describe('the cost of a piece', () => {
  it('BO-19: is set and corrected based on the version of the piece, and is in its history', async () => {
    const { serialNumber } = await addPiece(stock.db);
    const path = `pieces/${serialNumber}/cost`;
    const accountant = await stock.staff.enter('ACCOUNTANT');
    const first = await readPiece(accountant, serialNumber);
    expect(first).toMatchObject({ purchase: null, cost: null, margin: null });
    const set = (await accountant.post(path, bought, first.version)).json<StaffPiece>();
    expect(set).toMatchObject({ purchase: bought, cost: bought.cost, version: first.version + 1 });
    const stale = await accountant.post(path, { ...bought, cost: 1 }, first.version);
    expect(stale.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
    const free = { cost: 0, supplier: null, invoice: null };
    expect((await accountant.post(path, free, set.version)).json()).toMatchObject({ purchase: free });
    const history = (await accountant.get(`pieces/${serialNumber}/history`)).body;
    expect(history).toContain('Zar Usta');
    const entries = await auditOf(stock, 'piece', serialNumber);
    expect(entries.map(({ action }) => action)).toEqual(['pieces.cost', 'pieces.cost']);
  });

  it('BO-10: with the margin of the price without VAT, which only roles that may see the cost receive', async () => {
    const { id, serialNumber } = await addPiece(stock.db);
    // of 12 % VAT, which is included in the price
    await stock.db
      .insertInto('piece_costs')
      .values({ item_id: id, cost_som: Math.round(((defaultPriceSom * 100) / 112) * 0.595) })
      .execute();
    const [owner, seller] = [await stock.staff.enter('OWNER'), await stock.staff.enter('SELLER')];
    expect(await readPiece(owner, serialNumber)).toMatchObject({ margin: 40 });
    expect((await owner.get(`pieces?q=${serialNumber}`)).json()).toMatchObject({ rows: [{ margin: 40 }] });
    expect(await readPiece(seller, serialNumber)).toMatchObject({ margin: null, cost: null });
    expect((await seller.post(`pieces/${serialNumber}/cost`, bought, 1)).statusCode).toBe(403);
  });
});

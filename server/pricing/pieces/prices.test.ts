import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Approval } from '#contract/admin/approval.ts';
import type { PiecePricesPreview } from '#contract/admin/prices/piece-price.ts';
import { type AddedPiece, addPiece } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, shopperWith } from '#server/testing-shopper.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { addFormulaPieces, historyOf, priceOf } from '../testing-prices.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

const set = async (browser: StaffBrowser, body: object) => {
  browser.headers['idempotency-key'] = crypto.randomUUID();
  const answer = await browser.post('prices', body);
  delete browser.headers['idempotency-key'];
  return answer;
};
const sum = ({ serialNumber: serial }: AddedPiece, price: number) => ({ serial, to: 'SUM', price });

describe('prices of single pieces', () => {
  it('a fixed price overrides the formula until the piece is returned to it', async () => {
    const pieces = await addFormulaPieces(sale.db, 1);
    const manager = await staff.enter('MANAGER');
    for (const piece of pieces) {
      const b2b = { ...sum(piece, 6_500_000), b2b: 5_000_000 };
      expect((await set(manager, { rows: [b2b] })).json()).toEqual({
        changed: 1,
        refused: [],
        serial: piece.serialNumber,
      });
      expect(await priceOf(sale.db, piece)).toEqual({ b2c: 6_500_000, old: null, b2b: 5_000_000 });
      await set(manager, { rows: [sum(piece, 6_600_000)] });
      expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: 6_600_000, b2b: 5_000_000 });
      const to = { serial: piece.serialNumber.toLowerCase() };
      await set(manager, { rows: [{ ...to, to: 'FORMULA' }] });
      expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: 6_670_000, b2b: 5_730_000 });
      expect((await historyOf(sale.db, piece)).map(([why]) => why)).toEqual(['HAND', 'HAND', 'HAND']);
      await set(manager, { rows: [{ ...to, to: 'ON_REQUEST' }] });
      expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: null, b2b: null });
    }
    const { rows } = await sale.parts.pool.query(
      `select distinct s.role from price_history h join audit_entries a on a.id = h.entry_id join staff s on s.id = a.staff_id`,
    );
    expect(rows).toEqual([{ role: 'MANAGER' }]);
  });

  it('a table of prices is previewed with the pieces that cannot be priced and the reasons; the others are priced', async () => {
    const [held, free, plain] = [await addPiece(sale.db), await addPiece(sale.db), await addPiece(sale.db)];
    await holdCart(await shopperWith(sale.app, held.fullKey));
    const rows = [
      sum(free, 8_000_000),
      sum(free, 8_100_000),
      sum(held, 8_000_000),
      { serial: plain.serialNumber, to: 'FORMULA' },
      { serial: plain.serialNumber, to: 'SUM' },
      { serial: 'Z-0', to: 'SUM', price: 5 },
    ];
    const manager = await staff.enter('MANAGER');
    const preview = (await manager.post('prices/preview', { rows })).json<PiecePricesPreview>();
    expect(preview).toMatchObject({ pieces: 1, dearer: 1, before: 7_270_000, after: 8_000_000 });
    expect(preview.needsApproval).toBe(false);
    const refused = ['TWICE', 'RESERVED', 'NO_FORMULA', 'NO_SUM', 'NOT_FOUND'];
    expect(preview.refused.map(({ code }) => code)).toEqual(refused);
    expect((await priceOf(sale.db, free)).b2c).toBe(7_270_000);
    expect((await set(manager, { rows })).json()).toMatchObject({ changed: 1, serial: null });
    expect((await priceOf(sale.db, free)).b2c).toBe(8_000_000);
    expect((await priceOf(sale.db, held)).b2c).toBe(7_270_000);
  });
});

describe('BO-32: price changes that need a second person', () => {
  it('changes above 15 %, prices below cost, and more than 50 pieces', async () => {
    const manager = await staff.enter('MANAGER');
    const needs = async (rows: object[]) =>
      (await manager.post('prices/preview', { rows })).json<PiecePricesPreview>().needsApproval;
    const piece = await addPiece(sale.db);
    // 15 % of 7 270 000 are 1 090 500
    expect(await needs([sum(piece, 8_360_500)])).toBe(false);
    expect(await needs([sum(piece, 8_360_501)])).toBe(true);
    await sale.db.insertInto('piece_costs').values({ item_id: piece.id, cost_som: 6_400_000 }).execute();
    // 7 168 000 contains 768 000 of VAT
    expect(await needs([sum(piece, 7_168_000)])).toBe(false);
    expect(await needs([sum(piece, 7_167_000)])).toBe(true);
    const many = await addFormulaPieces(sale.db, 51);
    expect(await needs(many.map((one) => sum(one, 6_700_000)))).toBe(true);
    expect(await needs(many.slice(1).map((one) => sum(one, 6_700_000)))).toBe(false);
  });

  it('a business price as well: its change above 15 %, or one below cost; the preview and the approver see both', async () => {
    const manager = await staff.enter('MANAGER');
    const piece = await addPiece(sale.db);
    await set(manager, { rows: [{ ...sum(piece, 7_270_000), b2b: 6_000_000 }] });
    expect(await priceOf(sale.db, piece)).toMatchObject({ b2b: 6_000_000 });
    const preview = async (b2b: number) =>
      (
        await manager.post('prices/preview', { rows: [{ ...sum(piece, 7_270_000), b2b }] })
      ).json<PiecePricesPreview>();
    expect(await preview(6_900_000)).toMatchObject({
      needsApproval: false,
      changes: [],
      business: { before: 6_000_000, after: 6_900_000, dearer: 1, changes: [{ serial: piece.serialNumber }] },
    });
    expect((await preview(6_900_001)).needsApproval).toBe(true);
    await sale.db.insertInto('piece_costs').values({ item_id: piece.id, cost_som: 5_100_000 }).execute();
    // 5 712 000 contains 612 000 of VAT
    expect((await preview(5_712_000)).needsApproval).toBe(false);
    expect((await preview(5_711_000)).needsApproval).toBe(true);
    const rows = [{ ...sum(piece, 7_270_000), b2b: 1_000_000 }];
    const { facts } = (await set(manager, { rows, reason: 'A partner' })).json<{
      facts: { approvalId: number };
    }>();
    expect(await priceOf(sale.db, piece)).toMatchObject({ b2b: 6_000_000 });
    const owner = await staff.enter('OWNER');
    const seen = (await owner.get(`approvals/${facts.approvalId}`)).json<Approval>();
    expect(seen).toMatchObject({ kind: 'PRICE', amountNow: 5_000_000 });
    expect(JSON.stringify(seen.facts)).toContain('B2B 6\u00A0000\u00A0000 → 1\u00A0000\u00A0000');
    await owner.post(`approvals/${facts.approvalId}/approve`, { amount: 5_000_000 });
    expect(await priceOf(sale.db, piece)).toMatchObject({ b2b: 1_000_000 });
  });

  it('nothing changes before the approval, and then exactly what was requested', async () => {
    const piece = await addPiece(sale.db);
    const manager = await staff.enter('MANAGER');
    const rows = [sum(piece, 9_270_000)];
    expect((await set(manager, { rows })).json()).toMatchObject({ code: 'APPROVAL_REASON_NEEDED' });
    const { facts } = (await set(manager, { rows, reason: 'A rare stone' })).json<{
      facts: { approvalId: number };
    }>();
    expect((await priceOf(sale.db, piece)).b2c).toBe(7_270_000);
    const owner = await staff.enter('OWNER');
    const path = `approvals/${facts.approvalId}`;
    const seen = (await owner.get(path)).json<Approval>();
    expect(seen).toMatchObject({ kind: 'PRICE', amountNow: 2_000_000, serials: [piece.serialNumber] });
    await owner.post(`${path}/approve`, { amount: 2_000_000 });
    expect((await priceOf(sale.db, piece)).b2c).toBe(9_270_000);
  });
});

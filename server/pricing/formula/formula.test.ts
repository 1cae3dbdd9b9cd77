import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Approval } from '#contract/admin/approval.ts';
import type { FormulaPreview } from '#contract/admin/prices/formula.ts';
import { connect } from '#database/connect.ts';
import { testDatabase } from '#database/testing.ts';
import { planFormula } from '#domain/pricing/price-formula.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { getPriceTerms } from '../get-price-terms.ts';
import { previewPrices } from '../preview/preview-prices.ts';
import { addFormulaPieces, priceOf } from '../testing-prices.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

const params = { ...planFormula, fixedPartSom: 160_000 };

describe('a new price formula', () => {
  it('is previewed, approved by another owner, and then prices its pieces (BO-32)', async () => {
    const [piece] = await addFormulaPieces(sale.db, 1);
    const manager = await staff.enter('MANAGER');
    const preview = (await manager.post('formulas/preview', { params })).json<FormulaPreview>();
    expect(preview).toMatchObject({ pieces: 1, dearer: 1, before: 6_670_000, after: 6_770_000 });
    expect(preview.differences).toEqual(['fixedPartSom: 60000 → 160000']);
    const requested = (await manager.post('formulas', { params, reason: 'Packing costs more' })).json<{
      code: string;
      facts: { approvalId: number };
    }>();
    expect(requested.code).toBe('APPROVAL_NEEDED');
    const owner = await staff.enter('OWNER');
    const path = `approvals/${requested.facts.approvalId}`;
    expect((await owner.get(path)).json<Approval>()).toMatchObject({ kind: 'FORMULA', amountNow: 100_000 });
    expect((await owner.post(`${path}/approve`, { amount: 100_000 })).statusCode).toBe(200);
    await sale.runTask('reprice');
    expect((await priceOf(sale.db, piece)).b2c).toBe(6_770_000);
    expect((await owner.get('formulas')).json()).toMatchObject({
      inForce: { params: { fixedPartSom: 160_000 }, setBy: 'Rustam Yoʻldoshev' },
      past: [{ id: 1, setBy: 'migration' }],
    });
  });

  it('is refused if it is invalid, unchanged, or starts in the past', async () => {
    const manager = await staff.enter('MANAGER');
    const request = async (body: object) =>
      (await manager.post('formulas', { params, reason: 'x', ...body })).json<{ code: string }>().code;
    expect(await request({})).toBe('FORMULA_SAME');
    const bands = [...planFormula.diamondBands].reverse();
    const wrong = await manager.post('formulas/preview', { params: { ...params, diamondBands: bands } });
    expect(wrong.json()).toMatchObject({
      code: 'FORMULA_WRONG',
      errors: [{ path: '/params/diamondBands/1/below', code: 'FORMULA_WRONG' }],
    });
    expect(await request({ params: { ...params, diamondBands: bands } })).toBe('FORMULA_WRONG');
    expect(await request({ params: { ...params, stepSom: 0 } })).toBe('VALIDATION_FAILED');
    expect(await request({ params: planFormula, from: '2026-01-01T00:00:00Z' })).toBe('STARTS_IN_PAST');
  });
});

it('BO-48: formula 1 gives every piece of the demo its present price', async () => {
  const shop = await testDatabase({ seed: 'demo' });
  const { db, close } = connect(shop.connection);
  const terms = await getPriceTerms(db);
  expect(terms.formulaId).toBe(1);
  const { pieces, dearer, cheaper } = await previewPrices(db, { terms, metal: null, now: sale.parts.now() });
  expect(pieces).toBeGreaterThan(700);
  expect({ dearer, cheaper }).toEqual({ dearer: 0, cheaper: 0 });
  await close();
  await shop.close();
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Approval } from '#contract/admin/approval.ts';
import type { PromoCodeRow, PromotionPreview, PromotionRow } from '#contract/admin/prices/reduction.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { priceOf } from '../testing-prices.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

const send = async (browser: StaffBrowser, path: string, body: object) => {
  browser.headers['idempotency-key'] = crypto.randomUUID();
  const answer = await browser.post(path, body);
  delete browser.headers['idempotency-key'];
  return answer;
};

async function addModel() {
  const productId = await addProduct(sale.db);
  const piece = await addPiece(sale.db, { productId });
  const { artikul } = await sale.db
    .selectFrom('products')
    .select('artikul')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return { piece, artikul };
}

const name = { nameUz: 'Kuz', nameRu: 'Осень', nameEn: 'Autumn' };
const inDays = (days: number) => new Date(sale.parts.now().getTime() + days * 86_400_000).toISOString();

describe('promotions', () => {
  it('are previewed, start, are listed, and end based on their version', async () => {
    const { piece, artikul } = await addModel();
    const manager = await staff.enter('MANAGER');
    const off = { percent: 10, stacks: false, targets: [artikul] };
    const preview = (await manager.post('promotions/preview', off)).json<PromotionPreview>();
    expect(preview).toMatchObject({ targeted: 1, total: 7_270_000, cheaper: 1, needsApproval: false });
    expect(preview.changes).toMatchObject([{ before: 7_270_000, after: 6_543_000 }]);
    expect((await send(manager, 'promotions', { ...off, ...name, until: inDays(5) })).statusCode).toBe(201);
    await sale.runTask('reprice');
    expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: 6_543_000, old: 7_270_000 });
    const list = async (query: string) =>
      (await manager.get(`promotions?${query}`)).json<{ rows: PromotionRow[] }>().rows;
    const [row] = await list('state=RUNNING&q=осен');
    expect(row).toMatchObject({
      nameRu: 'Осень',
      percent: 10,
      pieces: 1,
      setBy: 'Rustam Yoʻldoshev',
      targets: [{ kind: 'MODEL', word: artikul }],
    });
    expect(await list('state=PLANNED')).toEqual([]);
    const path = `promotions/${row?.id}/end`;
    expect((await manager.post(path, undefined, 99)).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { changedBy: expect.any(String), changedAt: expect.stringMatching(/Z$/) },
    });
    expect((await manager.post(path, undefined, row?.version)).json()).toMatchObject({ state: 'OVER' });
    expect((await manager.post(path, undefined, 2)).json()).toMatchObject({ code: 'REDUCTION_OVER' });
    await sale.runTask('reprice');
    expect((await priceOf(sale.db, piece)).b2c).toBe(7_270_000);
  });

  it('are refused with the reason, at the field of the form', async () => {
    const { artikul } = await addModel();
    const manager = await staff.enter('MANAGER');
    const form = { percent: 10, stacks: false, targets: [artikul], ...name };
    const at = (path: string) => ({ errors: [{ path }] });
    const cases: [object, object][] = [
      [{ sum: 5 }, { code: 'REDUCTION_WRONG', ...at('/percent') }],
      [{ percent: undefined }, { code: 'REDUCTION_WRONG', ...at('/percent') }],
      [
        { targets: ['nothing'] },
        { code: 'TARGET_UNKNOWN', facts: { words: ['nothing'] }, ...at('/targets') },
      ],
      [{ targets: [] }, { code: 'TARGET_UNKNOWN', ...at('/targets') }],
      [{ from: inDays(-1) }, { code: 'STARTS_IN_PAST', ...at('/from') }],
      [
        { from: inDays(2), until: inDays(1) },
        { code: 'PERIOD_WRONG', ...at('/until') },
      ],
    ];
    for (const [change, refusal] of cases)
      expect((await send(manager, 'promotions', { ...form, ...change })).json()).toMatchObject(refusal);
  });
});

describe('promo codes', () => {
  it('have limits, are listed by name, and end', async () => {
    const manager = await staff.enter('MANAGER');
    const form = {
      code: 'bahor-10',
      percent: 10,
      stacks: false,
      targets: [],
      least: 5_000_000,
      maxUses: 100,
    };
    expect((await send(manager, 'promo-codes', { ...form, maxUsesPerShopper: 1 })).statusCode).toBe(201);
    expect((await send(manager, 'promo-codes', form)).json()).toMatchObject({
      code: 'PROMO_CODE_TAKEN',
      errors: [{ path: '/code' }],
    });
    expect((await send(manager, 'promo-codes', { ...form, code: 'ку' })).json()).toMatchObject({
      errors: [{ path: '/code', code: 'promoCode' }],
    });
    const { rows } = (await manager.get('promo-codes?q=bahor')).json<{ rows: PromoCodeRow[] }>();
    expect(rows).toMatchObject([
      { code: 'BAHOR-10', least: 5_000_000, maxUses: 100, maxUsesPerShopper: 1, uses: 0, state: 'RUNNING' },
    ]);
    expect((await manager.get('promo-codes?usedUp=true')).json()).toMatchObject({ rows: [] });
    const [row] = rows;
    const ended = await manager.post(`promo-codes/${row?.id}/end`, undefined, row?.version);
    expect(ended.json()).toMatchObject({ state: 'OVER' });
  });
});

describe('BO-32: reductions that need a second person', () => {
  it('deep promotions, and codes without a use limit; nothing exists before the approval', async () => {
    const { piece, artikul } = await addModel();
    const manager = await staff.enter('MANAGER');
    const needs = async (path: string, body: object) =>
      (await manager.post(`${path}/preview`, { stacks: false, targets: [artikul], ...body })).json<{
        needsApproval: boolean;
      }>().needsApproval;
    expect(await needs('promotions', { percent: 20 })).toBe(false);
    expect(await needs('promotions', { percent: 21 })).toBe(true);
    expect(await needs('promotions', { sum: 1_454_000 })).toBe(false);
    expect(await needs('promotions', { sum: 1_500_000 })).toBe(true);
    expect(await needs('promo-codes', { percent: 20, maxUses: 5 })).toBe(false);
    expect(await needs('promo-codes', { percent: 20 })).toBe(true);
    expect(await needs('promo-codes', { sum: 500_000, least: 2_500_000, maxUses: 5 })).toBe(false);
    expect(await needs('promo-codes', { sum: 500_000, maxUses: 5 })).toBe(true);

    const form = { percent: 30, stacks: false, targets: [artikul], ...name };
    expect((await send(manager, 'promotions', form)).json()).toMatchObject({
      code: 'APPROVAL_REASON_NEEDED',
    });
    const { facts } = (await send(manager, 'promotions', { ...form, reason: 'The end of the season' })).json<{
      facts: { approvalId: number };
    }>();
    await sale.runTask('reprice');
    expect((await priceOf(sale.db, piece)).b2c).toBe(7_270_000);
    const owner = await staff.enter('OWNER');
    const path = `approvals/${facts.approvalId}`;
    const seen = (await owner.get(path)).json<Approval>();
    expect(seen).toMatchObject({ kind: 'REDUCTION', amountNow: 2_181_000 });
    expect((await owner.post(`${path}/approve`, { amount: 2_181_000 })).json()).toMatchObject({
      state: 'APPROVED',
    });
    await sale.runTask('reprice');
    expect((await priceOf(sale.db, piece)).b2c).toBe(5_089_000);
  });

  it('a code for everything, if the shop has more pieces than one person may reduce', async () => {
    await addModel();
    const manager = await staff.enter('MANAGER');
    const form = { code: 'HAMMASI', percent: 5, stacks: false, targets: [], maxUses: 5 };
    const { code: _code, ...previewed } = form;
    const needs = async () =>
      (await manager.post('promo-codes/preview', previewed)).json<{ needsApproval: boolean }>().needsApproval;
    expect(await needs()).toBe(false);
    await sale.db
      .insertInto('shop_settings')
      .values({ name: 'approval_reduction_pieces', value: JSON.stringify(0) })
      .execute();
    expect(await needs()).toBe(true);
    expect((await send(manager, 'promo-codes', form)).json()).toMatchObject({
      code: 'APPROVAL_REASON_NEEDED',
    });
    await sale.db.deleteFrom('shop_settings').where('name', '=', 'approval_reduction_pieces').execute();
  });

  it('a code without a use limit has no total, and exists after the approval', async () => {
    const manager = await staff.enter('MANAGER');
    const form = { code: 'YOZ', percent: 5, stacks: false, targets: [], reason: 'Summer' };
    const { facts } = (await send(manager, 'promo-codes', form)).json<{ facts: { approvalId: number } }>();
    const owner = await staff.enter('OWNER');
    expect((await owner.post(`approvals/${facts.approvalId}/approve`, {})).json()).toMatchObject({
      state: 'APPROVED',
    });
    expect((await owner.get('promo-codes?q=YOZ')).json()).toMatchObject({ rows: [{ code: 'YOZ' }] });
  });
});

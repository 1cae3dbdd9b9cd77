import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Approval } from '#contract/admin/approval.ts';
import type { ModelsPromotionPreview } from '#contract/admin/catalog/model-bulk.ts';
import type { StaffJob } from '#contract/admin/job.ts';
import type { PromotionRow } from '#contract/admin/prices/reduction.ts';
import { requireSound } from '#database/invariants.ts';
import { begin, look, undo, work } from '#server/bulk/testing-bulk.ts';
import { priceOf } from '#server/pricing/testing-prices.ts';
import { type AddedPiece, addPiece, addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
let manager: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(async () => {
  manager = await staff.enter('MANAGER');
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

interface Model {
  id: number;
  artikul: string;
  piece: AddedPiece;
}

/** A ring with one piece for 7 270 000 soʻm. */
async function addModel(facts: { priceSom?: number | null; state?: 'ARCHIVED' } = {}): Promise<Model> {
  const id = await addProduct(sale.db, facts.state ?? 'ACTIVE');
  const piece = await addPiece(sale.db, {
    productId: id,
    ...(facts.priceSom !== undefined && { priceSom: facts.priceSom }),
  });
  const { artikul } = await sale.db
    .selectFrom('products')
    .select('artikul')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, artikul, piece };
}

const setting = 'models/bulk/promotion';
const ending = 'models/bulk/end-promotion';
const spring = { nameRu: 'Весна', nameUz: 'Bahor', nameEn: 'Spring', percent: 10, stacks: false };

const lookAt = async (action: string, body: object): Promise<ModelsPromotionPreview> =>
  (await manager.post(`${action}/preview`, body)).json();

async function run(action: string, body: object): Promise<StaffJob> {
  const { token } = await look(manager, action, body);
  const job = await work(sale, manager, await begin(manager, action, token));
  await sale.runTask('reprice');
  return job;
}

const paid = async ({ piece }: Model) => (await priceOf(sale.db, piece)).b2c;
const promotionOf = async (q: string): Promise<PromotionRow | undefined> =>
  (await manager.get(`promotions?q=${encodeURIComponent(q)}`)).json<{ rows: PromotionRow[] }>().rows[0];

describe('a promotion of selected models', () => {
  it('BO-24, BO-48: changes the prices as previewed, and Undo restores them', async () => {
    const models = [await addModel(), await addModel()];
    const [archived, unpriced] = [await addModel({ state: 'ARCHIVED' }), await addModel({ priceSom: null })];
    const ids = [...models, archived, unpriced].map(({ artikul }) => artikul);
    const preview = await lookAt(setting, { ids, ...spring });
    expect(preview).toMatchObject({ total: 4, changes: 2, unchanged: 0 });
    expect(Object.fromEntries(preview.refused.map(({ code, records }) => [code, records]))).toEqual({
      MODEL_STATE_CONFLICT: [archived.artikul],
      LACKS_PRICE: [unpriced.artikul],
    });
    expect(preview.prices).toMatchObject({
      targeted: 2,
      total: 14_540_000,
      cheaper: 2,
      before: 14_540_000,
      after: 13_086_000,
      needsApproval: false,
    });
    expect(await promotionOf('Весна')).toBeUndefined();
    const jobId = await begin(manager, setting, preview.token);
    expect(await work(sale, manager, jobId)).toMatchObject({ state: 'DONE', changed: 2 });
    await sale.runTask('reprice');
    expect(await Promise.all(models.map(paid))).toEqual([6_543_000, 6_543_000]);
    expect(await promotionOf('Весна')).toMatchObject({ percent: 10, state: 'RUNNING', pieces: 2 });

    expect(await undo(sale, manager, jobId)).toMatchObject({ state: 'DONE', changed: 2 });
    await sale.runTask('reprice');
    expect(await Promise.all(models.map(paid))).toEqual([7_270_000, 7_270_000]);
    expect(await promotionOf('Весна')).toMatchObject({ targets: [], pieces: 0 });
  });

  it('BO-26: is created once, even if its token is sent and its job runs repeatedly', async () => {
    const { artikul } = await addModel();
    const once = { ...spring, nameRu: 'Однажды' };
    const { token } = await look(manager, setting, { ids: [artikul], ...once });
    const jobId = await begin(manager, setting, token);
    expect(await begin(manager, setting, token)).toBe(jobId);
    await work(sale, manager, jobId);
    await sale.runTask('run-staff-job', { jobId });
    const { rows } = (await manager.get('promotions?q=Однажды')).json<{ rows: PromotionRow[] }>();
    expect(rows).toMatchObject([{ targets: [{ kind: 'MODEL', word: artikul }] }]);
  });

  it('of models that match a filter starts and ends at its time', async () => {
    const model = await addModel();
    await sale.db.updateTable('products').set({ gender: 'kids' }).where('id', '=', model.id).execute();
    const at = (minutes: number) => new Date(sale.parts.now().getTime() + minutes * 60_000).toISOString();
    const period = { from: at(10), until: at(20) };
    await run(setting, { query: { gender: 'kids' }, ...spring, nameRu: 'Дети', ...period });
    expect(await paid(model)).toBe(7_270_000);
    for (const [minutes, price] of [
      [11, 6_543_000],
      [21, 7_270_000],
    ] as const) {
      sale.turnClock(minutes);
      await sale.runTask('reprice');
      expect(await paid(model)).toBe(price);
    }
    sale.turnClock(0);
  });

  it('is refused with the reason, and to staff who may not edit promotions', async () => {
    const { artikul } = await addModel();
    const refusal = async (change: object) =>
      (await manager.post(`${setting}/preview`, { ids: [artikul], ...spring, ...change })).json<object>();
    expect(await refusal({ sum: 5 })).toMatchObject({ code: 'REDUCTION_WRONG' });
    expect(await refusal({ from: '2020-01-01T00:00:00Z' })).toMatchObject({ code: 'STARTS_IN_PAST' });
    const content = await staff.enter('CONTENT');
    expect((await content.post(`${setting}/preview`, { ids: [artikul], ...spring })).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
    });
  });
});

describe('ending promotions', () => {
  it('BO-24: removes models from promotions that target them directly; a promotion of a whole category continues', async () => {
    const [named, grouped, none] = [await addModel(), await addModel(), await addModel()];
    await run(setting, { ids: [named.artikul], ...spring, nameRu: 'Именная' });
    const { category_id } = await sale.db
      .selectFrom('products')
      .select('category_id')
      .where('id', '=', grouped.id)
      .executeTakeFirstOrThrow();
    const now = sale.parts.now();
    const { id } = await sale.db
      .insertInto('promotions')
      .values({ name: { uz: 'g', ru: 'g', en: 'g' }, percent: 5, begins_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sale.db.insertInto('reduction_targets').values({ promotion_id: id, category_id }).execute();
    await sale.runTask('reprice');
    const ids = [named, grouped, none].map(({ artikul }) => artikul);
    const preview = await lookAt(ending, { ids });
    expect(preview).toMatchObject({
      changes: 1,
      unchanged: 1,
      refused: [{ code: 'PROMOTION_OF_GROUP', records: [grouped.artikul] }],
      prices: { dearer: 1, before: 6_543_000, after: 7_270_000, needsApproval: false },
    });
    const jobId = await begin(manager, ending, preview.token);
    await work(sale, manager, jobId);
    await sale.runTask('reprice');
    expect(await Promise.all([named, grouped].map(paid))).toEqual([7_270_000, 6_906_500]);
    await undo(sale, manager, jobId);
    await sale.runTask('reprice');
    expect(await paid(named)).toBe(6_543_000);
  });
});

describe('BO-32: a promotion above the approval limits', () => {
  it('needs a second person; the approval creates it and starts a job of the requester', async () => {
    const model = await addModel();
    const deep = { ...spring, nameRu: 'Глубокая', percent: 30 };
    const { token, prices } = await lookAt(setting, { ids: [model.artikul], ...deep });
    expect(prices.needsApproval).toBe(true);
    expect((await manager.post(setting, { token })).json()).toMatchObject({ code: 'APPROVAL_REASON_NEEDED' });
    const { code, facts } = (await manager.post(setting, { token, reason: 'Конец сезона' })).json<{
      code: string;
      facts: { approvalId: number };
    }>();
    expect(code).toBe('APPROVAL_NEEDED');
    expect(await promotionOf('Глубокая')).toBeUndefined();
    const owner = await staff.enter('OWNER');
    const path = `approvals/${facts.approvalId}`;
    expect((await owner.get(path)).json<Approval>()).toMatchObject({
      kind: 'REDUCTION',
      amountNow: 2_181_000,
    });
    expect((await owner.post(`${path}/approve`, { amount: 2_181_000 })).json()).toMatchObject({
      state: 'APPROVED',
    });
    const { rows } = (await manager.get('jobs?kind=models.promotion&size=200')).json<{ rows: StaffJob[] }>();
    const job = rows.find(({ endedAt }) => endedAt === null);
    expect(await work(sale, manager, job?.id ?? '')).toMatchObject({ state: 'DONE', changed: 1 });
    await sale.runTask('reprice');
    expect(await paid(model)).toBe(5_089_000);
  });
});

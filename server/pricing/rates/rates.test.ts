import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Approval } from '#contract/admin/approval.ts';
import type { RatePreview, Rates } from '#contract/admin/prices/rate.ts';
import { requireSound } from '#database/invariants.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, shopperWith } from '#server/testing-shopper.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { updatePrices } from '../repricing/update-prices.ts';
import { addFormulaPieces, addPromotion, priceOf, setGold } from '../testing-prices.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterEach(async () => {
  await requireSound(sale.db);
  sale.turnClock(0);
  await sale.db.updateTable('product_items').set({ price_source: 'FIXED' }).execute();
  await sale.db.deleteFrom('repricing').execute();
  await setGold(sale.db, 2_000_000, sale.parts.now());
  await reprice();
});
afterAll(() => sale.close());

const reprice = () => updatePrices(sale.db, { now: sale.parts.now() });

const set = async (browser: StaffBrowser, body: object) => {
  browser.headers['idempotency-key'] = crypto.randomUUID();
  const answer = await browser.post('rates', { metal: 'gold', ...body });
  delete browser.headers['idempotency-key'];
  return answer;
};
const preview = async (browser: StaffBrowser, rate: number) =>
  (await browser.post('rates/preview', { metal: 'gold', rate })).json<RatePreview>();
const goldOf = async (browser: StaffBrowser) =>
  (await browser.get('rates')).json<Rates>().inForce.find(({ metal }) => metal === 'gold')?.rate;

describe('a new rate', () => {
  it('is previewed, set by one person, and applied by the job; held pieces are deferred', async () => {
    const pieces = await addFormulaPieces(sale.db, 3);
    await holdCart(await shopperWith(sale.app, pieces[0]?.fullKey ?? ''));
    const manager = await staff.enter('MANAGER');
    expect(await preview(manager, 2_100_000)).toMatchObject({
      pieces: 3,
      dearer: 3,
      cheaper: 0,
      held: 1,
      before: 20_010_000,
      after: 21_000_000,
      current: 2_000_000,
      isSurprising: false,
      needsApproval: false,
      lowCount: 0,
    });
    expect((await set(manager, { rate: 2_100_000 })).statusCode).toBe(200);
    await sale.runTask('reprice');
    const rates = (await manager.get('rates')).json<Rates>();
    expect(rates.inForce.find(({ metal }) => metal === 'gold')).toMatchObject({
      rate: 2_100_000,
      setBy: 'Rustam Yoʻldoshev',
    });
    expect(rates.repricing).toEqual({ queued: 0, held: 1 });
    expect((await priceOf(sale.db, pieces[0])).b2c).toBe(6_670_000);
    expect((await priceOf(sale.db, pieces[1])).b2c).toBe(7_000_000);
  });

  it('the preview names the pieces below the minimum margin and the largest changes', async () => {
    const [piece, other] = await addFormulaPieces(sale.db, 2);
    await sale.db
      .insertInto('piece_costs')
      .values({ item_id: piece?.id ?? 0, cost_som: 5_500_000 })
      .execute();
    const manager = await staff.enter('MANAGER');
    const low = await preview(manager, 1_900_000);
    // 6 340 000 contains 679 286 of VAT; a cost of 5 500 000 leaves 2 % of the rest
    expect(low).toMatchObject({ lowCount: 1, low: [{ serial: piece?.serialNumber, margin: 2 }] });
    expect(low.changes.map(({ serial }) => serial)).toEqual([piece?.serialNumber, other?.serialNumber]);
  });

  it('can start in the future and applies from then on', async () => {
    const manager = await staff.enter('MANAGER');
    const from = new Date(sale.parts.now().getTime() + 3_600_000).toISOString();
    expect((await set(manager, { rate: 2_050_000, from })).json<Rates>().toCome).toMatchObject([
      { rate: 2_050_000, from },
    ]);
    await sale.runTask('reprice');
    expect(await goldOf(manager)).toBe(2_000_000);
    sale.turnClock(61);
    await sale.runTask('reprice');
    expect(await goldOf(await staff.enter('MANAGER'))).toBe(2_050_000);
    expect((await set(await staff.enter('MANAGER'), { rate: 2_060_000, from })).json()).toMatchObject({
      code: 'STARTS_IN_PAST',
    });
    sale.turnClock(0);
    await sale.db.deleteFrom('metal_rates').where('ref_som', '=', 2_050_000).execute();
  });

  it('is refused for an unknown metal, and is set once if sent twice', async () => {
    const manager = await staff.enter('MANAGER');
    expect((await set(manager, { metal: 'copper', rate: 5 })).json()).toMatchObject({ code: 'NOT_FOUND' });
    manager.headers['idempotency-key'] = crypto.randomUUID();
    for (const _ of [1, 2])
      expect((await manager.post('rates', { metal: 'gold', rate: 2_010_000 })).statusCode).toBe(200);
    const rows = await sale.db
      .selectFrom('metal_rates')
      .select('id')
      .where('ref_som', '=', 2_010_000)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('BO-32: a rate far from the one in force', () => {
  it('needs a second person, who sees its effect; nothing changes before the approval', async () => {
    const [piece] = await addFormulaPieces(sale.db, 1);
    const manager = await staff.enter('MANAGER');
    expect((await set(manager, { rate: 2_200_000 })).json()).toMatchObject({
      code: 'APPROVAL_REASON_NEEDED',
    });
    const requested = (await set(manager, { rate: 2_200_000, reason: 'The price of the exchange' })).json<{
      code: string;
      facts: { approvalId: number };
    }>();
    expect(requested.code).toBe('APPROVAL_NEEDED');
    await sale.runTask('reprice');
    expect((await priceOf(sale.db, piece)).b2c).toBe(6_670_000);
    const path = `approvals/${requested.facts.approvalId}`;
    expect((await manager.post(`${path}/approve`, { amount: 330_000 })).json()).toMatchObject({
      code: 'APPROVER_SAME',
    });
    const owner = await staff.enter('OWNER');
    const seen = (await owner.get(path)).json<Approval>();
    expect(seen).toMatchObject({ kind: 'RATE', amountNow: 660_000, mayApprove: true });
    expect(seen.facts).toEqual([
      { name: 'METAL', value: 'gold' },
      { name: 'RATE_NOW', value: 2_000_000 },
      { name: 'RATE_NEW', value: 2_200_000 },
      { name: 'PIECES', value: 1 },
      { name: 'BEFORE', value: 6_670_000 },
      { name: 'AFTER', value: 7_330_000 },
    ]);
    // a new piece was added in the meantime, so the total differs
    await addFormulaPieces(sale.db, 1);
    expect((await owner.post(`${path}/approve`, { amount: 660_000 })).json()).toMatchObject({
      code: 'CHANGED_SINCE',
      facts: { amount: 1_320_000 },
    });
    expect((await owner.post(`${path}/approve`, { amount: 1_320_000 })).json()).toMatchObject({
      state: 'APPROVED',
    });
    await sale.runTask('reprice');
    expect(await goldOf(owner)).toBe(2_200_000);
    const row = await sale.db
      .selectFrom('metal_rates as r')
      .innerJoin('staff as s', 's.id', 'r.set_by')
      .select(['s.role', 'r.approval_id'])
      .where('ref_som', '=', 2_200_000)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ role: 'MANAGER', approval_id: requested.facts.approvalId });
  });

  it('above 30 % must be typed twice', async () => {
    const manager = await staff.enter('MANAGER');
    expect(await preview(manager, 20_000_000)).toMatchObject({ isSurprising: true, needsApproval: true });
    for (const again of [{}, { again: 2_000_000 }])
      expect((await set(manager, { rate: 20_000_000, reason: 'A slip', ...again })).json()).toMatchObject({
        code: 'SUM_UNCONFIRMED',
        facts: { current: 2_000_000 },
      });
    expect(
      (await set(manager, { rate: 20_000_000, again: 20_000_000, reason: 'Meant' })).json(),
    ).toMatchObject({ code: 'APPROVAL_NEEDED' });
  });
});

describe('BO-48: previews and age of rates', () => {
  it('a rate’s preview equals its result for pieces that did not change in the meantime', async () => {
    const manager = await staff.enter('MANAGER');
    const [plain, marked] = [
      await addFormulaPieces(sale.db, 2),
      await addFormulaPieces(sale.db, 2, { markdown: 13 }),
    ];
    const { product_id: productId } = await sale.db
      .selectFrom('product_items')
      .select('product_id')
      .where('id', '=', plain[0]?.id ?? 0)
      .executeTakeFirstOrThrow();
    await addPromotion(sale.db, { productId, percent: 7 });
    await reprice();
    await holdCart(await shopperWith(sale.app, plain[0]?.fullKey ?? ''));
    const all = [...plain, ...marked];
    const pricesNow = async () => {
      const rows = await sale.db
        .selectFrom('product_items')
        .select(['serial_number', 'price_b2c_som'])
        .where(
          'id',
          'in',
          all.map(({ id }) => id),
        )
        .execute();
      return new Map(rows.map((row) => [row.serial_number, row.price_b2c_som]));
    };
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1_000_000, max: 3_000_000 }),
        fc.uniqueArray(fc.integer({ min: 500, max: 40_000 }), { minLength: 4, maxLength: 4 }),
        async (rate, weights) => {
          for (const [nth, piece] of all.entries())
            await sale.db
              .updateTable('product_items')
              .set({ weight_mg: weights[nth] ?? 1000 })
              .where('id', '=', piece.id)
              .execute();
          const before = await pricesNow();
          const { changes, dearer, cheaper } = await preview(manager, rate);
          await setGold(sale.db, rate, sale.parts.now());
          await reprice();
          const after = await pricesNow();
          const held = plain[0]?.serialNumber ?? '';
          const foretold = new Map(changes.map((change) => [change.serial, change.after]));
          expect(foretold.size).toBe(dearer + cheaper);
          for (const [serial, sum] of after)
            expect(sum).toBe(
              serial === held ? before.get(serial) : (foretold.get(serial) ?? before.get(serial)),
            );
        },
      ),
      { numRuns: 5 },
    );
  });
});

it('a gold rate older than a day is shown on Today to roles that read prices', async () => {
  const countFor = async (role: 'MANAGER' | 'SUPPORT') => {
    const { items } = (await (await staff.enter(role)).get('work')).json<{
      items: { kind: string; count: number }[];
    }>();
    return items.find(({ kind }) => kind === 'RATE')?.count;
  };
  expect(await countFor('MANAGER')).toBe(0);
  sale.turnClock(24 * 60 + 1);
  expect(await countFor('MANAGER')).toBe(1);
  expect(await countFor('SUPPORT')).toBe(0);
});

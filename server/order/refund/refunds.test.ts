import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Approval } from '#contract/admin/approval.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import type { RefundPlan } from '#contract/admin/refund.ts';
import { requireSound } from '#database/invariants.ts';
import { type Bought, buy } from '#server/order/testing-orders.ts';
import { defaultPriceSom } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale({ connections: 10 });
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const read = async (browser: StaffBrowser, number: string): Promise<StaffOrder> =>
  (await browser.get(`orders/${number}`)).json();

async function act(browser: StaffBrowser, number: string, path: string, body: object = {}) {
  const { version } = await read(browser, number);
  browser.headers['idempotency-key'] = crypto.randomUUID();
  return browser.post(`orders/${number}/${path}`, body, version);
}

/** A delivered order, paid in cash at the hand-over; the shopper has all its pieces. */
async function delivered(browser: StaffBrowser, prices: number[]): Promise<Bought & { number: string }> {
  const expectedTotal = prices.reduce((sum, price) => sum + price, 0);
  const bought = await buy(sale, {
    form: { expectedTotal },
    pieces: prices.map((priceSom) => ({ priceSom })),
  });
  const { number } = bought.order;
  const serials = bought.pieces.map(({ serialNumber }) => serialNumber);
  await act(browser, number, 'moves', { to: 'CONFIRMED' });
  await act(browser, number, 'moves', { to: 'ASSEMBLING', serials });
  await act(browser, number, 'moves', { to: 'READY_FOR_PICKUP' });
  await act(browser, number, 'hand-over');
  return { ...bought, number };
}

const planOf = async (browser: StaffBrowser, number: string, query = ''): Promise<RefundPlan> =>
  (await browser.get(`orders/${number}/refund${query}`)).json();

/** The ledger balance of an order without pending refunds, computed independently of the code under test. */
async function ledgerSom(number: string): Promise<number> {
  const { id } = await sale.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const entries = await sale.db
    .selectFrom('ledger_entries')
    .select('amount_som')
    .where('order_id', '=', id)
    .execute();
  const waiting = await sale.db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select('r.amount_som')
    .where('p.order_id', '=', id)
    .where('r.refund_state', '=', 'REQUESTED')
    .execute();
  const sum = (rows: { amount_som: number }[]) => rows.reduce((all, row) => all + row.amount_som, 0);
  return sum(entries) - sum(waiting);
}

const wish = { serials: [] as string[], delivery: false, goodwill: 0, reason: 'The clasp is scratched' };

describe('BO-30: a refund by the staff', () => {
  it('is previewed, refunds each line once and never exceeds the ledger', async () => {
    const browser = await staff.enter('ACCOUNTANT');
    const manager = await staff.enter('MANAGER');
    const { number, pieces } = await delivered(manager, [1_000_000, 2_000_000]);
    const [first = '', second = ''] = pieces.map(({ serialNumber }) => serialNumber);
    expect(await planOf(browser, number)).toMatchObject({ refundable: 3_000_000, amount: 0, parts: [] });
    expect(await planOf(browser, number, `?serials=${first}`)).toMatchObject({
      amount: 1_000_000,
      parts: [{ provider: 'CASH', amount: 1_000_000, method: 'COUNTER' }],
      needsApproval: false,
    });
    const done = await act(browser, number, 'refund', { ...wish, serials: [first] });
    expect(done.json<StaffOrder>()).toMatchObject({ refunds: [{ amount: 1_000_000, state: 'REQUESTED' }] });
    const again = await act(browser, number, 'refund', { ...wish, serials: [first] });
    expect(again.json()).toMatchObject({ code: 'REFUND_TOO_HIGH', facts: { serialNumber: first } });
    const much = await browser.get(`orders/${number}/refund?serials=${second}&goodwill=1`);
    expect(much.json()).toMatchObject({ code: 'REFUND_TOO_HIGH', facts: { refundableSom: 2_000_000 } });
    // a return after the refund pays only what is still owed
    const returned = await act(manager, number, 'return', { reason: 'too small' });
    expect(returned.json<StaffOrder>().refunds.map(({ amount }) => amount)).toEqual([1_000_000, 2_000_000]);
    expect(await planOf(browser, number)).toMatchObject({ refundable: 0 });
  });

  it('clicked 20 times at once is one refund', async () => {
    const browser = await staff.enter('MANAGER');
    const { number, pieces } = await delivered(browser, [1_000_000, 1_000_000]);
    const { version } = await read(browser, number);
    const body = { ...wish, serials: [pieces[0]?.serialNumber ?? ''] };
    const clicks = Array.from({ length: 20 }, async () => {
      const own = { ...browser, headers: browser.headers };
      own.headers['idempotency-key'] = crypto.randomUUID();
      return own.post(`orders/${number}/refund`, body, version);
    });
    const codes = (await Promise.all(clicks)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect((await read(browser, number)).refunds).toHaveLength(1);
    expect(await ledgerSom(number)).toBe(1_000_000);
  });

  it('repeated with the same key is one refund with the same response', async () => {
    const browser = await staff.enter('MANAGER');
    const { number, pieces } = await delivered(browser, [1_000_000]);
    const { version } = await read(browser, number);
    browser.headers['idempotency-key'] = crypto.randomUUID();
    const body = { ...wish, serials: [pieces[0]?.serialNumber ?? ''] };
    for (const _ of [1, 2])
      expect((await browser.post(`orders/${number}/refund`, body, version)).statusCode).toBe(200);
    expect((await read(browser, number)).refunds).toHaveLength(1);
  });

  it('BO-6: is refused without a fresh second factor; after it, the same call with the same key refunds once', async () => {
    const browser = await staff.enter('MANAGER');
    const { number, pieces } = await delivered(browser, [1_000_000]);
    const { version } = await read(browser, number);
    browser.headers['idempotency-key'] = crypto.randomUUID();
    const body = { ...wish, serials: [pieces[0]?.serialNumber ?? ''] };
    const refund = () => browser.post(`orders/${number}/refund`, body, version);
    sale.turnClock(6);
    expect((await refund()).json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect((await read(browser, number)).refunds).toEqual([]);
    const stepped = await staff.stepUp(browser, { email: 'manager@zarona.demo', now: sale.parts.now() });
    expect(stepped.statusCode).toBe(200);
    const [first, again] = [await refund(), await refund()];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.body).toBe(first.body);
    expect((await read(browser, number)).refunds).toHaveLength(1);
  });

  it('is limited to the ledger balance after any sequence of refunds, returns and bookings', async () => {
    const manager = await staff.enter('MANAGER');
    const steps = fc.array(fc.constantFrom('refund 0', 'refund 1', 'return 1', 'return 2', 'book'), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const { number, pieces } = await delivered(manager, [1_000_000, 1_200_000, 900_000]);
        for (const step of sequence) {
          const [what, nth] = step.split(' ');
          const serials = [pieces[Number(nth)]?.serialNumber ?? ''];
          if (what === 'refund') await act(manager, number, 'refund', { ...wish, serials });
          if (what === 'return') await act(manager, number, 'return', { serials, reason: 'too small' });
          if (what === 'book') await act(manager, number, 'refunds/done', { paperNumber: 'KO-17' });
          expect((await planOf(manager, number)).refundable).toBe(await ledgerSom(number));
        }
        await requireSound(sale.db);
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});

describe('BO-32: a refund above the approval limit', () => {
  it('moves no money before a second person approves it; two approvals act once', async () => {
    const support = await staff.enter('SUPPORT');
    const [owner, manager] = [await staff.enter('OWNER'), await staff.enter('MANAGER')];
    const { number, pieces } = await delivered(manager, [defaultPriceSom + 9_000_000, 1_000_000]);
    const serials = pieces.map(({ serialNumber }) => serialNumber);
    expect(await planOf(support, number, `?serials=${serials[0]}`)).toMatchObject({ needsApproval: true });
    const first = await act(support, number, 'refund', { ...wish, serials });
    expect(first.json()).toMatchObject({ status: 409, code: 'APPROVAL_NEEDED' });
    const { approvalId } = first.json<{ facts: { approvalId: number } }>().facts;
    expect(await read(support, number)).toMatchObject({ refunds: [] });
    // the same request is not queued twice
    const repeated = await act(support, number, 'refund', { ...wish, serials: serials.toReversed() });
    expect(repeated.json()).toMatchObject({ facts: { approvalId } });
    const { amountNow } = (await owner.get(`approvals/${approvalId}`)).json<Approval>();
    const yes = (browser: StaffBrowser) =>
      browser.post(`approvals/${approvalId}/approve`, { amount: amountNow });
    expect((await yes(support)).json()).toMatchObject({ code: 'PERMISSION_MISSING' });
    const answers = await Promise.all([yes(owner), yes(manager)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await read(support, number)).toMatchObject({ refunds: [{ amount: amountNow }] });
  });

  it('is shown by its order until it is decided, with a link for those who may open it, and is not requested again', async () => {
    const [support, seller, manager] = [
      await staff.enter('SUPPORT'),
      await staff.enter('SELLER'),
      await staff.enter('MANAGER'),
    ];
    const { number } = await delivered(manager, [1_000_000]);
    expect(await planOf(support, number, '?goodwill=50000')).toMatchObject({ waitingId: null });
    const requested = await act(support, number, 'refund', { ...wish, goodwill: 50_000 });
    const { approvalId } = requested.json<{ facts: { approvalId: number } }>().facts;
    const requestedAt = sale.parts.now().toISOString();
    const shown = { id: approvalId, kind: 'REFUND', amount: 50_000, serials: [], requestedAt };
    const { name: requestedBy } = await sale.db
      .selectFrom('staff')
      .select('name')
      .where('role', '=', 'SUPPORT')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect((await read(support, number)).waiting).toEqual([{ ...shown, requestedBy, mayOpen: true }]);
    expect((await read(manager, number)).waiting).toMatchObject([{ mayOpen: true }]);
    expect((await read(seller, number)).waiting).toMatchObject([{ mayOpen: false }]);
    expect((await seller.get(`approvals/${approvalId}`)).statusCode).toBe(404);
    expect(await planOf(support, number, '?goodwill=50000')).toMatchObject({ waitingId: approvalId });
    expect(await planOf(support, number, '?goodwill=50001')).toMatchObject({ waitingId: null });
    await manager.post(`approvals/${approvalId}/refuse`, { reason: 'It came on time' });
    expect((await read(support, number)).waiting).toEqual([]);
    expect(await planOf(support, number, '?goodwill=50000')).toMatchObject({ waitingId: null });
  });

  it('is refused if the amount was refunded in the meantime, and the request stays pending', async () => {
    const [accountant, manager] = [await staff.enter('ACCOUNTANT'), await staff.enter('MANAGER')];
    const { number } = await delivered(manager, [1_000_000]);
    const requested = await act(accountant, number, 'refund', { ...wish, goodwill: 50_000 });
    const { approvalId } = requested.json<{ facts: { approvalId: number } }>().facts;
    await act(manager, number, 'return', { reason: 'too small' });
    const answer = await manager.post(`approvals/${approvalId}/approve`, { amount: 50_000 });
    expect(answer.json()).toMatchObject({ code: 'REFUND_TOO_HIGH' });
    expect((await manager.get(`approvals/${approvalId}`)).json()).toMatchObject({ state: 'WAITING' });
  });
});

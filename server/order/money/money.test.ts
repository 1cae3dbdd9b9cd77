import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  DiscrepancyRow,
  MissingReceipt,
  StaffPaymentRow,
  StaffRefundRow,
} from '#contract/admin/money.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { requireSound } from '#database/invariants.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { type AddedOrder, addOrder, cards, payAtBank, readOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

interface Page<Row> {
  rows: Row[];
}

async function paid(): Promise<AddedOrder & { paymentId: number }> {
  const added = await addOrder(sale, { method: 'FAKE' });
  await payAtBank(added.buyer, added.order, cards.approved);
  const { id: paymentId } = await sale.db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.id')
    .where('o.number', '=', added.order.number)
    .executeTakeFirstOrThrow();
  return { ...added, paymentId };
}

describe('the money screens', () => {
  it('a manual refund is booked once, with the number of its document', async () => {
    const { order, paymentId } = await paid();
    const { number } = order;
    const accountant = await staff.enter('ACCOUNTANT');
    const manager = await staff.enter('MANAGER');
    const { version } = (await manager.get(`orders/${number}`)).json<StaffOrder>();
    await manager.post(`orders/${number}/cancellation`, { reason: 'The shopper called' }, version);
    // simulates a provider that refunds only through its merchant portal
    await sale.db
      .updateTable('refunds')
      .set({ is_manual: true })
      .where('payment_id', '=', paymentId)
      .execute();
    const list = async () =>
      (await accountant.get('refunds?manual=true'))
        .json<Page<StaffRefundRow>>()
        .rows.find((row) => row.number === number);
    const refund = await list();
    expect(refund).toMatchObject({ state: 'REQUESTED', amount: order.total, isManual: true, paper: null });
    expect(refund?.storeId).toEqual(expect.any(Number));
    const book = () => accountant.post(`refunds/${refund?.id}/done`, { paperNumber: 'KO-17' });
    const answers = await Promise.all([1, 2, 3].map(book));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
    // abuse 20: the provider still has the payment, and nobody refunds it a second time in the merchant portal
    expect(await list()).toMatchObject({ state: 'DONE', paper: 'KO-17', transaction: expect.any(String) });
    const support = await staff.enter('SUPPORT');
    expect((await support.get('refunds')).json()).toMatchObject({ code: 'PERMISSION_MISSING' });
  });

  it('a discrepancy is closed with a reason that its shopper cannot read', async () => {
    const { order, buyer, paymentId } = await paid();
    await sale.db
      .insertInto('payment_discrepancies')
      .values({ payment_id: paymentId, noted_at: noon, outcome: 'MANUAL', decided_at: noon })
      .execute();
    const accountant = await staff.enter('ACCOUNTANT');
    const list = async () => (await accountant.get('discrepancies')).json<Page<DiscrepancyRow>>().rows;
    expect(await list()).toMatchObject([
      { id: paymentId, number: order.number, ours: 'PAID', transaction: expect.any(String) },
    ]);
    const [{ provider } = { provider: '' }] = await list();
    for (const [query, rows] of [
      [`CASH,${provider}`, 1],
      ['CASH', 0],
    ] as const) {
      const answer = await accountant.get(`discrepancies?provider=${query}`);
      expect(answer.json<Page<DiscrepancyRow>>().rows).toHaveLength(rows);
    }
    const close = () =>
      accountant.post(`discrepancies/${paymentId}/close`, {
        decision: 'STANDS',
        reason: 'Seen in the cabinet',
      });
    expect((await close()).statusCode).toBe(204);
    expect((await close()).json()).toMatchObject({ code: 'ORDER_STATE_CONFLICT' });
    expect(await list()).toEqual([]);
    const { events } = (await accountant.get(`orders/${order.number}`)).json<StaffOrder>();
    expect(events.at(-1)).toMatchObject({ kind: 'DISCREPANCY_CLOSED' });
    expect(events.at(-1)?.reason).toContain('Seen in the cabinet');
    expect((await readOrder(buyer, order)).events.map(({ kind }) => kind)).not.toContain(
      'DISCREPANCY_CLOSED',
    );
  });

  it('a payment is shown next to the provider’s record of it', async () => {
    const { order, paymentId } = await paid();
    const accountant = await staff.enter('ACCOUNTANT');
    const { rows } = (await accountant.get(`payments?q=${order.number}`)).json<Page<StaffPaymentRow>>();
    expect(rows).toMatchObject([{ id: paymentId, provider: 'FAKE', state: 'PAID', amount: order.total }]);
    expect((await accountant.post(`payments/${paymentId}/ask`)).json()).toEqual({
      ours: 'PAID',
      theirs: 'PAID',
    });
    expect((await accountant.post('payments/999999999/ask')).statusCode).toBe(404);
  });

  it('a missing receipt: correcting the codes of line and piece requests it again', async () => {
    const { order, piece, paymentId } = await paid();
    const accountant = await staff.enter('ACCOUNTANT');
    const { rows } = (await accountant.get('receipts')).json<Page<MissingReceipt>>();
    const missing = rows.find((row) => row.number === order.number);
    expect(missing).toMatchObject({ paymentId, refundId: null, message: null });
    const codes = {
      serialNumber: missing?.lines[0]?.serialNumber,
      ikpu: '07113001001000000',
      packageCode: '1443010',
    };
    expect((await accountant.post(`receipts/${paymentId}/codes`, codes)).statusCode).toBe(204);
    const ofPiece = await sale.db
      .selectFrom('product_items as i')
      .innerJoin('order_lines as l', 'l.item_id', 'i.id')
      .select(['i.ikpu', 'l.ikpu as sold_ikpu', 'l.package_code'])
      .where('i.id', '=', piece.id)
      .executeTakeFirst();
    expect(ofPiece).toEqual({ ikpu: codes.ikpu, sold_ikpu: codes.ikpu, package_code: codes.packageCode });
    const foreign = await accountant.post(`receipts/${paymentId}/codes`, { ...codes, serialNumber: 'ZR-9' });
    expect(foreign.statusCode).toBe(404);
    expect((await accountant.post(`receipts/${paymentId}/send`, { refundId: null })).statusCode).toBe(204);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { requireSound } from '#database/invariants.ts';
import { cancel, readOrder } from '#server/testing-order.ts';
import { type Click, newBill, paidBill, testClick } from './testing-click.ts';

let click: Click;
beforeAll(async () => {
  click = await testClick();
});
beforeEach(() => click.sale.turnClock(0));
afterEach(() => requireSound(click.sale.db));
afterAll(() => click.close());

describe('Click’s records differ from the ledger', () => {
  const queryAfter = async (minutes: number) => {
    click.sale.turnClock(minutes);
    await click.sale.runTask('resolve-discrepancies');
  };

  it('an error for a paid payment changes nothing; Click is queried and has the money', async () => {
    const { request, buyer, order } = await paidBill(click);
    expect((await click.complete({ ...request, error: '-5017' })).error).toBe(-9);
    expect(await click.discrepancyOutcomeOf(request)).toBe('OPEN');
    await queryAfter(3);
    expect(await click.discrepancyOutcomeOf(request)).toBe('STANDS');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID', paymentState: 'PAID' });
  });

  it('Click has no money for a paid order: the order is cancelled and nothing is refunded', async () => {
    const { request, payment, buyer, order } = await paidBill(click);
    payment.status = -99;
    await click.complete({ ...request, error: '-5017' });
    await queryAfter(3);
    expect(await click.discrepancyOutcomeOf(request)).toBe('RETURNED');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'REFUNDED' });
    expect(await click.sale.runTask('send-refunds')).toBeUndefined();
  });

  it('Click has no money for an order that is on its way: a person must decide', async () => {
    const { request, payment, buyer, order } = await paidBill(click);
    await click.sale.db
      .updateTable('orders')
      .set({ order_state: 'READY_FOR_PICKUP' })
      .where('number', '=', order.number)
      .execute();
    await click.sale.db
      .insertInto('order_events')
      .values((query) => ({
        order_id: query.selectFrom('orders').select('id').where('number', '=', order.number),
        actor: 'STAFF',
        from_state: 'PAID',
        to_state: 'READY_FOR_PICKUP',
      }))
      .execute();
    payment.status = -99;
    await click.complete({ ...request, error: '-5017' });
    await queryAfter(3);
    expect(await click.discrepancyOutcomeOf(request)).toBe('MANUAL');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'READY_FOR_PICKUP', paymentState: 'PAID' });
  });

  it('a payment for a cancelled order is answered with -9 and refunded automatically, once', async () => {
    const { request, payment, buyer, order } = await newBill(click);
    const paying = await click.prepared(request);
    await cancel(buyer, order);
    expect((await click.complete(paying)).error).toBe(-9);
    // Click has taken the money nevertheless
    payment.status = 2;
    await queryAfter(1);
    expect([payment.status, await click.discrepancyOutcomeOf(request)]).toEqual([2, 'OPEN']);
    await queryAfter(3);
    expect([payment.status, await click.discrepancyOutcomeOf(request)]).toEqual([-99, 'RETURNED']);
    payment.status = 2;
    await click.complete(paying);
    await queryAfter(9);
    expect(payment.status).toBe(2);
  });

  it('a payment that Click cannot refund automatically is left to a person', async () => {
    const { request, payment, buyer, order } = await newBill(click);
    const paying = await click.prepared(request);
    await cancel(buyer, order);
    await click.complete(paying);
    Object.assign(payment, { status: 2, refusesReversal: true });
    await queryAfter(3);
    expect(await click.discrepancyOutcomeOf(request)).toBe('MANUAL');
  });

  it('a payment that Click has refunded by itself needs no action', async () => {
    const { request, payment, buyer, order } = await newBill(click);
    const paying = await click.prepared(request);
    await cancel(buyer, order);
    await click.complete(paying);
    payment.status = -1;
    await queryAfter(3);
    expect(await click.discrepancyOutcomeOf(request)).toBe('STANDS');
  });

  it('a payment that stays unfinished at Click is left to a person after three days', async () => {
    const { request, payment, buyer, order } = await newBill(click);
    const paying = await click.prepared(request);
    await cancel(buyer, order);
    await click.complete(paying);
    payment.status = 1;
    await queryAfter(60);
    expect(await click.discrepancyOutcomeOf(request)).toBe('OPEN');
    await queryAfter(4 * 24 * 60);
    expect(await click.discrepancyOutcomeOf(request)).toBe('MANUAL');
  });
});

describe('a payment whose Complete call was lost', () => {
  it('is queried, and booked if Click has the money', async () => {
    const { request, payment, buyer, order } = await newBill(click);
    await click.prepare(request);
    payment.status = 2;
    click.sale.turnClock(3);
    await click.sale.runTask('reconcile-payments');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID' });
  });

  it('fails if Click reports a failure, and stays open while Click has not finished', async () => {
    const { request, payment, buyer, order } = await newBill(click);
    await click.prepare(request);
    payment.status = 1;
    click.sale.turnClock(3);
    await click.sale.runTask('reconcile-payments');
    expect(await click.attemptOf(request)).toMatchObject({ payment_state: 'OPEN' });
    payment.status = -1;
    await click.sale.runTask('reconcile-payments');
    expect(await click.attemptOf(request)).toMatchObject({ payment_state: 'FAILED', failure: 'DECLINED' });
    expect(await readOrder(buyer, order)).toMatchObject({ paymentState: 'FAILED' });
  });
});

describe('a fiscal receipt of Click', () => {
  const receiptsOf = (order: Order) =>
    click.sale.db
      .selectFrom('receipts as r')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['r.refund_id', 'r.url', 'r.terminal', 'r.receipt_number', 'r.status_code', 'r.message'])
      .where('o.number', '=', order.number)
      .execute();
  const giveCodes = (order: Order) =>
    click.sale.db
      .updateTable('order_lines')
      .set({ ikpu: 'DEMO-rings', package_code: 'DEMO-1' })
      .where('order_id', '=', (query) =>
        query.selectFrom('orders').select('id').where('number', '=', order.number),
      )
      .execute();

  it('is made of the lines of the order once, and stored', async () => {
    const { order, payment } = await paidBill(click);
    await giveCodes(order);
    await click.sale.runTask('fetch-receipts');
    const [receipt] = await receiptsOf(order);
    expect(receipt).toMatchObject({
      refund_id: null,
      url: payment.receiptUrl,
      terminal: 'DEMO00000001',
      receipt_number: payment.paymentId,
      status_code: 0,
    });
    await click.sale.runTask('fetch-receipts');
    expect(await receiptsOf(order)).toEqual([receipt]);
  });

  it('that Click has already made is stored as it is', async () => {
    const { order, payment } = await paidBill(click);
    await giveCodes(order);
    payment.receiptUrl = 'https://ofd.soliq.uz/epi?t=EP1&r=7&c=20260408120000&s=1';
    await click.sale.runTask('fetch-receipts');
    expect(await receiptsOf(order)).toMatchObject([{ url: payment.receiptUrl, terminal: 'EP1' }]);
  });

  it('that Click refuses is stored with the reason, and requested again', async () => {
    const { order, payment } = await paidBill(click);
    await giveCodes(order);
    payment.status = 1;
    await click.sale.runTask('fetch-receipts');
    expect(await receiptsOf(order)).toMatchObject([
      { url: null, status_code: -1, message: 'No such payment' },
    ]);
    payment.status = 2;
    await click.sale.runTask('fetch-receipts');
    expect(await receiptsOf(order)).toMatchObject([
      { url: payment.receiptUrl, status_code: 0, message: null },
    ]);
  });
});

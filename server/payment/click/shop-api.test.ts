import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { newPayment } from '#providers/payment/simulators/click-calls.ts';
import { requireSound } from '#database/invariants.ts';
import { cancel, payAgain, readOrder } from '#server/testing-order.ts';
import {
  type Answer,
  type Click,
  type ClickRequest,
  fieldsOf,
  newBill,
  paidBill,
  serviceId,
  signed,
  testClick,
} from './testing-click.ts';

let click: Click;
beforeAll(async () => {
  click = await testClick();
});
beforeEach(() => click.sale.turnClock(0));
afterEach(() => requireSound(click.sale.db));
afterAll(() => click.close());

const prepare = (request: ClickRequest, change?: Record<string, string>) => click.prepare(request, change);
const complete = (request: ClickRequest, change?: Record<string, string>) => click.complete(request, change);

// ---- Click's checklist (integrations 2.1)

describe('Click’s checklist for shops', () => {
  it('every line gets the expected error code', async () => {
    const [one, two, three] = [await newBill(click), await newBill(click), await newBill(click)];
    const wrongSign = { sign_string: '0'.repeat(32) };
    const request: [number, string, number][] = [];
    const expectError = async (line: number, expected: number, answer: Promise<Answer>) => {
      const { error, error_note: words } = await answer;
      request.push([line, words, error]);
      expect(error, `line ${line}`).toBe(expected);
      return answer;
    };
    await expectError(1, -1, prepare(one.request, wrongSign));
    await expectError(2, -5, prepare({ ...one.request, order: 'Z-260408-99999' }));
    const first = await expectError(3, 0, prepare(one.request));
    const paying = { ...one.request, prepareId: String(first.merchant_prepare_id) };
    await expectError(4, -1, complete(paying, wrongSign));
    await expectError(5, -2, complete({ ...paying, amount: '1000.00' }));
    await expectError(6, 0, complete(paying));
    await expectError(7, -4, complete(paying));
    await expectError(8, -9, complete({ ...paying, error: '-5017' }));
    const second = await expectError(9, 0, prepare(two.request));
    const again = { ...two.request, prepareId: String(second.merchant_prepare_id) };
    await expectError(10, -6, complete({ ...again, prepareId: paying.prepareId }));
    await expectError(11, 0, complete(again));
    const third = await expectError(12, 0, prepare(three.request));
    const failing = { ...three.request, prepareId: String(third.merchant_prepare_id) };
    await expectError(13, -9, complete({ ...failing, error: '-5017' }));
    await expectError(14, -9, complete({ ...failing, error: '-5017' }));
    await expectError(15, -9, complete(failing));
    expect(request).toHaveLength(15);
    // final state: line 8 changed nothing, lines 13 to 15 left the third order unpaid
    expect(await readOrder(one.buyer, one.order)).toMatchObject({ state: 'PAID', paymentState: 'PAID' });
    expect(await readOrder(two.buyer, two.order)).toMatchObject({ state: 'PAID', paymentState: 'PAID' });
    expect(await readOrder(three.buyer, three.order)).toMatchObject({
      state: 'PENDING_PAYMENT',
      payment: { failure: 'DECLINED' },
    });
  });
});

describe('a call from Click', () => {
  it('is answered in the format of its action', async () => {
    const { request, order } = await newBill(click);
    const first = await prepare(request);
    expect(first).toEqual({
      click_trans_id: Number(request.transaction),
      merchant_trans_id: order.number,
      merchant_prepare_id: expect.any(Number),
      error: 0,
      error_note: 'Success',
    });
    expect(await complete({ ...request, prepareId: String(first.merchant_prepare_id) })).toEqual({
      click_trans_id: Number(request.transaction),
      merchant_trans_id: order.number,
      merchant_confirm_id: first.merchant_prepare_id,
      error: 0,
      error_note: 'Success',
    });
    expect(await complete({ ...request, prepareId: '1' })).toMatchObject({
      merchant_confirm_id: null,
      error: -6,
    });
  });

  it('may be sent to either address: its action decides', async () => {
    const { request } = await newBill(click);
    const { merchant_prepare_id: id } = await click.post(fieldsOf('0', request), 'complete');
    const answer = await click.post(fieldsOf('1', { ...request, prepareId: String(id) }), 'prepare');
    expect(answer).toMatchObject({ error: 0, merchant_confirm_id: id });
  });

  it.each(['-1', '0', '9'.repeat(18), '9223372036854775807'])(
    'with the prepare id %s, an integer that the shop did not give out, names no transaction',
    async (prepareId) => {
      const { request } = await newBill(click);
      await prepare(request);
      expect((await complete({ ...request, prepareId })).error).toBe(-6);
    },
  );

  it.each(['-1.00', '-0.01', '0', '0.00', '999999999999999.99'])(
    'with the amount %s has an incorrect amount',
    async (amount) => {
      const { request } = await newBill(click);
      expect((await prepare({ ...request, amount })).error).toBe(-2);
      const paying = await click.prepared(request);
      expect((await complete({ ...paying, amount })).error).toBe(-2);
    },
  );

  it('with an unknown action is refused', async () => {
    const { request } = await newBill(click);
    expect((await click.post(fieldsOf('2', request))).error).toBe(-3);
  });

  it.each(['click_trans_id', 'amount', 'action', 'error', 'sign_time', 'sign_string', 'click_paydoc_id'])(
    'without its %s is an error of Click’s',
    async (name) => {
      const { [name]: _gone, ...fields } = fieldsOf('0', { transaction: '1', order: 'x', amount: '1.00' });
      expect((await click.post(fields)).error).toBe(-8);
    },
  );

  it('for another service is refused even with a valid signature', async () => {
    const { transaction, order, amount } = (await newBill(click)).request;
    const fields = fieldsOf('0', { transaction, order, amount });
    const parts = [transaction, '778', order, amount, '0', fields['sign_time'] ?? ''];
    expect((await click.post({ ...fields, service_id: '778', sign_string: signed(parts, 2) })).error).toBe(
      -8,
    );
  });

  it.each([
    ['{"click_trans_id":1}', 'application/json'],
    ['', 'text/plain'],
    [`a=${'a'.repeat(9000)}`, 'application/x-www-form-urlencoded'],
    ['\u0000', 'multipart/form-data; boundary=x'],
  ])('with a malformed form (%#) is refused', async (payload, type) => {
    const answer = await click.sale.app.inject({
      method: 'POST',
      url: '/payments/click/complete',
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json<Answer>().error]).toEqual([200, -8]);
  });

  it('may have an amount with no, one or two decimals, and one tiyin off', async () => {
    for (const digits of ['', '.0', '.00', '.01']) {
      const { request, order } = await newBill(click);
      expect((await prepare({ ...request, amount: `${order.total}${digits}` })).error).toBe(0);
    }
    const { request, order } = await newBill(click);
    expect((await prepare({ ...request, amount: `${order.total}.02` })).error).toBe(-2);
    expect((await prepare({ ...request, amount: `${order.total - 1}.99` })).error).toBe(0);
  });

  it('that reports a failure before it started ends the attempt', async () => {
    const { request } = await newBill(click);
    expect((await prepare({ ...request, error: '-1' })).error).toBe(-9);
    expect(await click.attemptOf(request)).toBeUndefined();
  });

  it.each(['1', '5017'])(
    'abuse 22: a Complete with the error %s books nothing and records a discrepancy',
    async (error) => {
      const { request, buyer, order } = await newBill(click);
      const paying = await click.prepared(request);
      expect((await complete({ ...paying, error })).error).toBe(-8);
      expect(await readOrder(buyer, order)).toMatchObject({
        state: 'PENDING_PAYMENT',
        paymentState: 'PENDING',
      });
      expect(await click.discrepancyOutcomeOf(request)).toBe('OPEN');
      // the payment itself may still succeed
      expect((await complete(paying)).error).toBe(0);
    },
  );

  it.each(['1', '-0', '00', '+1'])('abuse 22: a Prepare with the error %s starts nothing', async (error) => {
    const { request } = await newBill(click);
    expect((await prepare({ ...request, error })).error).toBe(-8);
    expect(await click.attemptOf(request)).toBeUndefined();
  });

  it.each(['\u0000', '\uD800', '\uFFFE', '9'.repeat(300)])(
    'abuse 21: %j in any text is refused before any query',
    async (text) => {
      const { request } = await newBill(click);
      const paying = await click.prepared(request);
      for (const name of Object.keys(fieldsOf('1', paying))) {
        if (name === 'error_note') continue;
        const { error } = await complete(paying, { [name]: text });
        expect([-1, -5, -8], `${name}: ${error}`).toContain(error);
      }
      expect((await complete({ ...paying, order: text })).error).toBeLessThan(0);
      expect((await complete(paying, { error_note: text })).error).toBe(0);
    },
  );

  it('for a paid order is refused, however it was paid', async () => {
    const { order } = await paidBill(click);
    const other = newPayment({ orderNumber: order.number, amount: `${order.total}.00` });
    const request = { transaction: other.transactionId, order: order.number, amount: other.amount };
    expect((await prepare(request)).error).toBe(-4);
  });

  it('is refused temporarily while another provider is collecting', async () => {
    const { request, order, buyer } = await newBill(click);
    await prepare(request);
    await click.sale.db
      .updateTable('payments')
      .set({ provider: 'FAKE' })
      .where('transaction_id', '=', request.transaction)
      .execute();
    const other = newPayment({ orderNumber: order.number, amount: request.amount });
    const second = { transaction: other.transactionId, order: order.number, amount: request.amount };
    expect((await prepare(second)).error).toBe(-7);
    await cancel(buyer, order);
    expect((await prepare(second)).error).toBe(-9);
  });

  it('for a second payment of one order voids the first payment', async () => {
    const { request, order } = await newBill(click);
    const first = await click.prepared(request);
    const other = newPayment({ orderNumber: order.number, amount: request.amount });
    const second = await click.prepared({
      transaction: other.transactionId,
      order: order.number,
      amount: request.amount,
    });
    expect((await complete(first)).error).toBe(-9);
    expect((await complete(second)).error).toBe(0);
  });

  it('for the transaction of another order is refused', async () => {
    const [one, two] = [await newBill(click), await newBill(click)];
    const first = await click.prepared(one.request);
    expect((await prepare({ ...one.request, order: two.order.number })).error).toBe(-9);
    expect((await complete({ ...first, order: two.order.number })).error).toBe(-6);
  });
});

describe('choosing Click', () => {
  it('redirects to Click’s page with this bill, and again after a failure', async () => {
    const { buyer, order, request } = await newBill(click);
    const link = new URL(order.payment.redirectUrl ?? '');
    expect(link.origin + link.pathname).toBe('https://click.example/services/pay');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      service_id: serviceId,
      amount: `${order.total}.00`,
      transaction_param: order.number,
    });
    await complete({ ...(await click.prepared(request)), error: '-5017' });
    const again: Order = (await payAgain(buyer, order, { method: 'CLICK' })).json();
    expect(again.payment.redirectUrl).toBe(order.payment.redirectUrl);
  });

  it('is offered if Click is enabled', async () => {
    const answer = await click.sale.app.inject('/api/v1/payment-methods');
    expect(answer.json<{ method: string }[]>().map(({ method }) => method)).toContain('CLICK');
  });
});

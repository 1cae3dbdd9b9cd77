import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPayment } from '#providers/payment/simulators/click-calls.ts';
import { requireSound } from '#database/invariants.ts';
import { type Click, type ClickRequest, testClick } from './testing-click.ts';
import { abuseCases, sharedTransactionCases } from '../testing-abuse.ts';
import { type ProviderCall, type ProviderDriver, conformanceCases, replay } from '../testing-conformance.ts';

let click: Click;
beforeAll(async () => {
  click = await testClick();
});
beforeEach(() => click.sale.turnClock(0));
afterEach(() => requireSound(click.sale.db));
afterAll(() => click.close());

const bills = new Map<string, ClickRequest>();

/** The same transaction of the suite always becomes the same Click payment. */
function billOf({ transaction, number, amountSom }: ProviderCall): ClickRequest {
  const known = bills.get(transaction);
  const amount = `${amountSom}.00`;
  if (known !== undefined) return { ...known, order: number, amount };
  const payment = newPayment({ orderNumber: number, amount });
  click.ledger.set(payment.paymentId, payment);
  const request = { transaction: payment.transactionId, paydocId: payment.paymentId, order: number, amount };
  bills.set(transaction, request);
  return request;
}

function note(request: ClickRequest, status: number): void {
  const payment = click.ledger.get(request.paydocId ?? '');
  if (payment !== undefined) payment.status = status;
}

const driver: ProviderDriver = {
  method: 'CLICK',
  open: async (call) => {
    const request = billOf(call);
    const { error, merchant_prepare_id: id } = await click.prepare(request);
    if (typeof id === 'number') bills.set(call.transaction, { ...request, prepareId: String(id) });
    return error === 0 ? 'YES' : error === -4 ? 'ALREADY' : 'NO';
  },
  settle: async (call) => {
    const request = billOf(call);
    const { error } = await click.complete({ prepareId: '1', ...request });
    if (error === 0) note(request, 2);
    return error === 0 ? 'YES' : error === -4 ? 'ALREADY' : 'NO';
  },
  cancel: async (call) => {
    const request = billOf(call);
    await click.complete({ prepareId: '1', ...request, error: '-5017' });
    const attempt = await click.attemptOf(request);
    return attempt?.payment_state === 'FAILED' ? 'YES' : 'NO';
  },
  returnsMoney: false,
};

describe('Click passes the conformance suite', () => {
  it.each([...conformanceCases, ...abuseCases, ...sharedTransactionCases])('$name', async ({ run }) => {
    await expect(run({ sale: click.sale, driver })).resolves.toBeUndefined();
  });

  it('calls in any order, five times each, leave shop and ledger consistent', async () => {
    const order = fc.array(fc.nat(), { minLength: 15, maxLength: 15 });
    const anyOrder = fc.asyncProperty(order, (mixed) => replay({ sale: click.sale, driver }, mixed));
    await expect(fc.assert(anyOrder, { numRuns: 8 })).resolves.toBeUndefined();
  });
});

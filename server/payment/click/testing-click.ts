import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { expect } from 'vitest';
import { type ClickLedger, newPayment } from '#providers/payment/simulators/click-calls.ts';
import { createClickSimulator } from '#providers/payment/simulators/click.ts';
import { addOrder } from '#server/testing-order.ts';
import { testSale } from '#server/testing-sale.ts';

// A test shop with Click enabled, with Click's records, its Merchant API, and real HTTP calls.

const secretKey = 'click-secret';
export const serviceId = '777';

/** The fields of a call from Click; omitted fields have the usual values. */
export interface ClickRequest {
  transaction: string;
  order: string;
  amount: string;
  prepareId?: string;
  error?: string;
  paydocId?: string;
}

const md5 = (parts: string[]) => createHash('md5').update(parts.join('')).digest('hex');

/** The signed form of a call. */
export function fieldsOf(action: '0' | '1' | '2', request: ClickRequest): Record<string, string> {
  const { transaction, order, amount, error = '0', paydocId = `${transaction}1` } = request;
  const prepareId = action === '0' ? '' : (request.prepareId ?? '');
  const time = '2026-04-08 12:00:00';
  return {
    click_trans_id: transaction,
    service_id: serviceId,
    click_paydoc_id: paydocId,
    merchant_trans_id: order,
    ...(action === '0' ? {} : { merchant_prepare_id: prepareId }),
    amount,
    action,
    error,
    error_note: 'note',
    sign_time: time,
    sign_string: md5([transaction, serviceId, secretKey, order, prepareId, amount, action, time]),
  };
}

export interface Answer {
  click_trans_id: number | string;
  merchant_trans_id: string;
  merchant_prepare_id?: number | null;
  merchant_confirm_id?: number | null;
  error: number;
  error_note: string;
}

/** Signs a form with values that Click itself would not send. */
export const signed = (parts: string[], at: number) =>
  md5([...parts.slice(0, at), secretKey, ...parts.slice(at)]);

export async function testClick() {
  const ledger: ClickLedger = new Map();
  const settings = {
    serviceId,
    merchantId: '888',
    merchantUserId: '12',
    secretKey,
    sellerTin: '123456789',
    deliveryIkpu: 'DEMO-delivery',
    deliveryPackageCode: 'DEMO-1',
    payUrl: 'https://click.example',
    apiUrl: '',
  };
  const simulator = Fastify();
  await simulator.register(createClickSimulator({ settings, shopUrl: 'http://shop.example', ledger }));
  const apiUrl = await simulator.listen({ port: 0, host: '127.0.0.1' });
  const sale = await testSale({
    environment: {
      CLICK_SERVICE_ID: serviceId,
      CLICK_MERCHANT_ID: settings.merchantId,
      CLICK_MERCHANT_USER_ID: settings.merchantUserId,
      CLICK_SECRET_KEY: secretKey,
      CLICK_TIN: settings.sellerTin,
      CLICK_DELIVERY_IKPU: settings.deliveryIkpu,
      CLICK_DELIVERY_PACKAGE: settings.deliveryPackageCode,
      CLICK_PAY_URL: settings.payUrl,
      CLICK_API_URL: apiUrl,
    },
  });
  const close = async () => {
    await sale.close();
    await simulator.close();
  };
  return { sale, ledger, settings, close, ...callsTo(sale), ...looksInto(sale) };
}

type Sale = Awaited<ReturnType<typeof testSale>>;

function callsTo(sale: Sale) {
  /** Posts a form as Click does. */
  const post = async (fields: Record<string, string>, path = 'prepare'): Promise<Answer> => {
    const answer = await sale.app.inject({
      method: 'POST',
      url: `/payments/click/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const prepare = (request: ClickRequest, change: Record<string, string> = {}) =>
    post({ ...fieldsOf('0', request), ...change }, 'prepare');
  const complete = (request: ClickRequest, change: Record<string, string> = {}) =>
    post({ ...fieldsOf('1', request), ...change }, 'complete');
  /** Calls Prepare and returns the request with the number for its Complete call. */
  const prepared = async (request: ClickRequest): Promise<ClickRequest> => {
    const { merchant_prepare_id: prepareId } = await prepare(request);
    return { ...request, prepareId: String(prepareId) };
  };
  return { post, prepare, complete, prepared };
}

function looksInto({ db }: Sale) {
  return {
    attemptOf: ({ transaction }: ClickRequest) =>
      db
        .selectFrom('payments')
        .select(['payment_state', 'failure'])
        .where('transaction_id', '=', transaction)
        .executeTakeFirst(),
    /** The outcome of the payment's discrepancy; OPEN = not resolved yet. */
    discrepancyOutcomeOf: async ({ transaction }: ClickRequest) => {
      const row = await db
        .selectFrom('payment_discrepancies as d')
        .innerJoin('payments as p', 'p.id', 'd.payment_id')
        .select('d.outcome')
        .where('p.transaction_id', '=', transaction)
        .executeTakeFirst();
      return row === undefined ? 'NONE' : (row.outcome ?? 'OPEN');
    },
  };
}

export type Click = Awaited<ReturnType<typeof testClick>>;

/** An order to be paid with Click, and its payment in Click's records. */
export async function newBill({ sale, ledger }: Click) {
  const { buyer, order, piece } = await addOrder(sale, { method: 'CLICK' });
  const payment = newPayment({ orderNumber: order.number, amount: `${order.total}.00` });
  ledger.set(payment.paymentId, payment);
  const request: ClickRequest = {
    transaction: payment.transactionId,
    paydocId: payment.paymentId,
    order: order.number,
    amount: payment.amount,
  };
  return { buyer, order, piece, payment, request };
}

export async function paidBill(click: Click) {
  const bill = await newBill(click);
  const request = await click.prepared(bill.request);
  expect((await click.complete(request)).error).toBe(0);
  bill.payment.status = 2;
  return { ...bill, request };
}

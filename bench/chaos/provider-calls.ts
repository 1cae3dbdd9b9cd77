import { createHash } from 'node:crypto';
import type { Order } from '#contract/order.ts';
import type { Method } from './buyer.ts';

/** Secrets of this run, which are useless outside of it. */
export const secrets = {
  PAYME_MERCHANT_ID: '0123456789abcdef01234567',
  PAYME_KEY: 'payme-key-of-chaos',
  CLICK_SERVICE_ID: '777',
  CLICK_MERCHANT_ID: '778',
  CLICK_MERCHANT_USER_ID: '779',
  CLICK_SECRET_KEY: 'click-key-of-chaos',
  CLICK_TIN: '123456789',
  CLICK_DELIVERY_IKPU: '10107002001000000',
  CLICK_DELIVERY_PACKAGE: '1209885',
  UZUM_SERVICE_ID: '780',
  UZUM_LOGIN: 'uzum',
  UZUM_PASSWORD: 'uzum-key-of-chaos',
};

/** The calls of a provider about one order, by its published protocol; each returns whether the shop accepted it. */
export interface ProviderCalls {
  open(): Promise<boolean>;
  settle(): Promise<boolean>;
  /** Ends it, or makes the refund if the provider does that. */
  cancel(): Promise<boolean>;
}

let transactions = 0;

export function callsOf(method: Method, url: string, order: Order): ProviderCalls {
  transactions += 1;
  if (method === 'PAYME') return paymeCalls(url, order, transactions.toString(16).padStart(24, '0'));
  if (method === 'CLICK') return clickCalls(url, order, String(9_000_000 + transactions));
  return uzumCalls(url, order, crypto.randomUUID());
}

/** Undefined: no response. */
async function post(url: string, headers: Record<string, string>, body: string): Promise<unknown> {
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) });
    return await answer.json();
  } catch {
    return undefined;
  }
}

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const at = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );

/** integrations.md 1 */
function paymeCalls(url: string, order: Order, id: string): ProviderCalls {
  const time = Date.now();
  const call = async (method: string, params: object) => {
    const headers = { 'content-type': 'application/json', authorization: basic('Paycom', secrets.PAYME_KEY) };
    const reply = await post(`${url}/payments/payme`, headers, JSON.stringify({ method, params, id: 1 }));
    return at(reply, 'result') !== undefined;
  };
  const account = { order_id: order.number };
  return {
    open: () => call('CreateTransaction', { id, time, amount: order.total * 100, account }),
    settle: () => call('PerformTransaction', { id }),
    cancel: () => call('CancelTransaction', { id, reason: 5 }),
  };
}

/** integrations.md 2.1 */
function clickCalls(url: string, order: Order, id: string): ProviderCalls {
  let prepareId = '';
  const call = async (action: 0 | 1, error: number) => {
    const signTime = '2026-11-22 10:00:00';
    const amount = `${order.total}.00`;
    const parts = [id, '777', secrets.CLICK_SECRET_KEY, order.number];
    const signed = [...parts, ...(action === 1 ? [prepareId] : []), amount, String(action), signTime].join(
      '',
    );
    const fields = new URLSearchParams({
      click_trans_id: id,
      service_id: '777',
      click_paydoc_id: id,
      merchant_trans_id: order.number,
      amount,
      action: String(action),
      error: String(error),
      error_note: '',
      sign_time: signTime,
      sign_string: createHash('md5').update(signed).digest('hex'),
      ...(action === 1 && { merchant_prepare_id: prepareId }),
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const path = action === 0 ? 'prepare' : 'complete';
    const reply = await post(`${url}/payments/click/${path}`, headers, fields.toString());
    const given = at(reply, 'merchant_prepare_id');
    if (action === 0 && typeof given === 'number') prepareId = String(given);
    // -4: it was paid before
    return at(reply, 'error') === 0 || (action === 1 && error === 0 && at(reply, 'error') === -4);
  };
  return { open: () => call(0, 0), settle: () => call(1, 0), cancel: () => call(1, -5017) };
}

/** integrations.md 3.1 */
function uzumCalls(url: string, order: Order, transId: string): ProviderCalls {
  const call = async (name: string, facts: object, repeat: string) => {
    const headers = {
      'content-type': 'application/json',
      authorization: basic(secrets.UZUM_LOGIN, secrets.UZUM_PASSWORD),
    };
    const body = { serviceId: 780, timestamp: Date.now(), transId, ...facts };
    const reply = await post(`${url}/payments/uzum/${name}`, headers, JSON.stringify(body));
    if (reply === undefined) return false;
    return at(reply, 'status') !== 'FAILED' || at(reply, 'errorCode') === repeat;
  };
  const params = { order_id: order.number };
  const payer = {
    paymentSource: 'UZUM_CARD',
    tariff: '0',
    processingReferenceNumber: '1',
    phone: '998901234567',
    cardType: 'UZCARD',
  };
  return {
    open: () => call('create', { params, amount: order.total * 100 }, '10010'),
    settle: () => call('confirm', payer, '10016'),
    cancel: () => call('reverse', {}, '10018'),
  };
}

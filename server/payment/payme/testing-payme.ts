import { createHash } from 'node:crypto';
import type { Order } from '#contract/order.ts';
import { addOrder } from '#server/testing-order.ts';
import type { Sale } from '#server/testing-sale.ts';
import type { ProviderDriver, Verdict } from '../testing-conformance.ts';

// Calls the shop as Payme does: its published protocol over real HTTP calls (integrations.md 1).

const paymeKey = 'test-key-of-the-cash-box';
export const paymeEnvironment = {
  PAYME_MERCHANT_ID: '587f72c72cac0d162c722ae2',
  PAYME_KEY: paymeKey,
};

export interface PaymeError {
  code: number;
  message: { ru: string; uz: string; en: string };
  data: string | null;
}

/** The response, as raw text and parsed. */
export interface PaymeReply<Result = Record<string, unknown>> {
  status: number;
  body: string;
  result: Result | undefined;
  error: PaymeError | undefined;
}

const basic = (key: string) => `Basic ${Buffer.from(`Paycom:${key}`).toString('base64')}`;

export interface RawCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  payload?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** Makes any HTTP call to Payme's endpoint. */
export async function callEndpoint(sale: Sale, call: RawCall): Promise<PaymeReply> {
  const { method = 'POST', payload, headers = {}, remoteAddress = '185.234.113.7' } = call;
  const answer = await sale.app.inject({
    method,
    url: '/payments/payme',
    headers: { 'content-type': 'text/json', authorization: basic(paymeKey), ...headers },
    remoteAddress,
    ...(payload !== undefined && { payload }),
  });
  const { result, error } = answer.json<Pick<PaymeReply, 'result' | 'error'>>();
  return { status: answer.statusCode, body: answer.body, result, error };
}

/** Calls a method of the Merchant API. */
export function payme(
  sale: Sale,
  method: string,
  params: object,
  { key = paymeKey }: { key?: string } = {},
): Promise<PaymeReply> {
  const payload = JSON.stringify({ method, params, id: 100 });
  return callEndpoint(sale, { payload, headers: { authorization: basic(key) } });
}

/** A transaction id in Payme's format: 24 characters. */
export function paymeId(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 24);
}

/** The account and the amount of an order; tiyin. */
export function accountOf({ number, total }: Order): { account: { order_id: string }; amount: number } {
  return { account: { order_id: number }, amount: total * 100 };
}

/** Parameters of a transaction of this order that starts now. */
export function transactionParams(sale: Sale, order: Order, name = order.number) {
  return { id: paymeId(name), time: sale.parts.now().getTime(), ...accountOf(order) };
}

/** An order with a created transaction, performed if requested. */
export async function addTransaction(sale: Sale, { isPerformed = false } = {}) {
  const added = await addOrder(sale, { method: 'PAYME' });
  const params = transactionParams(sale, added.order);
  const created = await payme(sale, 'CreateTransaction', params);
  const { id } = params;
  if (isPerformed) await payme(sale, 'PerformTransaction', { id });
  return { ...added, params, created, id };
}

export const codeOf = ({ error }: PaymeReply): number | undefined => error?.code;

const statusWords = new Map<unknown, 'OPEN' | 'PAID' | 'FAILED' | 'REFUNDED'>([
  [1, 'OPEN'],
  [2, 'PAID'],
  [-1, 'FAILED'],
  [-2, 'REFUNDED'],
]);

/** The driver of Payme for the conformance suite. */
export function paymeDriver(sale: () => Sale): ProviderDriver {
  const verdict = ({ result, error }: PaymeReply): Verdict => {
    if (error?.code === -32400) return 'FAULT';
    return result === undefined ? 'NO' : 'YES';
  };
  return {
    method: 'PAYME',
    open: async ({ number, amountSom, transaction }) => {
      const time = sale().parts.now().getTime();
      const account = { order_id: number };
      return verdict(
        await payme(sale(), 'CreateTransaction', {
          id: paymeId(transaction),
          time,
          amount: amountSom * 100,
          account,
        }),
      );
    },
    settle: async ({ transaction }) =>
      verdict(await payme(sale(), 'PerformTransaction', { id: paymeId(transaction) })),
    cancel: async ({ transaction }) =>
      verdict(await payme(sale(), 'CancelTransaction', { id: paymeId(transaction), reason: 5 })),
    returnsMoney: true,
    status: async ({ transaction }) => {
      const { result } = await payme(sale(), 'CheckTransaction', { id: paymeId(transaction) });
      return statusWords.get(result?.['state']) ?? 'FAILED';
    },
  };
}

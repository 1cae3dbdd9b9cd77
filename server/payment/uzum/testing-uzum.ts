import { createHash } from 'node:crypto';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addOrder } from '#server/testing-order.ts';
import type { Sale } from '#server/testing-sale.ts';
import type { ProviderCall, ProviderDriver, Verdict } from '../testing-conformance.ts';

// Calls the shop as Uzum does: published webhooks over real HTTP calls (integrations.md 3).

export const serviceId = 498612;
export const uzumEnvironment = {
  UZUM_SERVICE_ID: String(serviceId),
  UZUM_LOGIN: 'uzum',
  UZUM_PASSWORD: 'word-of-ours',
};
export const authorization = `Basic ${Buffer.from('uzum:word-of-ours').toString('base64')}`;

/** Calls a webhook as Uzum does. */
export async function call(
  sale: Sale,
  operation: string,
  fields: object = {},
  headers: Record<string, string> = {},
) {
  const answer = await sale.app.inject({
    method: 'POST',
    url: `/payments/uzum/${operation}`,
    headers: { 'content-type': 'application/json', authorization, ...headers },
    payload: JSON.stringify({ serviceId, timestamp: noon.getTime(), ...fields }),
  });
  const body: Record<string, unknown> = answer.json();
  return { ...body, http: answer.statusCode, status: body['status'], errorCode: body['errorCode'] };
}

/** The expected response of a webhook that fails. */
export const failed = (errorCode: string, http = 400) => ({ http, status: 'FAILED', errorCode });

/** A new bill and a transaction id for it. */
export async function newBill(sale: Sale) {
  const { buyer, order, piece } = await addOrder(sale, { method: 'UZUM' });
  const transId = crypto.randomUUID();
  const account = { params: { order_id: order.number } };
  const amount = order.total * 100;
  return { buyer, order, piece, transId, account, amount, create: { transId, ...account, amount } };
}

/** Another transaction for the same bill. */
export const anotherOf = <T extends object>(create: T) => ({ ...create, transId: crypto.randomUUID() });

/** A bill whose transaction has reached the given step. */
export async function billAt(sale: Sale, step: 'NEW' | 'CREATED' | 'CONFIRMED' | 'REVERSED' | 'RETURNED') {
  const bill = await newBill(sale);
  const { transId } = bill;
  if (step !== 'NEW') await call(sale, 'create', bill.create);
  if (step === 'CONFIRMED' || step === 'RETURNED') await call(sale, 'confirm', { transId });
  if (step === 'REVERSED' || step === 'RETURNED') await call(sale, 'reverse', { transId });
  return bill;
}

/** Uzum's transaction ids are uuids. */
function uuidOf(transaction: string): string {
  const hex = createHash('sha256').update(transaction).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const creation = ({ number, amountSom, transaction }: ProviderCall) => ({
  transId: uuidOf(transaction),
  params: { order_id: number },
  amount: amountSom * 100,
});

const statusWords = new Map<unknown, 'OPEN' | 'PAID' | 'FAILED' | 'REFUNDED'>([
  ['CREATED', 'OPEN'],
  ['CONFIRMED', 'PAID'],
  ['FAILED', 'FAILED'],
  ['REVERSED', 'REFUNDED'],
]);

/** The driver of Uzum for the conformance suite. */
export function uzumDriver(sale: () => Sale): ProviderDriver {
  // a repeated call has a separate error code
  const hear = async (operation: string, fields: object, repeat: string): Promise<Verdict> => {
    const { status, errorCode } = await call(sale(), operation, fields);
    if (status !== 'FAILED') return 'YES';
    if (errorCode === '99999') return 'FAULT';
    return errorCode === repeat ? 'ALREADY' : 'NO';
  };
  return {
    method: 'UZUM',
    open: (bill) => hear('create', creation(bill), '10010'),
    settle: ({ transaction }) => hear('confirm', { transId: uuidOf(transaction) }, '10016'),
    cancel: ({ transaction }) => hear('reverse', { transId: uuidOf(transaction) }, '10018'),
    returnsMoney: true,
    repeatIsRefused: true,
    status: async ({ transaction }) => {
      const { status } = await call(sale(), 'status', { transId: uuidOf(transaction) });
      return statusWords.get(status) ?? 'FAILED';
    },
  };
}

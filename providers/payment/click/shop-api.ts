import type { FastifyError, FastifyInstance } from 'fastify';
import { type ClickFields, isWhole, readFields, signedAt, somOf } from './shop-api-fields.ts';
import { isSigned } from './signature.ts';
import type { PaymentHandlers, ProviderTransaction, Refused } from '../port.ts';
import type { ClickSettings } from '../settings.ts';

/**
 * Click completes within seconds of Prepare. Half an hour covers an outage of theirs or ours, in which reconciliation queries six times,
 * and equals the time an order has for an online payment.
 */
const openForMs = 30 * 60 * 1000;

/** Error codes of the protocol (integrations 2.1). */
const notes = {
  '0': 'Success',
  '-1': 'Sign check failed',
  '-2': 'Incorrect amount',
  '-3': 'Action not found',
  '-4': 'Already paid',
  '-5': 'Order does not exist',
  '-6': 'Transaction does not exist',
  '-7': 'Failed to update',
  '-8': 'Error in request from Click',
  '-9': 'Transaction cancelled',
} as const;
type ClickCode = keyof typeof notes;

const codeOfRefused: Record<Refused, ClickCode> = {
  UNKNOWN: '-5',
  WRONG_AMOUNT: '-2',
  PAID: '-4',
  CLOSED: '-9',
  // another payment is in progress: it can be tried again
  BUSY: '-7',
  // a transaction of another order
  TAKEN: '-9',
};

/** The result of a call, and the shop's number of the transaction. */
interface Verdict {
  code: ClickCode;
  number?: number;
}

/** Logs a contradiction, without data of the shopper. */
type Warn = (facts: Record<string, string>, message: string) => void;

export interface ShopApi {
  settings: ClickSettings;
  handlers: PaymentHandlers;
  now: () => Date;
}

/** Adds the two addresses of the SHOP API. They may be the same in Click's cabinet, so the action decides and not the address. */
export function addShopApi(app: FastifyInstance, api: ShopApi): void {
  // Click sends forms; any other body is read as a form and found to lack all fields
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 8192 }, (_request, body, done) =>
    done(null, String(body)),
  );
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    // a body that is too long is Click's error; if the database is unavailable, Click gets no valid response and retries
    if (error.statusCode === undefined || error.statusCode >= 500) throw error;
    return reply.status(200).send(answerOf(readFields(''), { code: '-8' }));
  });
  for (const url of ['/payments/click/prepare', '/payments/click/complete'])
    app.post<{ Body: string | undefined }>(url, async (request, reply) => {
      const fields = readFields(request.body ?? '');
      const warn: Warn = (facts, message) => request.log.warn({ provider: 'CLICK', ...facts }, message);
      reply.header('cache-control', 'no-store');
      return answerOf(fields, await judge(api, { fields, warn }));
    });
}

interface Heard {
  fields: ClickFields;
  warn: Warn;
}

async function judge(api: ShopApi, { fields, warn }: Heard): Promise<Verdict> {
  if (!isWhole(fields)) return { code: '-8' };
  if (!isSigned(fields, api.settings.secretKey)) {
    warn({ action: fields.action }, 'a call with a wrong signature');
    return { code: '-1' };
  }
  if (fields.service_id !== api.settings.serviceId) return { code: '-8' };
  if (fields.action === '0') return prepare(api, fields);
  if (fields.action === '1') return complete(api, { fields, warn });
  return { code: '-3' };
}

async function prepare({ handlers, now }: ShopApi, fields: ClickFields): Promise<Verdict> {
  const { merchant_trans_id: orderNumber, click_paydoc_id: paydocId } = fields;
  const amountSom = sumOf(fields);
  const at = now();
  const call = { orderNumber, amountSom, startedAt: signedAt(fields.sign_time, at) };
  if (isPositive(fields.error)) return { code: '-8' };
  if (isNegative(fields.error)) {
    // nothing was started, and nothing will be
    const checked = await handlers.check(call);
    return { code: checked.ok ? '-9' : codeOfRefused[checked.why] };
  }
  const opened = await handlers.open({
    id: fields.click_trans_id,
    ...call,
    keepUntil: new Date(at.getTime() + openForMs),
    replaces: true,
    facts: { paydocId },
  });
  return opened.ok ? answerPrepared(opened.transaction, amountSom) : { code: codeOfRefused[opened.why] };
}

function answerPrepared(transaction: ProviderTransaction, amountSom: number): Verdict {
  const { number, state } = transaction;
  if (transaction.amountSom !== amountSom) return { code: '-2' };
  if (state === 'PAID') return { code: '-4', number };
  return { code: state === 'OPEN' ? '0' : '-9', number };
}

/** Makes the checks in the order of integrations 2.1 (order, prepare id, amount, error, cancelled, paid), then books the payment. */
async function complete(api: ShopApi, { fields, warn }: Heard): Promise<Verdict> {
  const { handlers } = api;
  const { merchant_trans_id: orderNumber, click_trans_id: id } = fields;
  const checked = await handlers.check({ orderNumber, amountSom: sumOf(fields) });
  if (!checked.ok && checked.why === 'UNKNOWN') return { code: '-5' };
  const transaction = await handlers.find(id);
  if (transaction?.orderNumber !== orderNumber) return { code: '-6' };
  const { number } = transaction;
  if (String(number) !== fields.merchant_prepare_id) return { code: '-6' };
  if (transaction.amountSom !== sumOf(fields)) return { code: '-2', number };
  if (isNegative(fields.error)) return giveUp(api, { fields, warn, number });
  if (isPositive(fields.error)) {
    // not an error of the protocol: Click is queried for the state of the payment
    warn(
      { transaction: id, order: orderNumber, error: fields.error },
      'an error that the protocol does not know',
    );
    await handlers.reportDiscrepancy({ id });
    return { code: '-8', number };
  }
  const settled = await handlers.settle({ id });
  if (settled.ok) return { code: settled.isNew ? '0' : '-4', number };
  // it was fully refunded, so it has ended
  if (transaction.state === 'REFUNDED') return { code: '-9', number };
  warn({ transaction: id, order: orderNumber }, 'money may have been taken for a payment that is over');
  await handlers.reportDiscrepancy({ id });
  return { code: '-9', number };
}

/** The payment failed at Click. A paid payment stays paid: Click is queried before anything is refunded (matrix row 8). */
async function giveUp(
  { handlers }: ShopApi,
  { fields, warn, number }: Heard & { number: number },
): Promise<Verdict> {
  const { click_trans_id: id, merchant_trans_id: order, error } = fields;
  const ended = await handlers.cancel({
    id,
    failure: 'DECLINED',
    facts: { error: Number(error) },
    onlyOpen: true,
  });
  if (ended.ok && ended.transaction.state === 'PAID') {
    warn({ transaction: id, order, error }, 'an error for a payment that is paid');
    await handlers.reportDiscrepancy({ id });
  }
  return { code: '-9', number };
}

/** Whole soʻm; −1 = an amount that no order can have. */
function sumOf({ amount }: ClickFields): number {
  return somOf(amount) ?? -1;
}

function isNegative(error: string): boolean {
  return error.startsWith('-');
}

function isPositive(error: string): boolean {
  return error !== '0' && !isNegative(error);
}

/** The responses of Prepare and Complete differ in one field name. */
function answerOf(fields: ClickFields, { code, number }: Verdict): Record<string, string | number | null> {
  const isComplete = fields.action === '1';
  return {
    click_trans_id: numberOf(fields.click_trans_id),
    merchant_trans_id: fields.merchant_trans_id.slice(0, 200),
    [isComplete ? 'merchant_confirm_id' : 'merchant_prepare_id']: number ?? null,
    error: Number(code),
    error_note: notes[code],
  };
}

/** Returns the id as received; it stays a string if JSON would round it. */
function numberOf(id: string): number | string {
  const number = Number(id);
  return Number.isSafeInteger(number) ? number : id.slice(0, 20);
}

import { receiptTime } from '#domain/units/tashkent-clock.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { bankHeaders, escapeHtml, html } from '../bank-look.ts';
import type { ClickSettings } from '../settings.ts';
import type { ClickLedger, ClickPayment } from './click-calls.ts';

interface Books {
  settings: ClickSettings;
  ledger: ClickLedger;
}

interface Paths {
  Params: { serviceId: string; paymentId: string; mti: string; day: string };
}

/** An `Auth` header is valid for a quarter of an hour, so an intercepted one soon becomes useless. */
const authForSeconds = 15 * 60;

/** Click's Merchant API (integrations 2.3, 2.4), and the page of a receipt that it created. */
export function addMerchantApi(app: FastifyInstance, { settings, ledger }: Books): void {
  const find = ({ serviceId, paymentId }: { serviceId: string; paymentId: string }) =>
    serviceId === settings.serviceId ? ledger.get(paymentId) : undefined;
  app.addHook('onRequest', async (request, reply) => {
    const isOpen = !request.url.startsWith('/v2/') || isAuthorized(settings, request.headers['auth']);
    if (!isOpen) return reply.status(401).send(refused(-401, 'Authorization failed'));
    return undefined;
  });

  const base = '/v2/merchant/payment';
  app.get<Paths>(`${base}/status/:serviceId/:paymentId`, async ({ params }) => statusOf(find(params)));
  app.get<Paths>(`${base}/status_by_mti/:serviceId/:mti/:day`, async ({ params: { mti, day } }) =>
    statusOf([...ledger.values()].findLast((one) => one.orderNumber === mti && dayOf(one) === day)),
  );
  app.delete<Paths>(`${base}/reversal/:serviceId/:paymentId`, async ({ params }) => {
    const payment = find(params);
    if (payment === undefined) return refused(-16, 'Payment not found');
    if (payment.refusesReversal) return refused(-5015, 'The card is offline');
    if (payment.status !== 2) return refused(-5014, 'The payment cannot be reversed');
    payment.status = -99;
    return { error_code: 0, error_note: 'Success', payment_id: Number(payment.paymentId) };
  });
  app.get<Paths>(`${base}/ofd_data/:serviceId/:paymentId`, async ({ params }) => {
    const payment = find(params);
    if (payment?.receiptUrl == null) return refused(-404, 'No receipt');
    return { paymentId: Number(payment.paymentId), qrCodeURL: payment.receiptUrl };
  });
  app.post<{ Body: unknown }>(`${base}/ofd_data/submit_items`, async ({ body }) => {
    const wrong = submit({ settings, ledger }, body);
    return wrong === undefined ? { error_code: 0, error_note: 'Success' } : refused(-1, wrong);
  });

  app.get<{ Querystring: Record<string, string> }>('/epi', async ({ query }, reply) => {
    const body = `<h1>Чек № ${escapeHtml(query['r'] ?? '')}</h1><p>Учебный: настоящих денег не было.</p>`;
    return reply.headers(bankHeaders()).send(html({ language: 'ru', title: 'Чек', body }));
  });
}

function isAuthorized({ merchantUserId, secretKey }: ClickSettings, header: unknown): boolean {
  const [user, digest, timestamp = ''] = typeof header === 'string' ? header.split(':') : [];
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  const right = createHash('sha1').update(`${timestamp}${secretKey}`).digest('hex');
  return /^\d{10}$/.test(timestamp) && age < authForSeconds && user === merchantUserId && digest === right;
}

function refused(code: number, note: string) {
  return { error_code: code, error_note: note };
}

function statusOf(payment: ClickPayment | undefined) {
  if (payment === undefined) return refused(-16, 'Payment not found');
  const { paymentId, orderNumber, status } = payment;
  return {
    error_code: 0,
    error_note: 'Success',
    payment_id: Number(paymentId),
    payment_status: status,
    merchant_trans_id: orderNumber,
  };
}

/** Returns the day in Tashkent on which the payment started, from the time in its number. */
function dayOf({ transactionId }: ClickPayment): string {
  return tashkentDay(new Date(Math.floor(Number(transactionId) / 100)));
}

/** Creates the receipt. Returns what is wrong with the items, or undefined. */
function submit({ settings, ledger }: Books, body: unknown): string | undefined {
  const { service_id: serviceId, payment_id: paymentId, items, ...received } = fieldsOf(body);
  const payment = ledger.get(String(paymentId));
  if (String(serviceId) !== settings.serviceId || payment?.status !== 2) return 'No such payment';
  if (!Array.isArray(items) || items.length === 0) return 'No items';
  const wrong = items.map(wrongIn).find((problem) => problem !== undefined);
  if (wrong !== undefined) return wrong;
  const sum = items.reduce((all: number, item) => {
    const { Price, Discount } = fieldsOf(item);
    return all + Number(Price) - Number(Discount ?? 0);
  }, 0);
  const paid = Number(payment.amount.split('.', 1)[0]) * 100;
  const { received_ecash: ecash, received_cash: cash, received_card: card } = received;
  if (sum !== paid || Number(ecash) + Number(cash) + Number(card) !== paid) return 'The sum is another';
  const receipt = new URLSearchParams({
    t: 'DEMO00000001',
    r: payment.paymentId,
    c: receiptTime(new Date()),
    s: '0'.repeat(12),
  });
  payment.receiptUrl ??= `${settings.payUrl}/epi?${receipt.toString()}`;
  return undefined;
}

function wrongIn(item: unknown): string | undefined {
  const { Name, SPIC, PackageCode, Price, Amount, VAT, VATPercent, CommissionInfo } = fieldsOf(item);
  if (typeof Name !== 'string' || Name === '' || Name.length > 63) return 'Name';
  if (typeof SPIC !== 'string' || !/^(?:\d{17}|DEMO-.+)$/.test(SPIC)) return 'SPIC';
  if (typeof PackageCode !== 'string' || !/^(?:\d{1,20}|DEMO-.+)$/.test(PackageCode)) return 'PackageCode';
  if (![Price, Amount, VAT, VATPercent].every((number) => Number.isSafeInteger(number)))
    return 'not a whole number';
  const { TIN, PINFL } = fieldsOf(CommissionInfo);
  const isNumbered = /^\d{9}$/.test(String(TIN)) || /^\d{14}$/.test(String(PINFL));
  return isNumbered ? undefined : 'CommissionInfo';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

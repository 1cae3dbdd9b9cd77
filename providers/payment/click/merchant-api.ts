import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { callHttp, jsonOf, textAt } from '../../http.ts';
import { merchantAuth } from './signature.ts';
import type { ProviderState, ProviderTransaction } from '../port.ts';
import type { ClickSettings } from '../settings.ts';

/** Click's Merchant API (integrations 2.3). A call that was refused is an answer; one that nobody answered, or not as Click, throws. */
export interface MerchantApi {
  settings: ClickSettings;
  /** Limit for each call; left out = the default of all providers. */
  timeoutMs?: number;
}

interface ApiCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/v2/merchant/`. */
  path: string;
  body?: object;
}

export type ApiAnswer =
  | { ok: true; content: unknown }
  /** `code`: Click's own error, or the status of HTTP when it says none. */
  | { ok: false; status: number; code: number; note: string };

export async function callMerchantApi(
  { settings, timeoutMs }: MerchantApi,
  { method, path, body }: ApiCall,
): Promise<ApiAnswer> {
  const answer = await callHttp({
    method,
    url: `${settings.apiUrl}/v2/merchant/${path}`,
    // the clock on the wall: Click compares it with its own
    headers: { accept: 'application/json', auth: merchantAuth(settings, new Date()) },
    ...(body !== undefined && { body }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const { status } = answer;
  const what = `Click, ${method} ${path.split('/', 2).join('/')}`;
  if (status === 401) throw new Error(`${what}: the shop's keys are not accepted (HTTP 401)`);
  if (status >= 500) throw new Error(`${what}: HTTP ${status}`);
  const content = jsonOf(answer);
  const code = numberAt(content, 'error_code');
  if (status >= 400 || (code !== undefined && code < 0)) {
    const note = textAt(content, 'error_note') ?? '';
    return { ok: false, status, code: code ?? -status, note };
  }
  if (typeof content !== 'object' || content === null) throw new Error(`${what}: no answer of Click's`);
  return { ok: true, content };
}

/** What Click says of a payment; what went back is REFUNDED where the shop had the money, else it FAILED. */
export async function fetchPaymentState(
  api: MerchantApi,
  transaction: ProviderTransaction,
): Promise<ProviderState> {
  const status = await fetchStatus(api, transaction);
  if (status === undefined) return 'UNKNOWN';
  if (status === 2) return 'PAID';
  if (status >= 0) return 'OPEN';
  return transaction.settledAt === null ? 'FAILED' : 'REFUNDED';
}

/** Click's number of the payment, received at Prepare. */
export function paymentIdOf({ facts, id }: ProviderTransaction): string {
  return String(facts['paydocId'] ?? id);
}

/** Negative = error, 0 created, 1 being processed, 2 paid; undefined = Click knows of no such payment. */
async function fetchStatus(api: MerchantApi, transaction: ProviderTransaction): Promise<number | undefined> {
  const { serviceId } = api.settings;
  const paymentId = paymentIdOf(transaction);
  const own = await fetchAnswer(api, `payment/status/${serviceId}/${paymentId}`);
  const status = numberAt(own, 'payment_status');
  if (status !== undefined) return status;
  const day = tashkentDay(transaction.startedAt);
  const number = encodeURIComponent(transaction.orderNumber);
  const found = await fetchAnswer(api, `payment/status_by_mti/${serviceId}/${number}/${day}`);
  // an order may have been paid for more than once: what another attempt did is not this one's
  const isOwn = String(numberAt(found, 'payment_id')) === paymentId;
  return isOwn ? numberAt(found, 'payment_status') : undefined;
}

/** Undefined: there is no such thing. */
async function fetchAnswer(api: MerchantApi, path: string): Promise<unknown> {
  const answer = await callMerchantApi(api, { method: 'GET', path });
  if (answer.ok) return answer.content;
  // an error of Click's in an answer that came well, and "not found", are its ways to say so
  if (answer.status < 400 || answer.status === 404) return undefined;
  throw new Error(`Click, GET ${path.split('/', 2).join('/')}: HTTP ${answer.status} ${answer.note}`);
}

/**
 * Reverses a whole payment. Its state is queried first, so that a repeat after a lost answer is one reversal. MANUAL: Click
 * refuses (another month, a card that is offline), or knows of no money.
 */
export async function reversePayment(
  api: MerchantApi,
  transaction: ProviderTransaction,
): Promise<'DONE' | 'MANUAL'> {
  const before = await fetchStatus(api, transaction);
  if (before === undefined) return 'MANUAL';
  if (before < 0) return 'DONE';
  if (before !== 2) throw new Error('Click is not done with this payment yet: it cannot go back');
  const path = `payment/reversal/${api.settings.serviceId}/${paymentIdOf(transaction)}`;
  const answer = await callMerchantApi(api, { method: 'DELETE', path });
  if (answer.ok) return 'DONE';
  // refused because somebody was faster?
  const after = await fetchStatus(api, transaction);
  return after !== undefined && after < 0 ? 'DONE' : 'MANUAL';
}

/** A whole number of a JSON answer; Click writes some of them as texts. */
function numberAt(value: unknown, name: string): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  const number = typeof found === 'string' && found !== '' ? Number(found) : found;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}

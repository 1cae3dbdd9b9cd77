import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { callHttp, jsonOf, textAt } from '../../http.ts';
import { merchantAuth } from './signature.ts';
import type { ProviderState, ProviderTransaction } from '../port.ts';
import type { ClickSettings } from '../settings.ts';

/** Click's Merchant API (integrations 2.3). A refused call returns a result; a call without a valid response of Click throws. */
export interface MerchantApi {
  settings: ClickSettings;
  /** Timeout of each call; left out = the default of all providers. */
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
  /** `code`: Click's error code, or the HTTP status if there is none. */
  | { ok: false; status: number; code: number; note: string };

export async function callMerchantApi(
  { settings, timeoutMs }: MerchantApi,
  { method, path, body }: ApiCall,
): Promise<ApiAnswer> {
  const answer = await callHttp({
    method,
    url: `${settings.apiUrl}/v2/merchant/${path}`,
    // the real clock: Click compares it with its own
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
  if (typeof content !== 'object' || content === null) throw new Error(`${what}: not a response of Click`);
  return { ok: true, content };
}

/** Queries Click for the state of a payment. A refund is REFUNDED if the shop had the money, otherwise FAILED. */
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

/** Negative = error, 0 created, 1 being processed, 2 paid; undefined = Click has no such payment. */
async function fetchStatus(api: MerchantApi, transaction: ProviderTransaction): Promise<number | undefined> {
  const { serviceId } = api.settings;
  const paymentId = paymentIdOf(transaction);
  const own = await fetchAnswer(api, `payment/status/${serviceId}/${paymentId}`);
  const status = numberAt(own, 'payment_status');
  if (status !== undefined) return status;
  const day = tashkentDay(transaction.startedAt);
  const number = encodeURIComponent(transaction.orderNumber);
  const found = await fetchAnswer(api, `payment/status_by_mti/${serviceId}/${number}/${day}`);
  // an order may have been paid more than once: the status must not be that of another attempt
  const isOwn = String(numberAt(found, 'payment_id')) === paymentId;
  return isOwn ? numberAt(found, 'payment_status') : undefined;
}

/** Returns undefined if it does not exist. */
async function fetchAnswer(api: MerchantApi, path: string): Promise<unknown> {
  const answer = await callMerchantApi(api, { method: 'GET', path });
  if (answer.ok) return answer.content;
  // Click reports this by an error code in a successful response, or by 404
  if (answer.status < 400 || answer.status === 404) return undefined;
  throw new Error(`Click, GET ${path.split('/', 2).join('/')}: HTTP ${answer.status} ${answer.note}`);
}

/**
 * Reverses a whole payment. Its state is queried first, so that a retry after a lost response makes no second reversal. MANUAL: Click
 * refuses (another month, a card that is offline), or has no money of it.
 */
export async function reversePayment(
  api: MerchantApi,
  transaction: ProviderTransaction,
): Promise<'DONE' | 'MANUAL'> {
  const before = await fetchStatus(api, transaction);
  if (before === undefined) return 'MANUAL';
  if (before < 0) return 'DONE';
  if (before !== 2) throw new Error('Click has not finished this payment yet: it cannot be refunded');
  const path = `payment/reversal/${api.settings.serviceId}/${paymentIdOf(transaction)}`;
  const answer = await callMerchantApi(api, { method: 'DELETE', path });
  if (answer.ok) return 'DONE';
  // it may have been refused because another call was faster
  const after = await fetchStatus(api, transaction);
  return after !== undefined && after < 0 ? 'DONE' : 'MANUAL';
}

/** Reads a whole number of a JSON response; Click sends some of them as strings. */
function numberAt(value: unknown, name: string): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  const number = typeof found === 'string' && found !== '' ? Number(found) : found;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}

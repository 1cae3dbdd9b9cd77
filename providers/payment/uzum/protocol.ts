import { orderNumberOf } from '../order-number.ts';
import type { ProviderTransaction, Refused } from '../port.ts';
import type { UzumSettings } from '../settings.ts';
import { toSom, toTiyin } from '../tiyin.ts';

/** All codes of Uzum's webhooks (integrations.md 3.1). */
export const uzumCodes = {
  ACCESS_DENIED: '10001',
  NO_JSON: '10002',
  INVALID_OPERATION: '10003',
  MISSING_PARAMS: '10005',
  WRONG_SERVICE: '10006',
  ORDER_NOT_FOUND: '10007',
  ALREADY_PAID: '10008',
  ORDER_CLOSED: '10009',
  ALREADY_CREATED: '10010',
  WRONG_AMOUNT: '10011',
  BELOW_MINIMUM: '10012',
  ABOVE_MAXIMUM: '10013',
  TRANSACTION_NOT_FOUND: '10014',
  TRANSACTION_CANCELLED: '10015',
  ALREADY_CONFIRMED: '10016',
  MAY_NOT_REVERSE: '10017',
  ALREADY_REVERSED: '10018',
  INTERNAL: '99999',
} as const;
export type UzumCode = keyof typeof uzumCodes;

/** Uzum's codes of the shop's refusals. There is none for another provider that is collecting. */
export const codeOfRefusal: Record<Refused, UzumCode> = {
  UNKNOWN: 'ORDER_NOT_FOUND',
  WRONG_AMOUNT: 'WRONG_AMOUNT',
  PAID: 'ALREADY_PAID',
  CLOSED: 'ORDER_CLOSED',
  BUSY: 'INVALID_OPERATION',
  TAKEN: 'ALREADY_CREATED',
};

/** One soʻm; and the maximum of an order paid online (decisions 5). */
const minTiyin = toTiyin(1);
const maxTiyin = toTiyin(500_000_000);

/** Returns whole soʻm of an amount in tiyin, or the code of its error. */
export function somOf(tiyin: unknown): number | UzumCode {
  if (tiyin === undefined || tiyin === null) return 'MISSING_PARAMS';
  if (typeof tiyin !== 'number' || !Number.isSafeInteger(tiyin)) return 'WRONG_AMOUNT';
  if (tiyin < minTiyin) return 'BELOW_MINIMUM';
  if (tiyin > maxTiyin) return 'ABOVE_MAXIMUM';
  return toSom(tiyin) ?? 'WRONG_AMOUNT';
}

/** A valid call: the service it is for, and its other fields. */
export interface UzumCall {
  timestamp: number;
  /** Empty = none was sent. */
  transId: string;
  /** The order number in the account attribute agreed with Uzum; undefined = none was sent, empty = not a valid number. */
  orderNumber: string | undefined;
  amount: unknown;
}

/** Reads the body of a call; returns a code if it is invalid. `params` and `transId` are required only by some calls. */
export function readCall(text: string, settings: UzumSettings): UzumCall | UzumCode {
  const body = parse(text);
  if (body === undefined) return 'NO_JSON';
  const { serviceId, timestamp, transId, params, amount } = body;
  if (serviceId === undefined || !isInstant(timestamp)) return 'MISSING_PARAMS';
  if (serviceId !== settings.serviceId && serviceId !== Number(settings.serviceId)) return 'WRONG_SERVICE';
  return {
    timestamp,
    transId: typeof transId === 'string' && /^[\w-]{1,64}$/.test(transId) ? transId : '',
    orderNumber: isObject(params) ? readOrderNumber(params['order_id']) : undefined,
    amount,
  };
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks for milliseconds of a date that the database can store. */
function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < 4e12;
}

/** An account may be sent as a number. */
function readOrderNumber(value: unknown): string | undefined {
  if (typeof value === 'number') return orderNumberOf(String(value));
  return typeof value === 'string' && value !== '' ? orderNumberOf(value) : undefined;
}

/** A transaction that is not confirmed within this time has failed (integrations.md 3.1). */
export const openForMs = 30 * 60 * 1000;

type UzumStatus = 'CREATED' | 'CONFIRMED' | 'REVERSED' | 'FAILED';

/** Returns Uzum's status of a transaction. */
export function statusOf({ state, facts }: ProviderTransaction): UzumStatus {
  if (state === 'PAID') return 'CONFIRMED';
  if (state === 'REFUNDED' || facts['reversed'] === 1) return 'REVERSED';
  return state === 'OPEN' ? 'CREATED' : 'FAILED';
}

export function isOverdue({ state, openedAt }: ProviderTransaction, now: Date): boolean {
  return state === 'OPEN' && now.getTime() - openedAt.getTime() > openForMs;
}

/** Returns the fields common to all responses about a transaction. */
export function factsOf(transaction: ProviderTransaction): Record<'data' | 'amount', unknown> {
  return { data: accountOf(transaction.orderNumber), amount: toTiyin(transaction.amountSom) };
}

export function accountOf(orderNumber: string): { account: { value: string } } {
  return { account: { value: orderNumber } };
}

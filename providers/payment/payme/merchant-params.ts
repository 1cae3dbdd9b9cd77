import { readReceiptTime } from '#domain/units/tashkent-clock.ts';
import { orderNumberOf } from '../order-number.ts';
import { toSom } from '../tiyin.ts';
import type { FiscalReceipt, ReceiptKind } from '../fiscal-port.ts';

/** Returns a field of the request; undefined if there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

/** The order that the payer entered, and the amount. Other fields of the account are ignored. */
export interface Account {
  orderNumber: string;
  /** Whole soʻm; undefined = an amount that no order can have. */
  amountSom: number | undefined;
}

export function readAccount(params: unknown): Account {
  const number = fieldOf(fieldOf(params, 'account'), 'order_id');
  return {
    orderNumber: typeof number === 'string' ? orderNumberOf(number) : '',
    amountSom: toSom(fieldOf(params, 'amount')),
  };
}

/** Reads Payme's id of a transaction; undefined = invalid. */
export function readId(params: unknown): string | undefined {
  const id = fieldOf(params, 'id');
  return typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id) ? id : undefined;
}

/** Reads milliseconds since 1970; undefined = invalid. */
export function readTime(params: unknown, name: string): Date | undefined {
  const time = fieldOf(params, name);
  return Number.isSafeInteger(time) && Number(time) >= 0 && Number(time) <= 8.64e15
    ? new Date(Number(time))
    : undefined;
}

export function readReason(params: unknown): number | undefined {
  const reason = fieldOf(params, 'reason');
  return Number.isSafeInteger(reason) ? Number(reason) : undefined;
}

/** Reads the receipt of the cash register; undefined = invalid format (integrations.md 1.2). */
export function readFiscal(params: unknown): { kind: ReceiptKind; receipt: FiscalReceipt } | undefined {
  const type = fieldOf(params, 'type');
  const fiscal = fieldOf(params, 'fiscal_data');
  if (type !== 'PERFORM' && type !== 'CANCEL') return;
  if (typeof fiscal !== 'object' || fiscal === null || Array.isArray(fiscal)) return;
  const url = fieldOf(fiscal, 'qr_code_url') ?? null;
  const statusCode = fieldOf(fiscal, 'status_code') ?? null;
  if (url !== null && !isAddress(url)) return;
  if (statusCode !== null && !isSmallInteger(statusCode)) return;
  // neither a receipt nor an error of the register: it would only delete known data
  if (url === null && statusCode === null) return;
  return {
    kind: type === 'PERFORM' ? 'SALE' : 'REFUND',
    receipt: {
      url,
      receiptNumber: textOrNull(fieldOf(fiscal, 'receipt_id')),
      terminal: textOrNull(fieldOf(fiscal, 'terminal_id')),
      fiscalSign: textOrNull(fieldOf(fiscal, 'fiscal_sign')),
      issuedAt: readReceiptTime(String(fieldOf(fiscal, 'date'))),
      statusCode,
      message: textOrNull(fieldOf(fiscal, 'message')),
    },
  };
}

function isAddress(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 500 &&
    // only characters valid in an address, which databases and browsers read alike
    /^https?:\/\/[\x21-\x7E]+$/.test(value) &&
    URL.canParse(value)
  );
}

function isSmallInteger(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31;
}

/** Numbers of receipts are sent as numbers, other values as strings. */
function textOrNull(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return null;
  return value
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, 500)
    .toWellFormed();
}

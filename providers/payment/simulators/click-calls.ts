import { tashkentClock } from '#domain/units/tashkent-clock.ts';
import { createHash } from 'node:crypto';
import type { ClickSettings } from '../settings.ts';
import type { SimulatedCall } from './call-shop.ts';

/** A payment in Click's ledger. */
export interface ClickPayment {
  /** `click_paydoc_id`. */
  paymentId: string;
  /** `click_trans_id`. */
  transactionId: string;
  orderNumber: string;
  /** The amount in the format of the link. */
  amount: string;
  /** Negative = failed or refunded, 0 created, 1 being processed, 2 paid. */
  status: number;
  /** The address of its receipt; null = not created. */
  receiptUrl: string | null;
  /** The card is offline, so a call cannot reverse the payment. */
  refusesReversal: boolean;
}

/** Payments by their id, as long as the process runs. */
export type ClickLedger = Map<string, ClickPayment>;

let payments = 0;

export function newPayment(bill: Pick<ClickPayment, 'orderNumber' | 'amount'>): ClickPayment {
  payments += 1;
  // numbers must differ after a restart, because the shop stores the earlier ones
  const base = Date.now() * 100 + payments;
  return {
    paymentId: String(base + 50),
    transactionId: String(base),
    ...bill,
    status: 0,
    receiptUrl: null,
    refusesReversal: false,
  };
}

interface Contract {
  settings: ClickSettings;
  shopUrl: string;
}

/** Values in a call of the SHOP API that differ from the correct ones. */
export interface Deviation {
  amount?: string;
  error?: string;
  secretKey?: string;
}

export function prepareCall(
  contract: Contract,
  payment: ClickPayment,
  deviation: Deviation = {},
): SimulatedCall {
  return shopCall(contract, { payment, action: '0', prepareId: '', deviation });
}

export function completeCall(
  contract: Contract,
  payment: ClickPayment,
  { prepareId, ...deviation }: Deviation & { prepareId: string },
): SimulatedCall {
  return shopCall(contract, { payment, action: '1', prepareId, deviation });
}

interface ShopMessage {
  payment: ClickPayment;
  action: '0' | '1';
  prepareId: string;
  deviation: Deviation;
}

function shopCall({ settings, shopUrl }: Contract, message: ShopMessage): SimulatedCall {
  const { payment, action, prepareId, deviation } = message;
  const { error = '0', amount = payment.amount, secretKey = settings.secretKey } = deviation;
  const signTime = tashkentClock(new Date()).replace('T', ' ');
  const { transactionId, orderNumber, paymentId } = payment;
  const signed = [
    transactionId,
    settings.serviceId,
    secretKey,
    orderNumber,
    prepareId,
    amount,
    action,
    signTime,
  ];
  const name = action === '0' ? 'prepare' : 'complete';
  return {
    call: error === '0' ? name : `${name} (${error})`,
    url: `${shopUrl}/payments/click/${name}`,
    fields: {
      click_trans_id: transactionId,
      service_id: settings.serviceId,
      click_paydoc_id: paymentId,
      merchant_trans_id: orderNumber,
      ...(action === '1' && { merchant_prepare_id: prepareId }),
      amount,
      action,
      error,
      error_note: error === '0' ? 'Success' : 'Payment failed',
      sign_time: signTime,
      sign_string: createHash('md5').update(signed.join('')).digest('hex'),
    },
  };
}

/** Returns a field of the shop's response as a text; '' = missing. */
export function answerField(answer: string, field: 'error' | 'merchant_prepare_id'): string {
  try {
    const content: unknown = JSON.parse(answer);
    if (typeof content !== 'object' || content === null) return '';
    const value: unknown = Reflect.get(content, field);
    return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  } catch {
    return '';
  }
}

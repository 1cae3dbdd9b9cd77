import type { StaffOrderRow } from '#contract/admin/order.ts';
import type { Tone } from '../kit/status.tsx';
import { keysOf } from '../kit/keys-of.ts';

type State = StaffOrderRow['state'];
type Payment = StaffOrderRow['payment'];

export const toneOfState: Record<State, Tone> = {
  NEW: 'waits',
  PENDING_PAYMENT: 'waits',
  PAID: 'done',
  CONFIRMED: 'works',
  ASSEMBLING: 'works',
  SHIPPED: 'done',
  READY_FOR_PICKUP: 'done',
  DELIVERED: 'done',
  CANCELLED: 'over',
  EXPIRED: 'over',
  RETURNED: 'back',
};
export const states = keysOf(toneOfState);

export const toneOfPayment: Record<Payment, Tone> = {
  NONE: 'waits',
  PENDING: 'waits',
  PAID: 'done',
  PARTIALLY_REFUNDED: 'back',
  REFUNDED: 'back',
  FAILED: 'bad',
};
export const payments = keysOf(toneOfPayment);

const isMethod: Record<StaffOrderRow['method'], true> = {
  CASH: true,
  CARD_IN_STORE: true,
  PAYME: true,
  CLICK: true,
  UZUM: true,
  TRANSFER: true,
  OLD_GOLD: true,
  FAKE: true,
};
export const methods = Object.keys(isMethod);
export const channels: readonly StaffOrderRow['channel'][] = ['SITE', 'COUNTER', 'PHONE'];

import type { Permission } from '../auth/permissions.ts';
import { mayChange, mayChangePieces } from './change-order.ts';
import { type FulfillmentKind, mayMove, type OrderState } from './order-states.ts';

/** Actions of the staff on an order. */
export type StaffAction =
  | 'CONFIRM'
  | 'ASSEMBLE'
  | 'SHIP'
  | 'READY'
  | 'HAND_OVER'
  | 'NEW_CODE'
  | 'PAY_LINK'
  | 'CHANGE'
  | 'CHANGE_PIECES'
  | 'CANCEL'
  | 'RETURN'
  | 'REFUND'
  | 'BOOK_REFUND';

const moves: Partial<Record<StaffAction, OrderState>> = {
  CONFIRM: 'CONFIRMED',
  ASSEMBLE: 'ASSEMBLING',
  SHIP: 'SHIPPED',
  READY: 'READY_FOR_PICKUP',
  HAND_OVER: 'DELIVERED',
  CANCEL: 'CANCELLED',
  RETURN: 'RETURNED',
};

/** The permission required for each action (backoffice.md 3.2). */
export const permissionOf: Record<StaffAction, Permission> = {
  CONFIRM: 'orders.move',
  ASSEMBLE: 'orders.move',
  SHIP: 'orders.move',
  READY: 'orders.move',
  HAND_OVER: 'orders.move',
  NEW_CODE: 'orders.move',
  PAY_LINK: 'orders.write',
  CHANGE: 'orders.write',
  CHANGE_PIECES: 'orders.write',
  CANCEL: 'orders.cancel',
  RETURN: 'orders.return',
  REFUND: 'orders.refund',
  BOOK_REFUND: 'orders.refund',
};

export interface StaffOrderFacts {
  state: OrderState;
  kind: FulfillmentKind;
  /** Nothing is paid, and no payment is in progress. */
  isUnpaid: boolean;
  /** The staff placed it for a caller. */
  isByPhone: boolean;
  /** It needs a hand-over code. */
  hasCode: boolean;
  /** A refund is pending that no provider makes automatically. */
  hasManualRefund: boolean;
  /** A part of its payments can be refunded. */
  hasMoney: boolean;
}

/** Returns the actions that the transition table allows now; the permissions are checked separately (`permissionOf`). */
export function staffActions({
  state: from,
  kind,
  isUnpaid,
  isByPhone,
  hasCode,
  hasManualRefund,
  hasMoney,
}: StaffOrderFacts): StaffAction[] {
  const actions = Object.keys(permissionOf) as StaffAction[]; // the keys of the record above
  return actions.filter((action) => {
    if (action === 'NEW_CODE') return from === 'SHIPPED' && hasCode;
    if (action === 'PAY_LINK') return from === 'PENDING_PAYMENT' && isByPhone;
    if (action === 'BOOK_REFUND') return hasManualRefund;
    if (action === 'REFUND') return hasMoney;
    if (action === 'CHANGE') return mayChange(from);
    if (action === 'CHANGE_PIECES') return mayChangePieces({ state: from, isUnpaid });
    const to = moves[action];
    return to !== undefined && mayMove({ from, to, by: 'STAFF', kind });
  });
}

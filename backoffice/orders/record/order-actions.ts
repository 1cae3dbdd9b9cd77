import type { StaffOrder, StaffOrderAction } from '#contract/admin/order.ts';
import { callApi } from '../../shell/api.ts';

/** The actions on an order, in the order in which they normally occur. */
export const actions = [
  'CONFIRM',
  'ASSEMBLE',
  'SHIP',
  'READY',
  'HAND_OVER',
  'NEW_CODE',
  'PAY_LINK',
  'BOOK_REFUND',
  'CHANGE',
  'CHANGE_PIECES',
  'RETURN',
  'REFUND',
  'CANCEL',
] as const satisfies readonly StaffOrderAction[];

/** The next step of an order: the one emphasized button. */
const steps: readonly StaffOrderAction[] = [
  'CONFIRM',
  'ASSEMBLE',
  'SHIP',
  'READY',
  'HAND_OVER',
  'BOOK_REFUND',
];
export const nextStep = ({
  allowedActions,
}: Pick<StaffOrder, 'allowedActions'>): StaffOrderAction | undefined =>
  steps.find((step) => allowedActions.includes(step));

/** The permission of each action in the table of permissions (domain/auth/permissions.ts), to say who may do what the user may not. */
export const permissionOf = {
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
} as const satisfies Record<StaffOrderAction, string>;

/** Keyboard shortcuts of the actions, by key code, inactive in fields. */
export const keyOf: Readonly<Record<string, StaffOrderAction>> = {
  KeyC: 'CONFIRM',
  KeyA: 'ASSEMBLE',
  KeyH: 'HAND_OVER',
  KeyR: 'RETURN',
};

const moves = {
  CONFIRM: 'CONFIRMED',
  ASSEMBLE: 'ASSEMBLING',
  SHIP: 'SHIPPED',
  READY: 'READY_FOR_PICKUP',
} as const;
type Move = keyof typeof moves;
const isMove = (action: StaffOrderAction): action is Move => action in moves;

/** Advances an order. `serials`: the scanned pieces; `reason`: why not all were scanned; `courier`, `trackNumber`: the delivery. */
export function moveOrder(
  { number, version }: StaffOrder,
  action: Move,
  body: { serials?: string[]; reason?: string; courier?: string; trackNumber?: string } = {},
): Promise<StaffOrder> {
  const to = moves[action];
  return callApi(
    'POST /api/admin/v1/orders/:number/moves',
    { params: { number }, body: { to, ...body } },
    { version },
  );
}

/** Returns the call of an action that needs no form; null if it has one. `missing`: the pieces that were not scanned. */
export function callWithoutForm(
  order: StaffOrder,
  action: StaffOrderAction,
  { ticked, missing }: { ticked: ReadonlySet<string>; missing: readonly string[] },
): (() => Promise<StaffOrder>) | null {
  const { number, version } = order;
  const params = { number };
  if (action === 'NEW_CODE')
    return () => callApi('POST /api/admin/v1/orders/:number/new-code', { params }, { version });
  if (action === 'PAY_LINK') {
    // one key for all attempts to send this message
    const key = crypto.randomUUID();
    return () => callApi('POST /api/admin/v1/orders/:number/pay-link', { params }, { key });
  }
  if (!isMove(action) || action === 'SHIP' || (action === 'ASSEMBLE' && missing.length > 0)) return null;
  return () => moveOrder(order, action, action === 'ASSEMBLE' ? { serials: [...ticked] } : {});
}

import { type FulfillmentKind, mayMove, type OrderState } from './order-states.ts';

/** State transitions that the staff make without further input, in order. */
const steps = ['CONFIRMED', 'ASSEMBLING', 'SHIPPED', 'READY_FOR_PICKUP'] as const;
export type StaffStepTo = (typeof steps)[number];

/** Returns the next state that the staff can set; null if the next step is the hand-over, or there is none. */
export function nextStaffStep({
  state,
  kind,
}: {
  state: OrderState;
  kind: FulfillmentKind;
}): StaffStepTo | null {
  return steps.find((to) => mayMove({ from: state, to, by: 'STAFF', kind })) ?? null;
}

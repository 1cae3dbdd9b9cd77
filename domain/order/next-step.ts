import { type FulfillmentKind, mayMove, type OrderState } from './order-states.ts';

/** The steps of an order that the staff take without anything more to say, in their order. */
const steps = ['CONFIRMED', 'ASSEMBLING', 'SHIPPED', 'READY_FOR_PICKUP'] as const;
export type StaffStepTo = (typeof steps)[number];

/** Where the staff bring an order next; null: the next step is a hand-over, or there is none. */
export function nextStaffStep({
  state,
  kind,
}: {
  state: OrderState;
  kind: FulfillmentKind;
}): StaffStepTo | null {
  return steps.find((to) => mayMove({ from: state, to, by: 'STAFF', kind })) ?? null;
}

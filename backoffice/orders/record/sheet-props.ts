import type { StaffOrder, StaffOrderAction } from '#contract/admin/order.ts';

/** What the form of an action works with. */
export interface SheetProps {
  action: StaffOrderAction;
  order: StaffOrder;
  ticked: ReadonlySet<string>;
  act: (action: StaffOrderAction, send: () => Promise<unknown>) => Promise<boolean>;
  onClose: () => void;
}

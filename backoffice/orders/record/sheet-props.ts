import type { StaffOrder, StaffOrderAction } from '#contract/admin/order.ts';
import type { RunAction } from '../../shell/use-action.ts';

/** The properties of an action's form. */
export interface SheetProps {
  action: StaffOrderAction;
  order: StaffOrder;
  ticked: ReadonlySet<string>;
  runAction: RunAction<StaffOrderAction>;
  onClose: () => void;
}

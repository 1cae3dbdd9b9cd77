import type { StaffOrder, StaffOrderAction } from '#contract/admin/order.ts';
import type { Act } from '../../shell/use-act.ts';

/** The properties of an action's form. */
export interface SheetProps {
  action: StaffOrderAction;
  order: StaffOrder;
  ticked: ReadonlySet<string>;
  act: Act<StaffOrderAction>;
  onClose: () => void;
}

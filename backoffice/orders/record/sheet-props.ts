import type { StaffOrder, StaffOrderAction } from '#contract/admin/order.ts';
import type { Act } from '../../shell/use-act.ts';

/** What the form of an action works with. */
export interface SheetProps {
  action: StaffOrderAction;
  order: StaffOrder;
  ticked: ReadonlySet<string>;
  act: Act<StaffOrderAction>;
  onClose: () => void;
}

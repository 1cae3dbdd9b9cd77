import type { ApprovalExecutors } from '#server/approval/executor.ts';
import { refundExecutor } from '#server/order/refund/refund-order.ts';

/** What each kind of approval does once it is approved: the features that do it, which approvals must not know. */
export const approvalExecutors: ApprovalExecutors = {
  REFUND: refundExecutor,
};

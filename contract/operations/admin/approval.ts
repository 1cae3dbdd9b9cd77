import {
  Approval,
  ApprovalParams,
  ApprovalRow,
  ApprovalsQuery,
  Approve,
  RefuseApproval,
} from '../../admin/approval.ts';
import { Listed } from '../../admin/list.ts';
import { declareStaffOperations } from './staff-operation.ts';

const params = ApprovalParams;
const ofApproval = <const Action extends string>(action: Action) => ({
  action,
  resource: 'approval',
  record: 'id',
});

/** Decisions that take two people (backoffice.md 2.8). One sees the kinds that one decides, and one's own requests. */
export const approvalOperations = declareStaffOperations({
  listApprovals: {
    method: 'GET',
    path: '/api/admin/v1/approvals',
    summary: 'Requests for a second person’s decision, the latest first.',
    access: 'approvals.read',
    query: ApprovalsQuery,
    answer: Listed(ApprovalRow),
    refusals: ['CURSOR_INVALID'],
  },
  getApproval: {
    method: 'GET',
    path: '/api/admin/v1/approvals/:id',
    summary: 'One request, with its effect as it is now.',
    access: 'approvals.read',
    params,
    answer: Approval,
    refusals: ['NOT_FOUND'],
  },
  approveApproval: {
    method: 'POST',
    path: '/api/admin/v1/approvals/:id/approve',
    summary: 'Approves a request and does it, once. Who requested it may not.',
    access: 'approvals.decide',
    params,
    body: Approve,
    answer: Approval,
    refusals: [
      'NOT_FOUND',
      'APPROVER_SAME',
      'APPROVAL_DECIDED',
      'CHANGED_SINCE',
      'ORDER_STATE_CONFLICT',
      'REFUND_TOO_HIGH',
      'PIECE_STATE_CONFLICT',
      'TARGET_UNKNOWN',
      'PERIOD_WRONG',
      'PROMO_CODE_TAKEN',
    ],
    audit: ofApproval('approvals.approve'),
  },
  refuseApproval: {
    method: 'POST',
    path: '/api/admin/v1/approvals/:id/refuse',
    summary: 'Refuses a request, with a reason: nothing of it is done.',
    access: 'approvals.decide',
    params,
    body: RefuseApproval,
    answer: Approval,
    refusals: ['NOT_FOUND', 'APPROVER_SAME', 'APPROVAL_DECIDED'],
    audit: ofApproval('approvals.refuse'),
  },
  withdrawApproval: {
    method: 'POST',
    path: '/api/admin/v1/approvals/:id/withdraw',
    summary: 'Takes one’s own request back.',
    access: 'approvals.read',
    params,
    answer: Approval,
    refusals: ['NOT_FOUND', 'APPROVAL_DECIDED'],
    audit: ofApproval('approvals.withdraw'),
  },
});

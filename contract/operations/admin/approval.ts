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

/** Decisions that need two people (backoffice.md 2.8). Callers see the kinds that they may decide, and their own requests. */
export const approvalOperations = declareStaffOperations({
  listApprovals: {
    method: 'GET',
    path: '/api/admin/v1/approvals',
    summary: 'Lists approval requests, newest first.',
    access: 'approvals.read',
    query: ApprovalsQuery,
    answer: Listed(ApprovalRow),
    refusals: ['CURSOR_INVALID'],
  },
  getApproval: {
    method: 'GET',
    path: '/api/admin/v1/approvals/:id',
    summary: 'Returns a request with its current effect.',
    access: 'approvals.read',
    params,
    answer: Approval,
    refusals: ['NOT_FOUND'],
  },
  approveApproval: {
    method: 'POST',
    path: '/api/admin/v1/approvals/:id/approve',
    summary: 'Approves a request and executes it, once. The requester must not approve it.',
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
      'CONTACT_IN_USE',
      'FORBIDDEN',
    ],
    audit: ofApproval('approvals.approve'),
  },
  refuseApproval: {
    method: 'POST',
    path: '/api/admin/v1/approvals/:id/refuse',
    summary: 'Refuses a request with a reason; nothing is executed.',
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
    summary: 'Withdraws a request of the caller.',
    access: 'approvals.read',
    params,
    answer: Approval,
    refusals: ['NOT_FOUND', 'APPROVAL_DECIDED'],
    audit: ofApproval('approvals.withdraw'),
  },
});

import { ApprovalsQuery } from '#contract/admin/approval.ts';
import { StaffJobsQuery } from '#contract/admin/job.ts';
import { DiscrepanciesQuery } from '#contract/admin/money.ts';
import { PrivacyRequestsQuery } from '#contract/admin/people/privacy.ts';
import { StaffQuery } from '#contract/admin/staff/staff.ts';
import { ImportsQuery } from '#contract/admin/system/import.ts';
import { MessagesQuery } from '#contract/admin/system/message.ts';
import { Shape } from '#contract/primitives.ts';
import { approvalOperations } from '#server/approval/operations.ts';
import { listStaffJobs } from '#server/bulk/operations.ts';
import { privacyOperations } from '#server/customer/privacy/operations.ts';
import { listImports } from '#server/import/screen/read-imports.ts';
import { moneyOperations } from '#server/order/money/operations.ts';
import { listStaff } from '#server/staff/members.ts';
import { messageListOperations } from '#server/staff/messages/list-operations.ts';
import { inOneOrder, list } from './declare-list.ts';
import { discrepancySheet } from './wire-money.ts';
import { privacySheet } from './wire-privacy.ts';
import { approvalSheet, importSheet, jobSheet, messageSheet, staffSheet } from './wire-work.ts';

/** Lists of the staff's work: what is pending, and what the shop and its members did. */
export const workLists = {
  discrepancies: list({
    permission: 'money.read',
    query: Shape({ ...DiscrepanciesQuery.properties, ...inOneOrder }),
    read: (deps, call) => moneyOperations.listDiscrepancies(deps, call),
    columns: discrepancySheet,
  }),
  approvals: list({
    permission: 'approvals.read',
    query: ApprovalsQuery,
    read: (deps, call) => approvalOperations.listApprovals(deps, call),
    columns: approvalSheet,
  }),
  imports: list({
    permission: 'imports.run',
    query: ImportsQuery,
    read: ({ db }, { input }) => listImports(db, input),
    columns: importSheet,
  }),
  staff: list({
    permission: 'staff.read',
    query: Shape({ ...StaffQuery.properties, ...inOneOrder }),
    read: async ({ db }, { caller: { staff: by }, input, now }) => ({
      rows: await listStaff(db, { query: input, by, now }),
    }),
    columns: staffSheet,
  }),
  jobs: list({
    permission: 'jobs.read',
    query: StaffJobsQuery,
    // a file does not show what can be undone
    read: ({ db }, { caller: { staff }, input, now }) =>
      listStaffJobs(db, { query: input, viewer: { staff, bulkActions: {}, now } }),
    columns: jobSheet,
  }),
  messages: list({
    permission: 'jobs.read',
    query: MessagesQuery,
    read: (deps, call) => messageListOperations.listMessages(deps, call),
    columns: messageSheet,
  }),
  privacy: list({
    permission: 'customers.privacy',
    query: PrivacyRequestsQuery,
    read: (deps, call) => privacyOperations.listPrivacyRequests(deps, call),
    columns: privacySheet,
  }),
};

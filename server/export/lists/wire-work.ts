import { fillText } from '#contract/wording-rules.ts';
import type { ApprovalColumn, ApprovalRow } from '#contract/admin/approval.ts';
import type { JobColumn, StaffJob } from '#contract/admin/job.ts';
import type { StaffColumn, StaffMember } from '#contract/admin/staff/staff.ts';
import type { ImportColumn, ImportRow } from '#contract/admin/system/import.ts';
import type { ListedMessage, MessageColumn } from '#contract/admin/system/message.ts';
import { type SheetColumn, type SheetColumns, wordInGroups, wordOf } from './list-sheet.ts';

export const approvalSheet: SheetColumns<ApprovalRow, ApprovalColumn> = {
  kind: {
    kind: 'text',
    head: ({ approvals }) => approvals.column.kind,
    value: ({ kind }, { words }) => words.approvals.kind[kind],
  },
  state: {
    kind: 'text',
    head: ({ approvals }) => approvals.column.state,
    value: ({ state }, { words }) => words.approvals.state[state],
  },
  record: {
    kind: 'text',
    head: ({ approvals }) => approvals.column.record,
    value: ({ kind, record }, { words }) =>
      kind === 'RATE' ? wordOf(words.approvals.metal, record) : record,
  },
  amount: {
    kind: 'number',
    head: ({ approvals }) => approvals.column.amount,
    value: ({ amount }) => amount,
  },
  requestedAt: {
    kind: 'instant',
    head: ({ approvals }) => approvals.column.requested,
    value: ({ requestedAt }) => requestedAt,
  },
  requestedBy: {
    kind: 'text',
    head: ({ approvals }) => approvals.column.requestedBy,
    value: ({ requestedBy }) => requestedBy,
  },
  decidedAt: {
    kind: 'instant',
    head: ({ approvals }) => approvals.column.decided,
    value: ({ decidedAt }) => decidedAt,
  },
  decidedBy: {
    kind: 'text',
    head: ({ approvals }) => approvals.column.decidedBy,
    value: ({ decidedBy }) => decidedBy,
  },
  reason: { kind: 'text', head: ({ approvals }) => approvals.reason, value: ({ reason }) => reason },
};

export const jobSheet: SheetColumns<StaffJob, JobColumn> = {
  kind: {
    kind: 'text',
    head: ({ jobs }) => jobs.column.kind,
    value: ({ kind, undoOf }, { words: { jobs } }) =>
      undoOf === null
        ? wordInGroups(jobs.kind, kind)
        : fillText(jobs.undoOf, { kind: wordInGroups(jobs.kind, kind) }),
  },
  state: {
    kind: 'text',
    head: ({ jobs }) => jobs.column.state,
    value: ({ state, undoneBy }, { words: { bulk } }) =>
      undoneBy === null ? bulk.state[state] : bulk.undone,
  },
  by: { kind: 'text', head: ({ jobs }) => jobs.column.by, value: ({ requestedBy }) => requestedBy.name },
  // with no-break spaces, as for transfers
  done: {
    kind: 'text',
    head: ({ jobs }) => jobs.column.done,
    value: ({ done, total }) => `${done}\u00A0/\u00A0${total}`,
  },
  refused: {
    kind: 'number',
    head: ({ jobs }) => jobs.column.refused,
    value: ({ refused }) => refused.reduce((sum, { count }) => sum + count, 0),
  },
  requestedAt: {
    kind: 'instant',
    head: ({ jobs }) => jobs.column.requestedAt,
    value: ({ requestedAt }) => requestedAt,
  },
  endedAt: { kind: 'instant', head: ({ jobs }) => jobs.column.endedAt, value: ({ endedAt }) => endedAt },
};

export const messageSheet: SheetColumns<ListedMessage, MessageColumn> = {
  message: {
    kind: 'text',
    head: ({ system }) => system.message.message,
    value: ({ message, template, subject }, { words: { shell } }) => {
      if (message !== null) return wordOf(shell.messages.shop, message);
      return template === null ? subject : wordOf(shell.messages.templates, template);
    },
  },
  state: {
    kind: 'text',
    head: ({ system }) => system.column.state,
    value: ({ state, why }, { words: { shell } }) =>
      [shell.messages.state[state], why !== null && wordOf(shell.messages.why, why)]
        .filter(Boolean)
        .join(', '),
  },
  order: { kind: 'text', head: ({ system }) => system.message.order, value: ({ order }) => order },
  to: {
    kind: 'text',
    head: ({ system }) => system.message.to,
    value: ({ channel, to }, { words: { shell } }) => [shell.messages[channel], to].filter(Boolean).join(' '),
  },
  at: { kind: 'instant', head: ({ system }) => system.message.at, value: ({ at }) => at },
  by: { kind: 'text', head: ({ system }) => system.message.by, value: ({ by }) => by },
  sentAt: { kind: 'instant', head: ({ system }) => system.message.sentAt, value: ({ sentAt }) => sentAt },
};

const counted = (name: 'new' | 'changed' | 'unchanged' | 'refused'): SheetColumn<ImportRow> => ({
  kind: 'number',
  head: ({ exchange }) => exchange.count[name],
  value: ({ counts }) => counts?.[name] ?? null,
});

export const importSheet: SheetColumns<ImportRow, ImportColumn> = {
  file: { kind: 'text', head: ({ exchange }) => exchange.column.file, value: ({ fileName }) => fileName },
  state: {
    kind: 'text',
    head: ({ exchange }) => exchange.column.state,
    value: ({ state }, { words }) => words.exchange.import.state[state],
  },
  by: { kind: 'text', head: ({ exchange }) => exchange.column.by, value: ({ uploadedBy }) => uploadedBy },
  uploadedAt: {
    kind: 'instant',
    head: ({ exchange }) => exchange.column.uploadedAt,
    value: ({ uploadedAt }) => uploadedAt,
  },
  new: counted('new'),
  changed: counted('changed'),
  unchanged: counted('unchanged'),
  refused: counted('refused'),
};

export const staffSheet: SheetColumns<StaffMember, StaffColumn> = {
  name: { kind: 'text', head: ({ staff }) => staff.name, value: ({ name }) => name },
  state: {
    kind: 'text',
    head: ({ staff }) => staff.state,
    value: ({ state }, { words }) => words.staff.states[state],
  },
  role: {
    kind: 'text',
    head: ({ staff }) => staff.role,
    value: ({ role }, { words }) => words.shell.role[role],
  },
  stores: {
    kind: 'text',
    head: ({ staff }) => staff.stores,
    value: ({ storeIds }, { words, storeNames }) =>
      storeIds.map((id) => storeNames.get(id) ?? `#${id}`).join(', ') || words.staff.everywhere,
  },
  email: { kind: 'text', head: ({ shell }) => shell.login.email, value: ({ email }) => email },
  seenAt: { kind: 'instant', head: ({ staff }) => staff.seen, value: ({ seenAt }) => seenAt },
  sessions: { kind: 'number', head: ({ staff }) => staff.sessions, value: ({ sessions }) => sessions },
};

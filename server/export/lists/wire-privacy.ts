import type { PrivacyColumn, PrivacyRequest } from '#contract/admin/people/privacy.ts';
import type { SheetColumns } from './list-sheet.ts';

/** Customers are identified by number, as on the screen. */
export const privacySheet: SheetColumns<PrivacyRequest, PrivacyColumn> = {
  customer: {
    kind: 'number',
    head: ({ people }) => people.privacy.customer,
    value: ({ customerId }) => customerId,
  },
  kind: {
    kind: 'text',
    head: ({ people }) => people.privacy.kindLabel,
    value: ({ kind }, { words }) => words.people.privacy.kind[kind],
  },
  state: {
    kind: 'text',
    head: ({ people }) => people.column.state,
    value: ({ state, isLate, awaitsApproval }, { words: { people } }) =>
      people.privacy.state[awaitsApproval ? 'APPROVAL' : isLate ? 'LATE' : state],
  },
  dueOn: { kind: 'day', head: ({ people }) => people.privacy.dueOn, value: ({ dueOn }) => dueOn },
  requestedOn: {
    kind: 'day',
    head: ({ people }) => people.privacy.requestedOn,
    value: ({ requestedOn }) => requestedOn,
  },
  addedBy: { kind: 'text', head: ({ people }) => people.privacy.addedBy, value: ({ addedBy }) => addedBy },
  basis: { kind: 'text', head: ({ people }) => people.privacy.basis, value: ({ basis }) => basis },
  done: {
    kind: 'text',
    head: ({ people }) => people.privacy.doneBy,
    value: ({ doneAt, doneBy, outcome }, { words }) =>
      doneAt === null
        ? null
        : [doneBy ?? words.people.privacy.accountClosed, outcome].filter(Boolean).join(', '),
  },
};

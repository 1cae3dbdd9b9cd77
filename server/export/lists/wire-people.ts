import type { Business, BusinessColumn } from '#contract/admin/people/business.ts';
import type { CallColumn, StaffCallback } from '#contract/admin/people/callback.ts';
import type { ReviewColumn, StaffReview } from '#contract/admin/people/review.ts';
import type { StaffVisit, VisitColumn } from '#contract/admin/people/visit.ts';
import { placeOf, type SheetColumn, type SheetColumns, wordOf } from './list-sheet.ts';
import { nameOf, shortened } from './wire-names.ts';

interface OfPerson {
  name: string;
  phone: string;
  language: string;
  createdAt: string;
}

/** The columns about the person who made a request. */
const person: SheetColumns<OfPerson, 'name' | 'phone' | 'language' | 'createdAt'> = {
  name: { kind: 'text', head: ({ people }) => people.column.name, value: ({ name }) => shortened(name) },
  phone: { kind: 'text', head: ({ people }) => people.column.phone, value: ({ phone }) => phone },
  language: {
    kind: 'text',
    head: ({ people }) => people.column.language,
    value: ({ language }, { words }) => wordOf(words.shell.language, language),
  },
  createdAt: {
    kind: 'instant',
    head: ({ people }) => people.column.createdAt,
    value: ({ createdAt }) => createdAt,
  },
};

const stateOf = <Row>(value: SheetColumn<Row>['value']): SheetColumn<Row> => ({
  kind: 'text',
  head: ({ people }) => people.column.state,
  value,
});

export const businessSheet: SheetColumns<Business, BusinessColumn> = {
  company: { kind: 'text', head: ({ people }) => people.column.company, value: ({ name }) => name },
  state: stateOf(({ state }, { words }) => words.people.business.state[state]),
  stir: { kind: 'text', head: ({ people }) => people.column.stir, value: ({ stir }) => stir },
  contract: { kind: 'text', head: ({ people }) => people.column.contract, value: ({ contract }) => contract },
  decided: { kind: 'text', head: ({ people }) => people.column.decided, value: ({ decidedBy }) => decidedBy },
  createdAt: {
    kind: 'instant',
    head: ({ people }) => people.column.addedAt,
    value: ({ createdAt }) => createdAt,
  },
};

export const reviewSheet: SheetColumns<StaffReview, ReviewColumn> = {
  text: { kind: 'text', head: ({ people }) => people.column.text, value: ({ text }) => text },
  rating: { kind: 'number', head: ({ people }) => people.column.rating, value: ({ rating }) => rating },
  state: stateOf(({ state }, { words }) => words.people.review.state[state]),
  writtenAt: {
    kind: 'instant',
    head: ({ people }) => people.column.writtenAt,
    value: ({ writtenAt }) => writtenAt,
  },
  model: {
    kind: 'text',
    head: ({ people }) => people.column.model,
    value: (row, { language }) => `${row.artikul} ${nameOf(row, language)}`,
  },
  piece: {
    kind: 'text',
    head: ({ people }) => people.column.piece,
    value: ({ serialNumber }) => serialNumber,
  },
  order: { kind: 'text', head: ({ people }) => people.column.order, value: ({ orderNumber }) => orderNumber },
  language: {
    kind: 'text',
    head: ({ people }) => people.column.language,
    value: (row, { words }) => wordOf(words.shell.language, row.language),
  },
  answer: { kind: 'text', head: ({ people }) => people.column.answer, value: ({ answer }) => answer },
};

export const callSheet: SheetColumns<StaffCallback, CallColumn> = {
  ...person,
  state: stateOf(({ state, isLate }, { words }) => words.people.call.state[isLate ? 'late' : state]),
  subject: {
    kind: 'text',
    head: ({ people }) => people.column.subject,
    value: ({ subject }, { words }) => words.people.call.subject[subject],
  },
  // the file contains the time since when they wait, because it is read later
  age: { kind: 'instant', head: ({ people }) => people.column.age, value: ({ dueAt }) => dueAt },
  bestTime: {
    kind: 'text',
    head: ({ people }) => people.column.bestTime,
    value: ({ bestTime }, { words }) => words.people.call.time[bestTime],
  },
  tries: { kind: 'number', head: ({ people }) => people.column.tries, value: ({ tries }) => tries },
};

export const visitSheet: SheetColumns<StaffVisit, VisitColumn> = {
  ...person,
  state: stateOf(({ state }, { words }) => words.people.visit.state[state]),
  startsAt: {
    kind: 'instant',
    head: ({ people }) => people.column.startsAt,
    value: ({ startsAt }) => startsAt,
  },
  store: {
    kind: 'text',
    head: ({ people }) => people.column.store,
    value: ({ storeId }, shown) => placeOf(storeId, shown),
  },
  place: { kind: 'number', head: ({ people }) => people.column.place, value: ({ place }) => place },
  pieces: {
    kind: 'text',
    head: ({ people }) => people.column.laidOut,
    value: ({ pieces }) => pieces.map(({ serialNumber }) => serialNumber).join(', ') || null,
  },
};

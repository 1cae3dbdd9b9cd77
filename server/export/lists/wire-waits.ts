import type { WaitColumn, WaitedModel } from '#contract/admin/people/wait.ts';
import type { SheetColumns } from './list-sheet.ts';
import { nameOf } from './wire-names.ts';

export const stockAlertSheet: SheetColumns<WaitedModel, WaitColumn> = {
  model: {
    kind: 'text',
    head: ({ people }) => people.column.model,
    value: (row, { language }) => `${row.artikul} ${nameOf(row, language)}`,
  },
  waiting: { kind: 'number', head: ({ people }) => people.column.waiting, value: ({ waiting }) => waiting },
  size: {
    kind: 'text',
    head: ({ people }) => people.column.size,
    value: ({ sizeMm, lengthCm }, { words, language }) =>
      (sizeMm ?? lengthCm)?.toLocaleString(language) ?? words.people.wait.anySize,
  },
  oldest: { kind: 'instant', head: ({ people }) => people.column.oldest, value: ({ oldest }) => oldest },
  sent: { kind: 'number', head: ({ people }) => people.column.sent, value: ({ sent }) => sent },
  pieces: {
    kind: 'text',
    head: ({ people }) => people.column.pieces,
    value: ({ pieces }) => pieces.map(({ serialNumber }) => serialNumber).join(', ') || null,
  },
};

import type { WordingColumn, WordingRow } from '#contract/admin/content/wording.ts';
import { nameOfWording } from '#server/content/wording/names.ts';
import type { SheetColumns } from './list-sheet.ts';

export const wordingSheet: SheetColumns<WordingRow, WordingColumn> = {
  name: {
    kind: 'text',
    head: ({ wording }) => wording.name,
    value: ({ subject }, { language }) => nameOfWording(subject, language),
  },
  place: {
    kind: 'text',
    head: ({ wording }) => wording.places,
    value: ({ place }, { words }) => words.wording.place[place],
  },
  kind: {
    kind: 'text',
    head: ({ wording }) => wording.kind.head,
    value: ({ kind }, { words }) => words.wording.kind[kind],
  },
  now: {
    kind: 'text',
    head: ({ wording }) => wording.now,
    value: (row, { language }) =>
      ({
        uz: row.textUz ?? row.originalUz,
        ru: row.textRu ?? row.originalRu,
        en: row.textEn ?? row.originalEn,
      })[language],
  },
  changedBy: {
    kind: 'text',
    head: ({ wording }) => wording.changedBy,
    value: ({ changedBy }) => changedBy,
  },
  changedAt: {
    kind: 'instant',
    head: ({ wording }) => wording.changed,
    value: ({ changedAt }) => changedAt,
  },
  key: { kind: 'text', head: ({ wording }) => wording.key, value: ({ key }) => key },
};

import type { CategoryColumn, StaffCategoryRow } from '#contract/admin/catalog/category.ts';
import type { CollectionColumn, StaffCollectionRow } from '#contract/admin/catalog/collection.ts';
import type { ParamColumn, StaffParam } from '#contract/admin/catalog/param.ts';
import type { StaffWord, WordColumn } from '#contract/admin/catalog/word.ts';
import { unitIn } from '#ui/format.ts';
import { formatMoment } from '#ui/dates.ts';
import type { SheetColumns, ShownWith } from './list-sheet.ts';
import { nameOf } from './wire-names.ts';

export const collectionSheet: SheetColumns<StaffCollectionRow, CollectionColumn> = {
  collection: {
    kind: 'text',
    head: ({ catalog }) => catalog.collections.collection,
    value: (row, { language }) => nameOf(row, language),
  },
  state: { kind: 'text', head: ({ content }) => content.pages.state, value: draftState },
  models: {
    kind: 'number',
    head: ({ catalog }) => catalog.collections.models,
    value: ({ models }) => models,
  },
  languages: {
    kind: 'text',
    head: ({ content }) => content.pages.languages,
    value: ({ languages }) => languages.join(', '),
  },
  updatedAt: {
    kind: 'instant',
    head: ({ content }) => content.pages.updated,
    value: ({ updatedAt }) => updatedAt,
  },
};

type Drafted = Pick<StaffCollectionRow, 'state' | 'draftVersion' | 'publishAt'>;

/** The state of a record with drafts, as its list shows it. */
function draftState(
  { state, draftVersion, publishAt }: Drafted,
  { words: { content }, language }: ShownWith,
): string {
  const { pages } = content;
  if (publishAt !== null) return pages.at.replace('{{time}}', formatMoment(publishAt, language));
  if (draftVersion > 0) return pages.draft;
  return state === 'ACTIVE' ? pages.shown : pages.hidden;
}

export const categorySheet: SheetColumns<StaffCategoryRow, CategoryColumn> = {
  category: {
    kind: 'text',
    head: ({ catalog }) => catalog.categories.category,
    value: (row, { language }) => [...row.above, row].map((one) => nameOf(one, language)).join(' › '),
  },
  models: {
    kind: 'number',
    head: ({ catalog }) => catalog.collections.models,
    value: ({ models }) => models,
  },
  languages: {
    kind: 'text',
    head: ({ catalog }) => catalog.description,
    value: (row) => describedIn(row).join(', '),
  },
  address: {
    kind: 'text',
    head: ({ catalog }) => catalog.categories.address,
    value: ({ slugRu, slugUz, slugEn }, { language }) => ({ ru: slugRu, uz: slugUz, en: slugEn })[language],
  },
};

const describedIn = ({ descriptionRu, descriptionUz, descriptionEn }: StaffCategoryRow): string[] =>
  Object.entries({ ru: descriptionRu, uz: descriptionUz, en: descriptionEn }).flatMap(([language, text]) =>
    text === '' ? [] : language,
  );

export const paramSheet: SheetColumns<StaffParam, ParamColumn> = {
  param: {
    kind: 'text',
    head: ({ catalog }) => catalog.name,
    value: (row, { language }) => nameOf(row, language),
  },
  type: {
    kind: 'text',
    head: ({ catalog }) => catalog.params.type,
    value: ({ type, unit }, { words, language }) =>
      [words.catalog.params.types[type], unitIn(unit ?? '', language)].filter(Boolean).join(', '),
  },
  values: {
    kind: 'number',
    head: ({ catalog }) => catalog.params.values,
    value: ({ type, values }) => (type === 'choice' ? values.length : null),
  },
  pieces: {
    kind: 'number',
    head: ({ catalog }) => catalog.params.pieces,
    value: ({ pieces, isFixed }) => (isFixed ? null : pieces),
  },
  filterable: {
    kind: 'text',
    head: ({ catalog }) => catalog.params.inFilter,
    value: ({ filterable }, { words }) => (filterable ? words.catalog.words.isOffered : null),
  },
  code: { kind: 'text', head: ({ catalog }) => catalog.params.code, value: ({ code }) => code },
};

export const wordSheet: SheetColumns<StaffWord, WordColumn> = {
  name: {
    kind: 'text',
    head: ({ catalog }) => catalog.name,
    value: (row, { language }) => nameOf(row, language),
  },
  list: {
    kind: 'text',
    head: ({ catalog }) => catalog.words.of,
    value: ({ list }, { words }) => words.catalog.words.list[list],
  },
  offered: {
    kind: 'text',
    head: ({ catalog }) => catalog.words.offered,
    value: ({ isHidden }, { words: { catalog } }) =>
      isHidden ? catalog.words.isHidden : catalog.words.isOffered,
  },
  facts: {
    kind: 'text',
    head: ({ catalog }) => catalog.words.facts,
    value: ({ probes, colors }) => [...probes, ...colors].join(', '),
  },
  uses: { kind: 'number', head: ({ catalog }) => catalog.words.uses, value: ({ uses }) => uses },
  code: { kind: 'text', head: ({ catalog }) => catalog.words.code, value: ({ code }) => code },
};

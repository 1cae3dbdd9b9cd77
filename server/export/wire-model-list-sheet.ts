import type { ModelColumn, ModelRow } from '#contract/admin/catalog/model.ts';
import type { Language } from '#contract/words.ts';
import type { ModelWords } from './export-words.ts';
import type { Cell, CellKind, Sheet } from './sheet.ts';

interface ShownWith {
  words: ModelWords;
  categoryNames: ReadonlyMap<number, string>;
  language: Language;
}

interface Column {
  kind: CellKind;
  value: (row: ModelRow, shown: ShownWith) => Cell;
}

const columns: Record<ModelColumn, Column> = {
  artikul: { kind: 'text', value: ({ artikul }) => artikul },
  state: { kind: 'text', value: ({ state }, { words }) => words.state[state] },
  name: {
    kind: 'text',
    value: ({ nameRu, nameUz, nameEn }, { language }) =>
      ({ ru: nameRu, uz: nameUz, en: nameEn })[language] || nameRu || null,
  },
  price: { kind: 'number', value: (row, { words }) => priceOf(row, words) },
  category: {
    kind: 'text',
    value: ({ categoryId }, { categoryNames }) => categoryNames.get(categoryId) ?? null,
  },
  // with no-break spaces, because a spreadsheet reads 3/12 as a day in December
  pieces: { kind: 'text', value: ({ piecesOnSale, pieces }) => `${piecesOnSale}\u00A0/\u00A0${pieces}` },
  languages: { kind: 'text', value: ({ languages }) => languages.join(', ') || null },
  pictures: { kind: 'number', value: ({ pictures }) => pictures },
  views: { kind: 'number', value: ({ views }) => views },
  sold: { kind: 'number', value: ({ sold }) => sold },
  updatedAt: { kind: 'instant', value: ({ updatedAt }) => updatedAt },
};

/** A number if all pieces have the same price, otherwise a text with the range. */
function priceOf({ priceFrom, priceTo, piecesOnSale }: ModelRow, { onRequest }: ModelWords): Cell {
  if (priceFrom === null || priceTo === null) return piecesOnSale === 0 ? null : onRequest;
  return priceFrom === priceTo ? priceFrom : `${priceFrom}–${priceTo}`;
}

/** Returns the rows of the list with these columns, in their order. */
export const modelListSheet = (
  rows: readonly ModelRow[],
  names: readonly ModelColumn[],
  shown: ShownWith,
): Sheet => ({
  columns: names.map((name) => ({ head: shown.words.column[name], kind: columns[name].kind })),
  rows: rows.map((row) => names.map((name) => columns[name].value(row, shown))),
});

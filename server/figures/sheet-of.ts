import type { Language } from '#contract/words.ts';
import type { Cell, CellKind, Sheet } from '#server/export/sheet.ts';

export interface SheetColumn<Row, Name extends string> {
  name: Name;
  kind: CellKind;
  value: (row: Row, language: Language) => Cell;
}

/** Converts rows to a sheet; `heads` has the column names in the given language. */
export const sheetOf = <Row, Name extends string>(
  rows: readonly Row[],
  columns: readonly SheetColumn<Row, Name>[],
  { heads, language }: { heads: Readonly<Record<Name, string>>; language: Language },
): Sheet => ({
  columns: columns.map(({ name, kind }) => ({ head: heads[name], kind })),
  rows: rows.map((row) => columns.map(({ value }) => value(row, language))),
});

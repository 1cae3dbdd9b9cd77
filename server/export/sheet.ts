/** The type of a column's cells: texts, numbers, days in Tashkent (YYYY-MM-DD) or instants (ISO 8601). */
export type CellKind = 'text' | 'number' | 'day' | 'instant';
/** Null = an empty cell. */
export type Cell = string | number | null;

/** A list as shown in a file. */
export interface Sheet {
  columns: readonly { head: string; kind: CellKind }[];
  rows: readonly (readonly Cell[])[];
}

/** A list of any length, whose rows are read page by page. */
export interface LongSheet {
  columns: Sheet['columns'];
  pages: AsyncIterable<Sheet['rows']>;
}

/** Converts a short list to a long one. */
export const longSheet = ({ columns, rows }: Sheet): LongSheet => ({
  columns,
  pages: (async function* one() {
    yield await Promise.resolve(rows);
  })(),
});

/** Prefixes an apostrophe to texts that a spreadsheet would read as a formula. */
export const safeText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

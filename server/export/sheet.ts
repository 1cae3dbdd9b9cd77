/** What a column's cells are: texts, numbers, days of Tashkent (YYYY-MM-DD) or instants (ISO 8601). */
export type CellKind = 'text' | 'number' | 'day' | 'instant';
/** null = an empty cell. */
export type Cell = string | number | null;

/** A list as a file shows it. */
export interface Sheet {
  columns: readonly { head: string; kind: CellKind }[];
  rows: readonly (readonly Cell[])[];
}

/** A list of any length: its rows come page by page. */
export interface LongSheet {
  columns: Sheet['columns'];
  pages: AsyncIterable<Sheet['rows']>;
}

/** A short list as a long one. */
export const longSheet = ({ columns, rows }: Sheet): LongSheet => ({
  columns,
  pages: (async function* one() {
    yield await Promise.resolve(rows);
  })(),
});

/** A text that a spreadsheet would take for a formula gets an apostrophe. */
export const safeText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

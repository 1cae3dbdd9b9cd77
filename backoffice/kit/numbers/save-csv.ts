import type { Language } from '#contract/words.ts';

type Cell = string | number;

/**
 * A table as CSV for spreadsheets: UTF-8 with a BOM, separated by `;` where a comma is the decimal sign (ru, uz). A
 * cell that a spreadsheet would treat as a formula is prefixed with an apostrophe.
 */
export function csvOf(rows: readonly (readonly Cell[])[], language: Language): string {
  const separator = language === 'en' ? ',' : ';';
  const cell = (value: Cell): string => {
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
    return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}

/** Downloads the table as a file. */
export function saveCsv(name: string, rows: readonly (readonly Cell[])[], language: Language): void {
  const url = URL.createObjectURL(new Blob([csvOf(rows, language)], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

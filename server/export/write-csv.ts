import type { Language } from '#contract/words.ts';
import { type Cell, type CellKind, safeText, type Sheet } from './sheet.ts';
import { tashkentTime } from './tashkent-time.ts';

/** A table as a spreadsheet opens it: UTF-8 with its mark, separated by `;` where a comma is the decimal sign (ru, uz). */
export function writeCsv({ columns, rows }: Sheet, language: Language): Buffer {
  const isComma = language === 'en';
  const separator = isComma ? ',' : ';';
  const quoted = (text: string) => (/[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = [
    columns.map(({ head }) => quoted(head)),
    ...rows.map((row) =>
      row.map((cell, nth) => quoted(textOf(cell, { kind: columns[nth]?.kind ?? 'text', isComma }))),
    ),
  ];
  return Buffer.from(`\uFEFF${lines.map((line) => line.join(separator)).join('\r\n')}\r\n`);
}

function textOf(cell: Cell, { kind, isComma }: { kind: CellKind; isComma: boolean }): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return isComma ? String(cell) : String(cell).replace('.', ',');
  return kind === 'instant' ? tashkentTime(cell).replace('T', ' ').slice(0, 16) : safeText(cell);
}

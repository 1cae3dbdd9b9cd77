import { tashkentClock } from '#domain/units/tashkent-clock.ts';
import type { Language } from '#contract/words.ts';
import { type Cell, type CellKind, type LongSheet, safeText } from './sheet.ts';

/**
 * Writes a table in the form that spreadsheets open: UTF-8 with a byte order mark, separated by `;` where the comma is the decimal sign
 * (ru, uz).
 */
export async function writeCsv({ columns, pages }: LongSheet, language: Language): Promise<Buffer> {
  const isComma = language === 'en';
  const separator = isComma ? ',' : ';';
  const quoted = (text: string) => (/[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = (rows: readonly (readonly string[])[]) =>
    Buffer.from(rows.map((row) => `${row.map(quoted).join(separator)}\r\n`).join(''));
  const parts = [Buffer.from('\uFEFF'), lines([columns.map(({ head }) => head)])];
  for await (const rows of pages) {
    const texts = rows.map((row) =>
      row.map((cell, nth) => textOf(cell, { kind: columns[nth]?.kind ?? 'text', isComma })),
    );
    parts.push(lines(texts));
  }
  return Buffer.concat(parts);
}

function textOf(cell: Cell, { kind, isComma }: { kind: CellKind; isComma: boolean }): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return isComma ? String(cell) : String(cell).replace('.', ',');
  return kind === 'instant' ? tashkentClock(new Date(cell)).replace('T', ' ').slice(0, 16) : safeText(cell);
}

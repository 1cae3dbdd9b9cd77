import type { WishedPrice } from '#contract/admin/prices/piece-price.ts';

export interface PriceTable {
  rows: WishedPrice[];
  /** Numbers of lines without a valid price, from 1. */
  wrong: number[];
}

const maxRows = 500;
const words: Record<string, WishedPrice['to']> = {
  формула: 'FORMULA',
  formula: 'FORMULA',
  запрос: 'ON_REQUEST',
  soʻrov: 'ON_REQUEST',
  request: 'ON_REQUEST',
};

/**
 * Parses a pasted table: a serial number, its price in soʻm, and optionally the business price. Columns are separated
 * by tabs or semicolons, the number from the price also by a space. Instead of a price the words "formula" and
 * "request" are accepted, in three languages.
 */
export function readPriceTable(text: string): PriceTable {
  const table: PriceTable = { rows: [], wrong: [] };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const row = table.rows.length < maxRows ? readLine(line.trim()) : null;
    if (row === null) table.wrong.push(index + 1);
    else table.rows.push(row);
  }
  return table;
}

function readLine(line: string): WishedPrice | null {
  const [, serial = '', rest = ''] = /^(\S+?)(?:\s*[;\t]\s*|\s+)(.+)$/.exec(line) ?? [];
  const [first = '', second = ''] = rest.split(/[;\t]/).map((part) => part.trim());
  const to = words[first.toLowerCase()];
  if (to !== undefined) return { serial, to };
  const price = sumOf(first);
  const b2b = sumOf(second);
  if (serial === '' || price === null || (second !== '' && b2b === null)) return null;
  return { serial, to: 'SUM', price, ...(b2b !== null && { b2b }) };
}

/** Parses whole soʻm, with or without spaces between thousands. */
function sumOf(text: string): number | null {
  const digits = text.replaceAll(/[\s_]/g, '');
  return /^[1-9]\d{0,10}$/.test(digits) ? Number(digits) : null;
}

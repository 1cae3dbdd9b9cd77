import type { WishedPrice } from '#contract/admin/prices/piece-price.ts';

export interface PriceTable {
  rows: WishedPrice[];
  /** Numbers of lines that say no price, from 1. */
  wrong: number[];
}

const mostRows = 500;
const words: Record<string, WishedPrice['to']> = {
  формула: 'FORMULA',
  formula: 'FORMULA',
  запрос: 'ON_REQUEST',
  soʻrov: 'ON_REQUEST',
  request: 'ON_REQUEST',
};

/**
 * Reads a pasted table: a serial number, then its price in soʻm, then, where it is given, the price for business. Columns are parted by tabs
 * or semicolons, the number from the price by a space, too. Instead of a price the words "formula" and "request", in three languages.
 */
export function readPriceTable(text: string): PriceTable {
  const table: PriceTable = { rows: [], wrong: [] };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const row = table.rows.length < mostRows ? readLine(line.trim()) : null;
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

/** Whole soʻm, with or without spaces between the thousands. */
function sumOf(text: string): number | null {
  const digits = text.replaceAll(/[\s_]/g, '');
  return /^[1-9]\d{0,10}$/.test(digits) ? Number(digits) : null;
}

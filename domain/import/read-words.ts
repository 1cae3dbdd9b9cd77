import { dayMs } from '#domain/units/durations.ts';
import { read, type Read, refuse } from './row-problem.ts';

/** Trims a cell, collapses spaces inside it, and removes invisible characters. */
export function tidied(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\u200b-\u200d\ufeff]/gu, ' ')
    .replace(/[ \u00a0]{2,}/gu, ' ')
    .trim();
}

/** Writes Uzbek as the shop does: oʻ and gʻ with U+02BB, every other apostrophe as U+02BC. */
export function uzbekText(text: string): string {
  return text.replace(/([oOgG])['‘’`´ʼ]/gu, '$1ʻ').replace(/['‘’`´]/gu, 'ʼ');
}

const yes = new Set(['да', 'yes', 'ha', 'true', '1', '+', 'истина']);
const no = new Set(['нет', 'no', 'yoʻq', "yo'q", 'yoq', 'false', '0', '-', 'ложь']);

export function readFlag(text: string): Read<boolean> {
  const word = text.toLowerCase();
  if (yes.has(word)) return read(true);
  return no.has(word) ? read(false) : refuse('NOT_A_FLAG');
}

/** Reads one of these words, ignoring case. */
export function readWord<T extends string>(text: string, words: readonly T[]): Read<T> {
  const folded = text.toLowerCase();
  const word = words.find((one) => one.toLowerCase() === folded);
  return word === undefined ? refuse('UNKNOWN_WORD', words.join(', ')) : read(word);
}

// a spreadsheet counts days from 30 December 1899; this range is 1954 to 2119
const serialDay = /^[2-7]\d{4}(?:\.\d+)?$/;

/** Reads `2026-11-22`, `22.11.2026`, `22/11/2026`, or the serial number that a spreadsheet stores for a day; returns YYYY-MM-DD. */
export function readDay(text: string): Read<string> {
  if (serialDay.test(text)) {
    const days = Math.floor(Number(text));
    return read(new Date(Date.UTC(1899, 11, 30) + days * dayMs).toISOString().slice(0, 10));
  }
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text);
  const local = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  const [year, month, date] = iso === null ? [local?.[3], local?.[2], local?.[1]] : [iso[1], iso[2], iso[3]];
  if (year === undefined || month === undefined || date === undefined) return refuse('NOT_A_DAY');
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const instant = new Date(`${day}T00:00:00Z`);
  // 31 February would roll over into March
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
  return isReal ? read(day) : refuse('NOT_A_DAY');
}

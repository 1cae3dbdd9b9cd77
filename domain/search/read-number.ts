import { inOtherLayout } from './keyboard-layout.ts';

const form = /^([A-Z]{1,4})[\s-]?(\d+)$/;
/** What counts as a number even among other words. */
const amongWords = /^\p{L}{2,4}-?\d{3,}$/u;
const longest = 60;
/** Russian letters that look like Latin ones or are confused with them: ЗР-001 is ZR-001. */
const latinLook: Record<string, string> = { З: 'Z', Р: 'R', С: 'S' };
/** Number of digits of an artikul and of a serial number. */
const [styleDigits, serialDigits] = [3, 6];

/**
 * Returns possible spellings of a typed artikul or serial number, the most likely first: as typed, with its dash, with leading zeros; in
 * the other keyboard layout; with Russian letters. Empty if the text cannot be one. Each is looked up exactly.
 */
export function readNumbers(query: string): string[] {
  const typed = query.normalize('NFKC').trim();
  if (typed.length > longest || !/\d/.test(typed)) return [];
  const parts = typed.split(/\s+/).filter((part) => amongWords.test(part));
  const texts = [typed, ...parts]
    .flatMap((text) => [text, inOtherLayout(text)])
    .map((text) => text.toUpperCase());
  const looks = texts.map((text) => text.replace(/[ЗРС]/g, (letter) => latinLook[letter] ?? letter));
  return [...new Set([...texts, ...looks].flatMap(spellings))];
}

function spellings(text: string): string[] {
  const plain = /^(?=.*\d)[A-Z0-9]+(-[A-Z0-9]+)*$/.test(text) ? [text] : [];
  const [, letters, digits = ''] = form.exec(text) ?? [];
  if (letters === undefined) return plain;
  const padded = [
    digits,
    digits.padStart(styleDigits, '0'),
    ...(digits.length > styleDigits ? [digits.padStart(serialDigits, '0')] : []),
  ];
  return [...new Set([...plain, ...padded.map((number) => `${letters}-${number}`)])];
}

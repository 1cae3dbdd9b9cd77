// Search keys: what a shopper types and what the catalogue says, brought to one spelling (integrations.md 8.3, 8.5).
import { latinsOf } from './to-latin.ts';

/** Everything typed for ʻ and ʼ, and what keyboards make of it; deleted, because most people leave it out. */
const apostrophes = /['‘’‛`´ʻʼʹʽˈ′“”"]/g;
const apostrophe = 'ʼ';
const combiningMarks = /\p{M}/gu;
const wordForm = /\p{N}+[.,]\p{N}+|[\p{L}\p{N}\p{M}]+/gu;
const cyrillic = /\p{Script=Cyrillic}/u;

/** Letters of the alphabet proposed for 2027; ö and ğ lose their mark, as oʻ and gʻ lose the apostrophe. */
const newLetters: Record<string, string> = { ş: 'sh', ș: 'sh', ç: 'ch', ı: 'i' };

/** A word of a text, in small letters with ʻ and ʼ, and the keys it is found by. */
export interface FoldedWord {
  written: string;
  keys: string[];
}

/** The words of a text: «Сирға» → {"сирға": ["сирға", "sirga"]}, "sirg'a" → {"sirgʻa": ["sirga"]}. */
export function readWords(text: string): FoldedWord[] {
  const words = plainText(text).match(wordForm) ?? [];
  return words
    .map((word) => ({ written: spelled(word), keys: keysOf(word) }))
    .filter(({ keys }) => keys.length > 0);
}

/**
 * The keys of each word of a text. A Cyrillic word has its own form as well as the Latin one, because Russian is written in it
 * too; with ц it has two Latin ones, because people write both kolso and koltso.
 */
export function foldWords(text: string): string[][] {
  return readWords(text).map(({ keys }) => keys);
}

/** Small letters, one apostrophe, no compatibility forms. */
function plainText(text: string): string {
  // apostrophes first: NFKC would make a space and a mark of ´
  const one = text.replace(apostrophes, apostrophe).normalize('NFKC').toLowerCase();
  return one.replace(apostrophes, apostrophe);
}

export function isCyrillic(text: string): boolean {
  return cyrillic.test(text);
}

function keysOf(word: string): string[] {
  const plain = word.replaceAll(apostrophe, '').replace(/[şșçı]/g, (letter) => newLetters[letter] ?? letter);
  if (!cyrillic.test(plain)) return [withoutMarks(plain)].filter((key) => key !== '');
  return [...new Set([plain.replaceAll('ё', 'е'), ...latinsOf(plain)])].filter((key) => key !== '');
}

/** ö, õ, ğ, é lose their marks. Only for Latin words: й and ў are letters of their own. */
function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(combiningMarks, '').normalize('NFC');
}

/** As it is shown: oʻ and gʻ with the turned comma, no quotation mark at an end (integrations.md 8.2). */
function spelled(word: string): string {
  return word.replace(/^ʼ+|(?<![og])ʼ+$/g, '').replace(/([og])ʼ/g, '$1ʻ');
}

/** A word typed so far finds every word that begins with it from this many letters on; a shorter one only itself. */
export const prefixLetters = 3;

/** Whether a typed key finds a stored one. */
export function keyMatches(typed: string, stored: string): boolean {
  return typed.length >= prefixLetters ? stored.startsWith(typed) : stored === typed;
}

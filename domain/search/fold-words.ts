// Search keys: normalized spelling of typed words and of words in the catalogue (integrations.md 8.3, 8.5).
import { latinsOf } from './to-latin.ts';

/** Characters that are typed or inserted by keyboards for ʻ and ʼ. They are removed, because most people omit them. */
const apostrophes = /['‘’‛`´ʻʼʹʽˈ′“”"]/g;
const apostrophe = 'ʼ';
const combiningMarks = /\p{M}/gu;
const wordForm = /\p{N}+[.,]\p{N}+|[\p{L}\p{N}\p{M}]+/gu;
const cyrillic = /\p{Script=Cyrillic}/u;

/** Letters of the alphabet proposed for 2027. ö and ğ lose their mark, as oʻ and gʻ lose the apostrophe. */
const newLetters: Record<string, string> = { ş: 'sh', ș: 'sh', ç: 'ch', ı: 'i' };

/** A word of a text, in lowercase with ʻ and ʼ, and the keys it is found by. */
export interface FoldedWord {
  written: string;
  keys: string[];
}

/** Returns the words of a text: «Сирға» → {"сирға": ["сирға", "sirga"]}, "sirg'a" → {"sirgʻa": ["sirga"]}. */
export function readWords(text: string): FoldedWord[] {
  const words = plainText(text).match(wordForm) ?? [];
  return words
    .map((word) => ({ written: spelled(word), keys: keysOf(word) }))
    .filter(({ keys }) => keys.length > 0);
}

/**
 * Returns the keys of each word of a text. A Cyrillic word has its Cyrillic form as well as the Latin one, because Russian is also written
 * in Cyrillic. A word with ц has two Latin forms, because people write both kolso and koltso.
 */
export function foldWords(text: string): string[][] {
  return readWords(text).map(({ keys }) => keys);
}

/** Lowercase, one kind of apostrophe, no compatibility forms. */
function plainText(text: string): string {
  // apostrophes first: NFKC would turn ´ into a space and a combining mark
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

/** ö, õ, ğ, é lose their marks. Only for Latin words: й and ў are separate letters. */
function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(combiningMarks, '').normalize('NFC');
}

/** Display form: oʻ and gʻ with the turned comma, no quotation mark at either end (integrations.md 8.2). */
function spelled(word: string): string {
  return word.replace(/^ʼ+|(?<![og])ʼ+$/g, '').replace(/([og])ʼ/g, '$1ʻ');
}

/** A typed word matches every word that begins with it from this many letters on; a shorter one only itself. */
export const prefixLetters = 3;

/** Checks whether a typed key matches a stored one. */
export function keyMatches(typed: string, stored: string): boolean {
  return typed.length >= prefixLetters ? stored.startsWith(typed) : stored === typed;
}

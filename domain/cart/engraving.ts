// What the shop's machine can engrave. Also used in the browser, which reports characters that cannot be engraved while typing (PDP-17).

/** Typefaces of the machine: the display face upright and italic, and the text face. */
export type Lettering = 'CLASSIC' | 'ITALIC' | 'PLAIN';

export interface Engraving {
  /** The text as it is engraved. */
  text: string;
  lettering: Lettering;
}

/** Maximum number of letters, spaces and signs together (ui.md 1.4, element 10). */
export const engravingLength = 18;

/** All characters that every typeface has and the machine can engrave: the letters of the three languages, the digits, a few signs. */
export const cuttable =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzʻʼÇçÕõĞğŎŏŞş' +
  'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяЎўҚқҒғҲҳ' +
  '0123456789 .,:!?&+-–—/·()«»';

export type ReadEngraving =
  | { ok: true; text: string }
  | { ok: false; code: 'EMPTY' }
  | { ok: false; code: 'TOO_LONG'; length: number }
  /** The characters that cannot be engraved, each once, in the order of the text. */
  | { ok: false; code: 'CANNOT_CUT'; signs: string[] };

const known = new Set(cuttable);

/**
 * Returns the text as it is engraved, or why it cannot be: empty, longer than 18, or with characters the machine cannot engrave. Spaces
 * are trimmed, and several become one. A keyboard apostrophe becomes ʻ after o and g (oʻ, gʻ) and ʼ elsewhere; nothing else is changed.
 */
export function readEngraving(typed: string): ReadEngraving {
  const text = withUzbekApostrophes(typed.normalize('NFC')).replaceAll(/\s+/g, ' ').trim();
  if (text === '') return { ok: false, code: 'EMPTY' };
  const signs = signsOf(text);
  const unknown = [...new Set(signs.filter((sign) => !known.has(sign)))];
  if (unknown.length > 0) return { ok: false, code: 'CANNOT_CUT', signs: unknown };
  if (signs.length > engravingLength) return { ok: false, code: 'TOO_LONG', length: signs.length };
  return { ok: true, text };
}

/** Splits a text into visible characters: an emoji is one, and so is a letter with its accent. */
function signsOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

function withUzbekApostrophes(text: string): string {
  return text.replaceAll(/([oOgG])['’‘`´]/g, '$1ʻ').replaceAll(/['’‘`´]/g, 'ʼ');
}

// What the shop's machine can cut. Also used in the browser: a letter that cannot be cut is reported while typing (PDP-17).

/** The faces the machine has: the display face upright and slanted, the text face. */
export type Lettering = 'CLASSIC' | 'ITALIC' | 'PLAIN';

export interface Engraving {
  /** As it is cut. */
  text: string;
  lettering: Lettering;
}

/** Letters, spaces and signs together (ui.md 1.4, element 10). */
export const engravingLength = 18;

/** Every sign that all faces have and the machine has a path for: the letters of the three languages, the figures, a few signs. */
export const cuttable =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzʻʼÇçÕõĞğŎŏŞş' +
  'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяЎўҚқҒғҲҳ' +
  '0123456789 .,:!?&+-–—/·()«»';

export type ReadEngraving =
  | { ok: true; text: string }
  | { ok: false; code: 'EMPTY' }
  | { ok: false; code: 'TOO_LONG'; length: number }
  /** Each sign once, in the order they were typed. */
  | { ok: false; code: 'CANNOT_CUT'; signs: string[] };

const known = new Set(cuttable);

/**
 * The text as it is cut, or why it is not: nothing to cut, longer than 18, signs the machine cannot cut. Spaces at the ends go and
 * several become one. An apostrophe of a keyboard becomes ʻ after o and g (oʻ, gʻ) and ʼ elsewhere; nothing else is changed.
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

/** What a reader counts as one sign: an emoji is one, a letter with its accent is one. */
function signsOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

function withUzbekApostrophes(text: string): string {
  return text.replaceAll(/([oOgG])['’‘`´]/g, '$1ʻ').replaceAll(/['’‘`´]/g, 'ʼ');
}

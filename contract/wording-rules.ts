// What may replace a text of the shop: the same rules for the screen and the server (decision 0093).

/** A line of a page or mail, the title and the description of a page for search engines, an SMS, and the subject and a paragraph of a mail. */
export const wordingKinds = ['LINE', 'TITLE', 'DESCRIPTION', 'SMS', 'SUBJECT', 'BODY'] as const;
export type WordingKind = (typeof wordingKinds)[number];

/** Greatest length in characters, with placeholders as they are written. A title includes the name that the page appends (SEO-4). */
export const longestWording: Record<WordingKind, number> = {
  LINE: 250,
  TITLE: 65,
  DESCRIPTION: 155,
  SMS: 300,
  SUBJECT: 120,
  BODY: 800,
};

/** Why a text cannot be used; `what`: the placeholder that is meant, or the greatest length. */
export interface WordingFault {
  code:
    | 'wordingEmpty'
    | 'wordingLong'
    | 'wordingLines'
    | 'wordingMissing'
    | 'wordingUnknown'
    | 'wordingBraces'
    | 'wordingNameFirst';
  what: string;
}

/** The names in `{{name}}`, each once, in the order of the text. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name)),
];

/** A mail to an unproven address has no name: its text then begins after the greeting. */
const greeting = /^\{\{name\}\},\s/;

/** The first reason why `text` cannot replace `original`; null if it can. */
export function findWordingFault(
  text: string,
  { original, kind, ending = '' }: { original: string; kind: WordingKind; ending?: string },
): WordingFault | null {
  if (text.trim() === '') return { code: 'wordingEmpty', what: '' };
  const longest = longestWording[kind] - (kind === 'TITLE' ? ending.length : 0);
  if (text.length > longest) return { code: 'wordingLong', what: String(longest) };
  const controls = kind === 'BODY' ? text.replaceAll('\n', '') : text;
  if (!text.isWellFormed() || /\p{Cc}/u.test(controls)) return { code: 'wordingLines', what: '' };
  const needed = placeholdersOf(original);
  const used = placeholdersOf(text);
  const unknown = used.find((name) => !needed.includes(name));
  if (unknown !== undefined) return { code: 'wordingUnknown', what: `{{${unknown}}}` };
  const missing = needed.find((name) => !used.includes(name));
  if (missing !== undefined) return { code: 'wordingMissing', what: `{{${missing}}}` };
  if (/[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, ''))) return { code: 'wordingBraces', what: '' };
  if (greeting.test(original) && !greeting.test(text)) return { code: 'wordingNameFirst', what: '{{name}}' };
  return null;
}

/** Replaces each `{{name}}` in a text by its value; one without a value becomes nothing. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));

/** Converts a text to the characters available in an SMS. */
export const plainSms = (text: string): string => text.replaceAll(/[ʻʼ]/g, "'").replaceAll('\u00A0', ' ');

/** What a gateway counts and is paid for. */
export interface SmsSize {
  characters: number;
  parts: number;
  /** All characters are in the alphabet of GSM, of which one part has 160 instead of 70. */
  isGsm: boolean;
}

const gsm = /^[\n\r @£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
/** They take two places. */
const gsmPairs = /[\^{}\\[~\]|€]/g;

/** Counts the parts of an SMS: 160 characters of GSM alone and 153 in each of several parts, otherwise 70 and 67. */
export function sizeOfSms(text: string): SmsSize {
  const isGsm = gsm.test(text);
  const characters = isGsm ? text.length + (text.match(gsmPairs)?.length ?? 0) : text.length;
  const [alone, each] = isGsm ? [160, 153] : [70, 67];
  return { characters, parts: characters <= alone ? 1 : Math.ceil(characters / each), isGsm };
}

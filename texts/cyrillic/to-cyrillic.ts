import { cyrillicLetters } from './letters.ts';
import { latinNames } from './loan-words.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);
/** Longest first, so that no name matches the beginning of another. */
const names = latinNames
  .toSorted((a, b) => b.length - a.length)
  .map((name) => escaped(name).replaceAll(' ', String.raw`[ \u00A0]`));

/** Endings of nouns; listed so that the first name Humoyun is not taken for the card Humo with an ending. */
const suffixes = '(?:lar)?(?:ingiz|imiz|si|i)?(?:da|dan|dagi|dek|ga|gacha|li|mi|ni|niki|ning|siz)?';
const letter = String.raw`[A-Za-zʻʼ]`;

/** The parts that are not Uzbek words, in order of precedence; the rest are words. */
const parts = new RegExp(
  [
    // placeholders of texts
    String.raw`(?<verbatim>\{\{[^}]*\}\}`,
    // addresses: of the web, of mail, of Telegram
    String.raw`https?:\/\/[^\s»”]+`,
    String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`@\w{3,}`,
    String.raw`(?:[a-z0-9-]+\.)+(?:uz|com|ru|org|net|me)(?![a-zʻʼ])(?:\/[^\s»”]*)?`,
    // numbers of models, pieces and certificates, grades, sizes of paper: ZR-001, ZC-2026-000101-LZ, VS1, A5, 2GIS
    String.raw`(?<![A-Za-z0-9])(?=[A-Z0-9-]*[0-9])(?=[A-Z0-9-]*[A-Z])[A-Z0-9]+(?:-[A-Z0-9]+)*(?![A-Z0-9])`,
    // Roman numerals, and a letter alone, which is a grade or a sign; У is a word (he, she, it)
    String.raw`(?<!${letter})(?:[IVXL]{2,}|[A-TV-Z](?![ʻʼ]))(?!${letter}))`,
    String.raw`(?<!${letter})(?<name>${names.join('|')})(?<suffix>${suffixes})(?!${letter})`,
    // Cyrillic writes no hyphen in a date: 2026 йил 12 июнь
    String.raw`(?<=[0-9])(?<hyphen>[-\u2011]\u2060?)(?=(?:yil|yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sent|okt|noyabr|dekabr))`,
    String.raw`(?<word>${letter}+)`,
    String.raw`(?<quote>[“”])`,
  ].join('|'),
  'g',
);

/**
 * Converts an Uzbek text of the shop to Cyrillic letters. Placeholders, addresses, numbers of pieces, names in `latinNames`, and words with a
 * letter that Uzbek does not have stay unchanged (decision 47). Never used for texts that people typed.
 */
export function toCyrillic(text: string): string {
  // a text that is missing in Uzbek falls back to Russian
  if (hasCyrillic.test(text)) return text;
  return oneApostrophe(text).replace(parts, (part: string, ...rest: unknown[]) => {
    const { verbatim, name, suffix, hyphen, word, quote } = rest.at(-1) as Groups; // the groups are replace's last argument
    if (verbatim !== undefined) return part;
    if (name !== undefined) return suffix ? `${name}’${cyrillicWord(suffix)}` : name;
    if (hyphen !== undefined) return '\u00A0';
    if (quote !== undefined) return quote === '“' ? '«' : '»';
    return word === undefined ? part : cyrillicWord(word);
  });
}

const hasCyrillic = /\p{Script=Cyrillic}/u;

/** Converts a file of texts, or a part of one. */
export function textsInCyrillic<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return toCyrillic(texts) as Texts; // a text for a text
  if (typeof texts !== 'object' || texts === null) return texts;
  const parts = Object.entries(texts).map(([key, part]) => [key, textsInCyrillic(part)] as const);
  return Object.fromEntries(parts) as Texts; // the same keys
}

type Groups = Partial<Record<'verbatim' | 'name' | 'suffix' | 'hyphen' | 'word' | 'quote', string>>;

/** Replaces the various apostrophes inside words by the two of Uzbek. */
const oneApostrophe = (text: string): string =>
  text
    .replaceAll(/(?<=[oOgG])['‘’ʼ`´](?=[A-Za-z])/g, 'ʻ')
    .replaceAll(/(?<=[A-Za-z])['‘’`´](?=[A-Za-z])/g, 'ʼ');

/** Initials with an ending: QQSni, ҚҚСни. */
const initials = /^(?<capitals>(?:[A-Z][ʻʼ]?){2,})(?<ending>[a-zʻʼ]+)$/;

function cyrillicWord(word: string): string {
  const { capitals, ending } = initials.exec(word)?.groups ?? {};
  if (capitals !== undefined && ending !== undefined) return cyrillicWord(capitals) + cyrillicWord(ending);
  const small = word.toLowerCase();
  if (small !== 'ct' && /w|c(?!h)/.test(small)) return word;
  const cyrillic = cyrillicLetters(small);
  if (word.length > 1 && word === word.toUpperCase()) return cyrillic.toUpperCase();
  return word[0] === small[0] ? cyrillic : cyrillic.charAt(0).toUpperCase() + cyrillic.slice(1);
}

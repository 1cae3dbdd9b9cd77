import { latinNames } from './loan-words.ts';

/** What may be in Latin letters on a Cyrillic page, besides `latinNames`: placeholders, addresses, numbers of models, grades. */
const allowed =
  /\{\{[^}]*\}\}|https?:\/\/\S+|[\w.+-]+@[\w.-]+|@\w+|[\w-]+\.(?:uz|com|ru|org)\b|(?=[\w-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)*|\b(?:[A-Z]|[IVXL]+)\b/g;

/** Returns the Latin words that should have been converted. */
export function latinWordsIn(texts: unknown): string[] {
  if (typeof texts === 'object' && texts !== null) return Object.values(texts).flatMap(latinWordsIn);
  if (typeof texts !== 'string') return [];
  const left = latinNames
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (text, name) => text.replaceAll(name, ' '),
      texts.replaceAll('\u00A0', ' ').replaceAll(allowed, ' '),
    );
  return left.match(/[A-Za-zʻʼ]+/g) ?? [];
}

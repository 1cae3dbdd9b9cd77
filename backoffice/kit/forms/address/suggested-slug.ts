import { slug } from '#domain/catalog/slug.ts';

/** Titles of a new record; the English one makes the shortest address, the others are transliterated. */
export interface Titles {
  en?: string | undefined;
  uz?: string | undefined;
  ru?: string | undefined;
}

/** An address made from the titles, at most `maxLength` characters, cut between words if possible. Empty without a title. */
export function suggestedSlug({ en = '', uz = '', ru = '' }: Titles, maxLength: number): string {
  const whole = slug(en) || slug(uz) || slug(ru);
  if (whole.length <= maxLength) return whole;
  const cut = whole.slice(0, maxLength + 1);
  const lastWord = cut.lastIndexOf('-');
  return cut.slice(0, lastWord > 0 ? lastWord : maxLength);
}

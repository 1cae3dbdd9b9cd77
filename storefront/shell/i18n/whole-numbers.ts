/**
 * Inserts word joiners, so that no line breaks inside `585-proba`, `ID-karta` or `3–4`; numbers of pieces stay unchanged, because people
 * copy them.
 */
export const wholeNumbers = (text: string): string =>
  text.replaceAll(/(?<=\d|\p{Lu}{2})-(?=\p{Ll})|(?<=\d)–(?=\d)/gu, '$&\u2060');

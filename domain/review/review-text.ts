/**
 * The stored form of a typed text: letters composed, ends of lines alike, no spaces at the ends of lines, at most one empty line in a row.
 * Plain text: what looks like HTML stays what it looks like.
 */
export function tidyText(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\p{Zs}\t]+/gu, (gap) => (gap === '\u00A0' ? gap : ' '))
    .replaceAll(/[ \u00A0]*\n[ \u00A0]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Letters as people count them, not code units. */
export function lettersIn(text: string): number {
  return Array.from(text).length;
}

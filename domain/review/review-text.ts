/**
 * Returns the stored form of a typed text: composed Unicode, uniform line ends, no spaces at line ends, at most one empty line in a row.
 * The text is plain: what looks like HTML stays unchanged.
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

/** Counts letters as people do, not code units. */
export function lettersIn(text: string): number {
  return Array.from(text).length;
}

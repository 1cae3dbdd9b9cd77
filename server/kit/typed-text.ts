/**
 * Whether a text has what no name or street has, and what PostgreSQL would not take: control characters, a NUL, half a letter (a lone
 * surrogate). Tabs and line breaks belong to a comment.
 */
export function hasControls(text: string): boolean {
  return !text.isWellFormed() || /\p{Cc}/u.test(text.replaceAll(/[\t\n\r]/g, ''));
}

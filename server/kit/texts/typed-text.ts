/**
 * Checks whether a text contains characters that no name or street has and that PostgreSQL refuses: control characters, NUL, a lone
 * surrogate. Tabs and line breaks are ignored, because comments contain them.
 */
export function hasControls(text: string): boolean {
  return !text.isWellFormed() || /\p{Cc}/u.test(text.replaceAll(/[\t\n\r]/g, ''));
}

/** A pattern for `like`: the typed text, anywhere in another. */
export const containing = (typed: string): string => `%${escaped(typed)}%`;

/** A pattern for `like`: texts that begin with the typed one. */
export const beginningWith = (typed: string): string => `${escaped(typed)}%`;

const escaped = (typed: string): string => typed.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);

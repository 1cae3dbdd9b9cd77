// No schema library here, so that the forms of the browser check by the same rule.

/**
 * A person's name as people type it: one line of at most 60 letters, without links. It stands in messages to addresses and phones that
 * nobody proved: with a link or a paragraph in it the shop would carry a stranger's advertising. A pattern with the flag `u`:
 * - no control characters, line or paragraph separators, signs of direction;
 * - no signs that addresses and exclamations have, and names have not;
 * - nothing that mail programs make a link of: `example.uz`, `t.me`. Initials (`А.Навои`) are none.
 */
export const personName = {
  maxLength: 60,
  pattern:
    '^(?!.*[\\p{L}\\p{N}]{2}\\.\\p{L}{2})(?!.*(?:^|[^\\p{L}\\p{N}.])[tTxX]\\.(?:me|ME|co)(?![\\p{L}\\p{N}]))[^\\p{Cc}\\p{Zl}\\p{Zp}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\\\\\/:@<>\\|=*#$%^~\\{\\}_;!?\\[\\]]*$',
} as const;

const expression = new RegExp(personName.pattern, 'u');

/** Whether a name may be taken, as it was typed. */
export function isPersonName(name: string): boolean {
  return Array.from(name).length <= personName.maxLength && expression.test(name);
}

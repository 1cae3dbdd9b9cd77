// Must not import the schema library, so that browser forms can use the same rule.

/**
 * A person's name: one line of at most 60 letters, without links. It appears in messages to unverified email addresses and
 * phones: with a link or a paragraph in it, the shop could be used to send advertising. The pattern, with the flag `u`, excludes:
 * - control characters, line and paragraph separators, direction marks;
 * - characters of addresses and exclamations, which names do not have;
 * - anything that mail programs turn into a link: `example.uz`, `t.me`. Initials (`А.Навои`) are allowed.
 */
export const personName = {
  maxLength: 60,
  pattern:
    '^(?!.*[\\p{L}\\p{N}]{2}\\.\\p{L}{2})(?!.*(?:^|[^\\p{L}\\p{N}.])[tTxX]\\.(?:me|ME|co)(?![\\p{L}\\p{N}]))[^\\p{Cc}\\p{Zl}\\p{Zp}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\\\\\/:@<>\\|=*#$%^~\\{\\}_;!?\\[\\]]*$',
} as const;

const expression = new RegExp(personName.pattern, 'u');

/** Checks whether a typed name is acceptable. */
export function isPersonName(name: string): boolean {
  return Array.from(name).length <= personName.maxLength && expression.test(name);
}

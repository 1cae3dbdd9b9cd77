import { JsonText } from '#server/kit/json-text.ts';
import { toCyrillic } from '#texts/cyrillic/to-cyrillic.ts';

/** What is Uzbek in an answer has such a name; slugs are the same in both writings. */
const isUzbek = (name: string): boolean => name.endsWith('Uz') && name !== 'slugUz';
/** Words of a page's block that nobody reads (contract/page.ts). */
const unread = new Set(['kind', 'name', 'key', 'href']);

/**
 * An operation's answer with its Uzbek texts in Cyrillic letters, for callers who read those (decision 47). What people typed, and every other
 * field, stays as it is.
 */
export function answerInCyrillic<Answer>(answer: Answer): Answer {
  if (!(answer instanceof JsonText)) return fieldsInCyrillic(answer) as Answer; // the same fields
  const value = fieldsInCyrillic(answer.parse());
  return new JsonText([JSON.stringify(value)]) as Answer; // as above
}

function fieldsInCyrillic(value: unknown): unknown {
  return mapped(value, (part, name) => (isUzbek(name) ? wordsInCyrillic(part) : fieldsInCyrillic(part)));
}

function wordsInCyrillic(value: unknown): unknown {
  if (typeof value === 'string') return toCyrillic(value);
  return mapped(value, (part, name) => (unread.has(name) ? part : wordsInCyrillic(part)));
}

/** A list or an object with its parts changed; anything else as it is. `name` of a list's part is ''. */
function mapped(value: unknown, change: (part: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => change(part, ''));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part, name)]));
}

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

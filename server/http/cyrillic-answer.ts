import { JsonText } from '#server/kit/json-text.ts';
import { toCyrillic } from '#texts/cyrillic/to-cyrillic.ts';

/** Fields with Uzbek texts have this suffix; slugs are the same in both scripts. */
const isUzbek = (name: string): boolean => name.endsWith('Uz') && name !== 'slugUz';
/** Fields of a page's block that are not displayed (contract/page.ts). */
const unread = new Set(['kind', 'name', 'key', 'href']);

/**
 * Converts the Uzbek texts in an operation's response to Cyrillic, for callers who read it (decision 47). Texts typed by people and all
 * other fields stay unchanged.
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

/** Maps the parts of a list or an object; other values are returned unchanged. For parts of a list, `name` is ''. */
function mapped(value: unknown, change: (part: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => change(part, ''));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part, name)]));
}

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

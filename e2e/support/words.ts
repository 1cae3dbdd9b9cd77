import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'ru' | 'uz' | 'en';

/** The shop's own texts, so that a test finds elements as a shopper of that language does: `word('uz', 'cart', 'title')`. */
export function word(language: Language, namespace: string, key: string): string {
  const file = join(import.meta.dirname, '..', '..', 'texts', language, `${namespace}.json`);
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), texts);
  if (typeof found !== 'string') throw new Error(`no text ${language} ${namespace}:${key}`);
  return found;
}

/** A text as the beginning of a name: the part before its first placeholder. */
export function startOf(language: Language, namespace: string, key: string): RegExp {
  const [before = ''] = word(language, namespace, key).split('{{', 1);
  return new RegExp(
    `^${before
      .trim()
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(/\s+/g, '\\s+')}`,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

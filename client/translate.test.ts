import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '#contract/words.ts';
import { translate, type Words } from './translate.ts';

const folder = path.join(import.meta.dirname, '../texts');
const counts = [0, 1, 2, 5, 11, 21, 22, 1.5];

function readNamespaces(language: Language): Record<string, Words> {
  const files = readdirSync(path.join(folder, language));
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')) as Words, // text-rules.ts checks their shape
    ]),
  );
}

const textsOf = (words: Words, prefix = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  );

describe.each(languages)('the texts in %s', (language) => {
  it('are the same as i18next returns them, for every key and count', async () => {
    const namespaces = readNamespaces(language);
    const i18next = createInstance();
    await i18next.init({
      lng: language,
      resources: { [language]: namespaces },
      interpolation: { escapeValue: false },
    });
    const readings = Object.entries(namespaces).flatMap(([namespace, words]) =>
      textsOf(words).flatMap(([full, text]) => {
        const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
        const options = Object.fromEntries(names.map((name) => [name, `<${name} $& {{count}}>`]));
        const key = full.replace(/_(?:one|few|many|other)$/, '');
        return counts.map((count) => ({ namespace, words, key, options: { ...options, count } }));
      }),
    );
    expect(readings.length).toBeGreaterThan(5_000);
    const ours = readings.map(({ words, key, options }) => translate(words, key, { language, options }));
    const theirs = readings.map(({ namespace, key, options }) => i18next.t(`${namespace}:${key}`, options));
    expect(ours).toEqual(theirs);
  });
});

describe('a missing text', () => {
  it('is its default, otherwise its key', () => {
    expect(
      translate({ shapes: { oval: 'овал' } }, 'shapes.heart', {
        language: 'ru',
        options: { defaultValue: 'heart' },
      }),
    ).toBe('heart');
    expect(translate({ shapes: { oval: 'овал' } }, 'shapes', { language: 'ru', options: {} })).toBe('shapes');
  });
});

describe('a name with a suffix', () => {
  const words = { by: '{{day}}гача', on: '{{day}}, {{weekday}}' };
  const options = { day: '2\u00A0декабрь', weekday: 'чоршанба' };

  it('loses its soft sign in Uzbek in Cyrillic letters', () => {
    expect(translate(words, 'by', { language: 'uz-Cyrl', options })).toBe('2\u00A0декабргача');
    expect(translate(words, 'on', { language: 'uz-Cyrl', options })).toBe('2\u00A0декабрь, чоршанба');
  });

  it('is unchanged in the other languages', () => {
    expect(translate(words, 'by', { language: 'ru', options })).toBe('2\u00A0декабрьгача');
  });
});

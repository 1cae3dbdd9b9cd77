import { findWordFaults } from './text-words.ts';

/** `cart:goods_one` → “{{count}} item”, for one language. */
export type Words = Record<string, string>;
export type Texts = Record<string, Words>;

/** The text keys that the source uses: whole ones, and the fixed parts of computed ones (`sort.${order}`). */
export interface UsedTextKeys {
  keys: Set<string>;
  patterns: { starts: string; ends: string }[];
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/;
const base = (key: string): string => key.replace(pluralForm, '');

/** Finds everything that a translator or a programmer forgot, one sentence each. */
export function findFaults(texts: Texts, used: UsedTextKeys): string[] {
  return [
    ...findMissing(texts),
    ...findPluralFaults(texts),
    ...findVariableFaults(texts),
    ...Object.entries(texts).flatMap(([language, words]) =>
      Object.entries(words).flatMap(([key, text]) =>
        [...findSpellingFaults(language, text), ...findWordFaults(language, text)].map(
          (why) => `${language} ${key}: ${why}: ${text}`,
        ),
      ),
    ),
    ...findUnused(texts, used),
    ...findUnanswered(texts, used),
  ];
}

function findMissing(texts: Texts): string[] {
  const everywhere = allKeys(texts);
  return Object.entries(texts).flatMap(([language, words]) => {
    const has = new Set(Object.keys(words).map(base));
    return [...everywhere].filter((key) => !has.has(key)).map((key) => `${language} has no ${key}`);
  });
}

/** A text with a count has exactly the plural forms of its language (CLDR). */
function findPluralFaults(texts: Texts): string[] {
  const counted = new Set(
    Object.values(texts).flatMap((words) =>
      Object.keys(words)
        .filter((key) => pluralForm.test(key))
        .map(base),
    ),
  );
  return Object.entries(texts).flatMap(([language, words]) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    return [...counted].flatMap((key) => {
      const forms = Object.keys(words).filter((one) => base(one) === key);
      const wanted = new Set(needed.map((form) => `${key}_${form}`));
      return [
        ...[...wanted].filter((form) => !forms.includes(form)).map((form) => `${language} has no ${form}`),
        ...forms.filter((form) => !wanted.has(form)).map((form) => `${language} has no use for ${form}`),
      ];
    });
  });
}

function findVariableFaults(texts: Texts): string[] {
  const sayings = new Map<string, Map<string, string[]>>();
  for (const [language, words] of Object.entries(texts)) {
    for (const [key, text] of Object.entries(words)) {
      const variables = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);
      const byLanguage = sayings.get(base(key)) ?? new Map<string, string[]>();
      byLanguage.set(language, [...(byLanguage.get(language) ?? []), ...variables]);
      sayings.set(base(key), byLanguage);
    }
  }
  return [...sayings].flatMap(([key, byLanguage]) => {
    const sets = [...byLanguage.values()].map((variables) => [...new Set(variables)].toSorted().join(', '));
    return new Set(sets).size > 1
      ? [`${key} does not say the same in every language: ${sets.map((set) => set || 'nothing').join(' / ')}`]
      : [];
  });
}

function findSpellingFaults(language: string, text: string): string[] {
  const plain = text.replaceAll(/\{\{.*?\}\}|<\/?\w+>/g, ' ');
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  const mixed = words.filter((word) => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word));
  const faults: [boolean, string][] = [
    [text.trim() === '', 'is empty'],
    [text !== text.trim(), 'has a space at its edge'],
    [mixed.length > 0, `mixes alphabets in ${mixed.join(', ')}`],
    [
      language === 'uz' && /['‘’`]/.test(text),
      'writes Uzbek letters with a quotation mark; they are ʻ (U+02BB) and ʼ (U+02BC)',
    ],
    [
      language !== 'ru' && /\p{Script=Cyrillic}/u.test(text) && !/^(?:Русский|Рус|РУ)$/u.test(text),
      'is not translated',
    ],
    [language !== 'en' && /[“”„"]/.test(text), 'has quotation marks of another language; they are « »'],
    [/\.\.\./.test(text), 'writes … with three dots'],
    [
      /(?:\}\}|\d) (?:soʻm|сум|sum|г|g|мм|mm|см|cm|карат|карата|ct|kt)(?![\p{L}ʻʼ])/u.test(text),
      'has an ordinary space before a unit',
    ],
    [/\S [—–] (?=[\p{L}\d«“<{−])/u.test(text), 'has an ordinary space before a dash'],
    [/(?:№|\bNo\.) (?=\d|\{\{)/u.test(text), 'has an ordinary space before a number'],
    [
      language === 'uz' && suffixAfter(endsInWord, ' ').test(text),
      'parts a suffix from a word: it is written together',
    ],
    [
      language === 'uz' && suffixAfter(endsInDigit, '').test(text),
      'joins a suffix to a number: there is a space before it',
    ],
  ];
  return faults.filter(([is]) => is).map(([, why]) => why);
}

/** Endings of Uzbek variables: `12-iyundan`, `5 000 000 soʻmgacha`, but `18:42 gacha`, `+998 90 123-45-67 ga`. */
const endsInWord = ['date', 'day', 'days', 'sum', 'limit', 'price', 'now', 'missing', 'city'];
const endsInDigit = ['time', 'phone', 'expiry', 'until', 'count', 'size', 'pages', 'min', 'max'];

const suffixAfter = (variables: readonly string[], space: '' | ' '): RegExp =>
  new RegExp(
    `\\{\\{(?:${variables.join('|')})\\}\\}${space && '\\s'}(?:gacha|dan|da|ga|ni|ning|lik|niki)(?![\\p{L}ʻʼ])`,
    'u',
  );

function findUnused(texts: Texts, used: UsedTextKeys): string[] {
  const isUsed = (key: string): boolean =>
    [...ancestors(key)].some((one) => used.keys.has(one)) ||
    used.patterns.some(({ starts, ends }) => key.startsWith(starts) && key.endsWith(ends));
  return [...allKeys(texts)].filter((key) => !isUsed(key)).map((key) => `nothing asks for ${key}`);
}

function findUnanswered(texts: Texts, used: UsedTextKeys): string[] {
  const known = allKeys(texts);
  const parents = new Set([...known].flatMap((key) => [...ancestors(key)]));
  return [
    ...[...used.keys].filter((key) => !parents.has(key)).map((key) => `no language has ${key}`),
    ...used.patterns
      .filter(({ starts, ends }) => ![...known].some((key) => key.startsWith(starts) && key.endsWith(ends)))
      .map(({ starts, ends }) => `no language has anything like ${starts}…${ends}`),
  ];
}

function allKeys(texts: Texts): Set<string> {
  return new Set(Object.values(texts).flatMap((words) => Object.keys(words).map(base)));
}

/** `cart:metal.silver` → itself and `cart:metal`: a page may use a whole group. */
function* ancestors(key: string): Generator<string> {
  yield key;
  for (let dot = key.lastIndexOf('.'); dot > 0; dot = key.lastIndexOf('.', dot - 1)) yield key.slice(0, dot);
}

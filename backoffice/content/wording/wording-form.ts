import type { ChangeWording, WordingRow } from '#contract/admin/content/wording.ts';
import { fillText, longestWording, placeholdersOf, plainSms } from '#contract/wording-rules.ts';
import type { Language } from '#contract/words.ts';
import { toCyrillic } from '#texts/cyrillic/to-cyrillic.ts';

/** The whole text in each language: that of the staff, or the original. */
export interface WordingForm {
  textRu: string;
  textUz: string;
  textEn: string;
}

export const fieldOf = { ru: 'textRu', uz: 'textUz', en: 'textEn' } as const satisfies Record<
  Language,
  keyof WordingForm
>;

export const originalOf = (row: WordingRow, language: Language): string =>
  ({ ru: row.originalRu, uz: row.originalUz, en: row.originalEn })[language];

export const textOf = (row: WordingRow, language: Language): string =>
  row[fieldOf[language]] ?? originalOf(row, language);

export const formOf = (row: WordingRow): WordingForm => ({
  textRu: textOf(row, 'ru'),
  textUz: textOf(row, 'uz'),
  textEn: textOf(row, 'en'),
});

/** What is saved: a language with the original text follows the original. */
export const changeOf = (form: WordingForm, row: WordingRow): ChangeWording => ({
  textRu: form.textRu === row.originalRu ? null : form.textRu,
  textUz: form.textUz === row.originalUz ? null : form.textUz,
  textEn: form.textEn === row.originalEn ? null : form.textEn,
});

/** The text as a shopper reads it, with examples of what the shop fills in; an unknown placeholder stays visible. */
export function previewOf(text: string, row: WordingRow, language: Language): string {
  const examples = row.placeholders.map(
    ({ name, exampleRu, exampleUz, exampleEn }) =>
      [name, { ru: exampleRu, uz: exampleUz, en: exampleEn }[language]] as const,
  );
  const asTyped = placeholdersOf(text).map((name) => [name, `{{${name}}}`] as const);
  const filled = fillText(text, Object.fromEntries([...asTyped, ...examples])) + row.ending;
  return row.kind === 'SMS' ? plainSms(filled) : filled;
}

/** An SMS in Uzbek as those read it who chose Cyrillic letters, which take more parts; null for all other texts. */
export const cyrillicSmsOf = (text: string, row: WordingRow, language: Language): string | null =>
  row.kind === 'SMS' && language === 'uz' ? toCyrillic(previewOf(text, row, language)) : null;

/** A description shorter than this is extended by the shop (SEO-4). */
const shortestDescription = 130;

/** What search engines will do with a text of this length; null = they show it as it is. */
export function lengthFault(shown: string, { kind, key }: WordingRow): { code: string; what: number } | null {
  if (kind !== 'TITLE' && kind !== 'DESCRIPTION') return null;
  if (shown.length > longestWording[kind]) return { code: 'tooLong', what: longestWording[kind] };
  const isWhole = /[dD]escription/.test(key);
  return kind === 'DESCRIPTION' && isWhole && shown.length < shortestDescription
    ? { code: 'tooShort', what: shortestDescription }
    : null;
}

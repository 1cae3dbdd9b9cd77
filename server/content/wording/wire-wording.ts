import type { ChangeWording, WordingRow } from '#contract/admin/content/wording.ts';
import type { PageWording } from '#contract/content.ts';
import { placeholdersOf } from '#contract/wording-rules.ts';
import type { Language } from '#contract/words.ts';
import { exampleOf, meaningOf } from './examples.ts';
import { namesOf } from './names.ts';
import type { Reworded, WordingTexts } from '#server/kit/texts/message-words.ts';
import type { StoredWording } from './queries-wording.ts';
import { type Wording, wordings } from './wording-list.ts';

export const pageWordingToWire = ({ key, uz, ru, en }: WordingTexts): PageWording => ({
  key,
  textUz: uz,
  textRu: ru,
  textEn: en,
  isDescription: wordings.get(key)?.kind === 'DESCRIPTION',
});

export const changeFromWire = ({ textUz, textRu, textEn }: ChangeWording): Reworded => ({
  ru: textRu,
  uz: textUz,
  en: textEn,
});

/** Where a fault of a language is in the body of a call. */
export const pathOfLanguage: Record<Language, string> = { ru: '/textRu', uz: '/textUz', en: '/textEn' };

export function wordingToWire(key: string, wording: Wording, stored: StoredWording | undefined): WordingRow {
  const { original, ...facts } = wording;
  return {
    key,
    ...facts,
    originalUz: original.uz,
    originalRu: original.ru,
    originalEn: original.en,
    textUz: stored?.uz ?? null,
    textRu: stored?.ru ?? null,
    textEn: stored?.en ?? null,
    placeholders: placeholdersOf(original.ru).map((name) => {
      const example = exampleOf(key, name);
      return {
        name,
        meaning: meaningOf(key, name),
        exampleUz: example.uz,
        exampleRu: example.ru,
        exampleEn: example.en,
      };
    }),
    version: stored?.version ?? 0,
    changedBy: stored?.changed_by ?? null,
    changedAt: stored?.changed_at?.toISOString() ?? null,
  };
}

/** Everything by which the search finds a text. */
export const wordsOf = (row: WordingRow): string[] => [
  row.key,
  ...namesOf(row.subject),
  row.originalUz,
  row.originalRu,
  row.originalEn,
  ...[row.textUz, row.textRu, row.textEn].filter((text) => text !== null),
];

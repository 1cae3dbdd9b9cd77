import type { WordingRow } from '#contract/admin/content/wording.ts';
import { type T, useWords } from '../../kit/words.tsx';
import { HistorySection } from '../../shell/history/history-section.tsx';

const languages: Readonly<Record<string, string>> = {
  textRu: 'ru',
  textUz: 'uz',
  textEn: 'en',
  text_ru: 'ru',
  text_uz: 'uz',
  text_en: 'en',
};

/** The name of the language of a field, or of a column. */
export function languageOfField(field: string, t: T): string {
  return t(`bo-shell:language.${languages[field] ?? 'ru'}`);
}

/** Who did what with a text, in each language; nothing = the original. */
export function WordingHistory({ row: { key, version } }: { row: WordingRow }) {
  const { t } = useWords();
  return (
    <HistorySection
      resource="wording"
      record={key}
      version={version}
      labelOf={({ path }) => (path in languages ? languageOfField(path, t) : null)}
    />
  );
}

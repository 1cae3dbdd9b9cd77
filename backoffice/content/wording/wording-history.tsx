import type { AuditEntry } from '#contract/admin/audit.ts';
import { type T, useWords } from '../../kit/words.tsx';
import { RecordHistory } from '../../shell/history/record-history.tsx';

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
export function WordingHistory({ history }: { history: readonly AuditEntry[] }) {
  const { t } = useWords();
  return (
    <RecordHistory
      history={history}
      labelOf={({ path }) => (path in languages ? languageOfField(path, t) : null)}
    />
  );
}

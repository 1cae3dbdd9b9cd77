import type { AuditEntry } from '#contract/admin/audit.ts';
import { changedValues } from '../../shell/history/changed-parts.ts';

type Change = AuditEntry['changes'][number];
type TextLanguage = 'ru' | 'uz' | 'en';

export interface ChangedFact {
  column: string;
  /** Of a text that is written in each language. */
  language: TextLanguage | null;
  /** null: it was empty. */
  before: unknown;
  after: unknown;
}

/** The columns of a model that people know by a name, in the order of the form. */
const columns = [
  'product_state',
  'publish_at',
  'archive_at',
  'name',
  'description',
  'seo_title',
  'seo_description',
  'category_id',
  'metal',
  'gender',
  'make',
  'occasions',
  'styles',
  'ikpu',
  'package_code',
  'slug_ru',
  'slug_uz',
  'slug_en',
];
const textColumns = new Set(['name', 'description', 'seo_title', 'seo_description']);
const languages = ['ru', 'uz', 'en'] as const;

/** What changed, fact by fact, a text language by language; what is empty before and after is left out. */
export function changedFacts(change: Pick<Change, 'before' | 'after'>): ChangedFact[] {
  const values = new Map(changedValues(change).map((value) => [value.path, value]));
  const factAt = (path: string, column: string, language: TextLanguage | null): ChangedFact[] => {
    const value = values.get(path);
    return value === undefined ? [] : [{ column, language, before: value.before, after: value.after }];
  };
  return columns.flatMap((column) =>
    textColumns.has(column)
      ? languages.flatMap((language) => factAt(`${column}.${language}`, column, language))
      : factAt(column, column, null),
  );
}

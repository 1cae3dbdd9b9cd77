import type { AuditEntry } from '#contract/admin/audit.ts';

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
export function changedFacts({ before, after }: Pick<Change, 'before' | 'after'>): ChangedFact[] {
  return columns
    .filter((column) => column in { ...before, ...after })
    .flatMap((column) => factsOf(column, before?.[column], after?.[column]))
    .filter((fact) => JSON.stringify(fact.before) !== JSON.stringify(fact.after));
}

function factsOf(column: string, before: unknown, after: unknown): ChangedFact[] {
  if (!textColumns.has(column))
    return [{ column, language: null, before: orNone(before), after: orNone(after) }];
  return languages.map((language) => ({
    column,
    language,
    before: orNone(textIn(before, language)),
    after: orNone(textIn(after, language)),
  }));
}

const textIn = (texts: unknown, language: TextLanguage): unknown =>
  typeof texts === 'object' && texts !== null ? new Map(Object.entries(texts)).get(language) : null;

const orNone = (value: unknown): unknown =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;

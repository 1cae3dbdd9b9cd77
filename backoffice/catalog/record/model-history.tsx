import type { AuditEntry } from '#contract/admin/audit.ts';
import { formatInstant } from '../../kit/instants.ts';
import { type PageWords, useWords } from '../../kit/words.tsx';
import type { ChangedPart } from '../../shell/history/changed-parts.ts';
import { RecordHistory } from '../../shell/history/record-history.tsx';
import { type Named, nameIn } from '../../shell/stores.ts';
import type { CatalogWords } from '../load-catalog.ts';

/** The columns of a model that have a label. */
const columns = new Set([
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
]);

/** The texts among them, by the keys of the form's labels, which differ by language. */
const texts: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  seo_title: 'seoTitle',
  seo_description: 'seoDescription',
};

interface Props {
  history: readonly AuditEntry[];
  catalog: CatalogWords;
}

/** Who changed which fact of a model, before and after; texts separately for each language. */
export function ModelHistory({ history, catalog }: Props) {
  const { t, language } = useWords();
  const labelOf = ({ table, path }: ChangedPart): string | null => {
    const [column = '', part] = path.split('.');
    if (table !== 'products' || !columns.has(column)) return null;
    const text = texts[column];
    return text === undefined || part === undefined
      ? t(`bo-models:changed.${column}`)
      : t(`bo-models:field.${text}${part.charAt(0).toUpperCase()}${part.slice(1)}`);
  };
  return (
    <RecordHistory
      history={history}
      labelOf={labelOf}
      shown={({ path }, value) => wordsOf(path, { words: { t, language }, catalog })(value)}
    />
  );
}

/** The text for a column's value: codes and numbers have names. */
function wordsOf(
  column: string,
  { words: { t, language }, catalog }: { words: PageWords; catalog: CatalogWords },
): (value: unknown) => string {
  const coded = (list: readonly (Named & { code: string })[]) => (value: unknown) => {
    const codes: readonly unknown[] = Array.isArray(value) ? value : [value];
    return codes
      .map((code) => {
        const found = list.find((one) => one.code === code);
        return found === undefined ? String(code) : nameIn(found, language);
      })
      .join(', ');
  };
  switch (column) {
    case 'product_state':
      return (state) => t(`bo-models:state.${String(state)}`);
    case 'gender':
    case 'make':
      return (word) => t(`bo-models:${column}.${String(word)}`);
    case 'publish_at':
    case 'archive_at':
      return (at) => formatInstant(String(at), language);
    case 'category_id':
      return (id) => {
        const category = catalog.categories.find((one) => one.id === Number(id));
        return category === undefined ? String(id) : nameIn(category, language);
      };
    case 'metal':
      return coded(catalog.metals);
    case 'occasions':
      return coded(catalog.occasions);
    case 'styles':
      return coded(catalog.styles);
    default:
      return String;
  }
}

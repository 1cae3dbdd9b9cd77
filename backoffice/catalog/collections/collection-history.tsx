import type { AuditEntry } from '#contract/admin/audit.ts';
import { useWords } from '../../kit/words.tsx';
import type { ChangedPart } from '../../shell/history/changed-parts.ts';
import { RecordHistory } from '../../shell/history/record-history.tsx';
import { useContentWords } from './use-content-words.ts';

const languages: Readonly<Record<string, string>> = { ru: 'Ru', uz: 'Uz', en: 'En' };

/** The form's field for a part of a draft or a published version; undefined if there is none. */
function fieldOf({ table, path, op }: ChangedPart): string | undefined {
  const [column = '', part = ''] = path.split('.');
  // a draft starts as a copy of the published version, so only later differences are edits
  if (table === 'content_drafts') return op === 'UPDATE' && column === 'body' ? part : undefined;
  if (table !== 'collections') return undefined;
  const language = languages[part];
  if (language !== undefined) return `${column}${language}`;
  const [, slug = ''] = /^slug_(ru|uz|en)$/.exec(column) ?? [];
  if (slug !== '') return `slug${languages[slug] ?? ''}`;
  return undefined;
}

/** Who did what with a collection: its draft, its texts, where it is shown. */
export function CollectionHistory({ history }: { history: readonly AuditEntry[] }) {
  const { t } = useWords();
  const { labelOf } = useContentWords();
  const isState = ({ path }: ChangedPart) => path === 'collection_state';
  return (
    <RecordHistory
      history={history}
      labelOf={(part) => {
        if (isState(part)) return t('bo-catalog:collections.showing');
        const field = fieldOf(part);
        return field === undefined ? null : labelOf(field);
      }}
      shown={(part, value) => (isState(part) ? (value === 'ACTIVE' ? '✓' : '✗') : undefined)}
    />
  );
}

import { formatInstant } from '../kit/instants.ts';
import type { ListColumn } from '../kit/list/table/list-table.tsx';
import { useWords } from '../kit/words.tsx';

interface DraftedRow {
  languages: readonly string[];
  publishAt: string | null;
}

/** The columns of all contents with drafts. */
export function useDraftColumns(): Record<'languages' | 'publishAt', ListColumn<DraftedRow>> & {
  updatedAt: ListColumn<{ updatedAt: string }>;
} {
  const { t, language } = useWords();
  return {
    languages: { head: t('bo-content:pages.languages'), cell: ({ languages }) => languages.join(', ') },
    publishAt: {
      head: t('bo-content:draft.publishAt'),
      className: 'ink-2',
      cell: ({ publishAt }) => (publishAt === null ? '—' : formatInstant(publishAt, language)),
    },
    updatedAt: {
      head: t('bo-content:pages.updated'),
      sort: 'updatedAt',
      className: 'ink-2',
      cell: ({ updatedAt }) => formatInstant(updatedAt, language),
    },
  };
}

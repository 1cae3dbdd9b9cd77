import { formatInstant } from '../kit/instants.ts';
import type { ListFilter } from '../kit/list/filter-bar.tsx';
import type { ListColumn } from '../kit/list/table/list-table.tsx';
import { useWords } from '../kit/words.tsx';
import { alwaysShown, useFilterMakers } from '../shell/list/use-filters.tsx';

/** The filters of all contents with drafts. `shown`: the state of a published one. */
export function useDraftFilters(shown: 'PUBLISHED' | 'ACTIVE'): ListFilter[] {
  const { t } = useWords();
  const { word } = useFilterMakers();
  return [
    word('state', t('bo-content:pages.state'), [
      { id: shown, label: t('bo-content:pages.shown') },
      { id: 'DRAFT', label: t('bo-content:pages.hidden') },
    ]),
    word('draft', t('bo-content:draft.head'), [
      { id: 'SAVED', label: t('bo-content:pages.draft') },
      { id: 'SCHEDULED', label: t('bo-content:draft.scheduled') },
    ]),
    useLacksFilter(),
  ].map(alwaysShown);
}

/** Contents without a text in one of the languages. */
export function useLacksFilter(): ListFilter {
  const { t } = useWords();
  return useFilterMakers().word(
    'lacks',
    t('bo-content:lacks'),
    ['ru', 'uz', 'en'].map((id) => ({ id, label: t(`bo-shell:language.${id}`) })),
  );
}

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

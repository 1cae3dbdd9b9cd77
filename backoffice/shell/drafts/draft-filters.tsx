import { languages } from '#contract/words.ts';
import type { ListFilter } from '../../kit/list/filter-bar.tsx';
import { useWords } from '../../kit/words.tsx';
import { alwaysShown, useFilterMakers } from '../list/use-filters.tsx';

/** The filters of all records with drafts, which are always shown. `shown`: the state of a published one. */
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
  ].map(alwaysShown);
}

/** Records without a text in one of the languages. */
export function useLacksFilter(): ListFilter {
  const { t } = useWords();
  return useFilterMakers().word(
    'lacks',
    t('bo-content:lacks'),
    languages.map((id) => ({ id, label: t(`bo-shell:language.${id}`) })),
  );
}

import { useRef } from 'react';
import { FilterBar, type ListFilter } from '../../kit/list/filter-bar.tsx';
import { SearchField } from '../../kit/list/list-filters.tsx';
import { useWords } from '../../kit/words.tsx';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { toneOfReduction } from './reduction-words.ts';

type Authors = readonly { id: number; name: string }[];

/** The filters common to promotions and codes. */
export function useReductionFilters(authors: Authors): ListFilter[] {
  const { t } = useWords();
  const { word, flag, days } = useFilterMakers();
  const head = (name: string) => t(`bo-prices:reduction.${name}`);
  const wordsOf = (group: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, label: head(`${group}.${id}`) }));
  return [
    alwaysShown(word('state', head('state'), wordsOf('states', Object.keys(toneOfReduction)))),
    alwaysShown(word('kind', head('kind'), wordsOf('kinds', ['PERCENT', 'SUM']))),
    alwaysShown(
      word('target', head('targets'), wordsOf('targetKinds', ['MODEL', 'CATEGORY', 'COLLECTION', 'ALL'])),
    ),
    flag('stacks', head('stack'), head('yes')),
    ...days('from', head('begins')),
    ...days('until', head('ends')),
    ...(authors.length > 0
      ? [
          word(
            'staffId',
            head('setBy'),
            authors.map(({ id, name }) => ({ id: String(id), label: name })),
          ),
        ]
      : []),
  ];
}

/** The filters of codes only, after the common ones. */
export function useCodeFilters(authors: Authors): ListFilter[] {
  const { t } = useWords();
  const { word, flag, numbers } = useFilterMakers();
  const head = (name: string) => t(`bo-prices:reduction.${name}`);
  const limits = ['set', 'unset'].map((id) => ({ id, label: head(`limits.${id}`) }));
  return [
    ...useReductionFilters(authors),
    flag('usedUp', head('usedUp'), head('yes')),
    word('limit', head('limit'), limits),
    ...numbers('uses', head('uses')),
  ];
}

/** The search field and the filters of promotions or codes. */
export function ReductionFilters({ search, filters }: { search: string; filters: readonly ListFilter[] }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="bar">
      <SearchField field={field} label={search} hint={search} />
      <FilterBar filters={filters} />
    </div>
  );
}

import type { RefObject } from 'react';
import { SearchField, SwitchFilter, WordFilter } from '../../kit/list/list-filters.tsx';
import { useWords } from '../../kit/words.tsx';
import { callStates, callSubjects, callTimes } from './call-words.ts';

export function CallFilters({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useWords();
  return (
    <div className="bar filters">
      <SearchField field={field} label={t('bo-people:call.search')} hint={t('bo-people:call.searchHint')} />
      <WordFilter
        name="state"
        label={t('bo-people:column.state')}
        options={callStates.map((id) => ({ id, label: t(`bo-people:call.state.${id}`) }))}
      />
      <WordFilter
        name="subject"
        label={t('bo-people:column.subject')}
        options={callSubjects.map((id) => ({ id, label: t(`bo-people:call.subject.${id}`) }))}
      />
      <WordFilter
        name="bestTime"
        label={t('bo-people:column.bestTime')}
        options={callTimes.map((id) => ({ id, label: t(`bo-people:call.time.${id}`) }))}
      />
      <WordFilter
        name="language"
        label={t('bo-people:column.language')}
        options={['ru', 'uz', 'en'].map((id) => ({ id, label: t(`bo-shell:language.${id}`) }))}
      />
      <SwitchFilter
        label={t('bo-people:column.age')}
        options={[{ id: 'late', label: t('bo-people:call.late') }]}
      />
    </div>
  );
}

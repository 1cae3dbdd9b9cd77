import type { RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { addDays, dayOf } from '#ui/dates.ts';
import { ChoiceMenu } from '../../kit/choice-menu.tsx';
import { withFilter } from '../../kit/list/list-address.ts';
import { DayFilter, SearchField, SwitchFilter, WordFilter } from '../../kit/list/list-filters.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { shownDays, views, visitStates } from './visit-words.ts';

/** The labels of the filters. */
export function useVisitFilterNames(): { name: string; label: string }[] {
  const { t } = useWords();
  return [
    { name: 'storeId', label: t('bo-people:column.store') },
    { name: 'state', label: t('bo-people:column.state') },
    { name: 'toDo', label: t('bo-people:visit.toDo') },
  ];
}

interface Props {
  field: RefObject<HTMLInputElement | null>;
  stores: StaffStores;
}

export function VisitFilters({ field, stores }: Props) {
  const { t, language } = useWords();
  const [search, setSearch] = useSearchParams();
  const { view } = shownDays(search);
  return (
    <>
      <div className="bar filters">
        <ChoiceMenu
          label={t('bo-people:visit.views')}
          mode="single"
          options={views.map((id) => ({ id, label: t(`bo-people:visit.view.${id}`) }))}
          chosen={[view]}
          onChange={([chosen]) => setSearch(withFilter(withFilter(search, 'view', chosen ?? ''), 'open', ''))}
        />
        <WordFilter
          name="storeId"
          label={t('bo-people:column.store')}
          options={stores.map((store) => ({ id: String(store.id), label: nameIn(store, language) }))}
        />
        <WordFilter
          name="state"
          label={t('bo-people:column.state')}
          options={visitStates.map((id) => ({ id, label: t(`bo-people:visit.state.${id}`) }))}
        />
        <SwitchFilter
          label={t('bo-people:visit.toDo')}
          options={[{ id: 'toDo', label: t('bo-people:visit.toDo') }]}
        />
        <SearchField
          field={field}
          label={t('bo-people:visit.search')}
          hint={t('bo-people:visit.searchHint')}
        />
      </div>
      {view !== 'table' && <DaySteps />}
    </>
  );
}

/** The days of the calendar: earlier, later, today, or a chosen day. */
function DaySteps() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const { from, days } = shownDays(search);
  const show = (day: string) => setSearch(withFilter(withFilter(search, 'day', day), 'open', ''));
  return (
    <div className="bar">
      <Button type="button" kind="secondary" onClick={() => show(addDays(from, -days.length))}>
        {t('bo-people:visit.previous')}
      </Button>
      <Button type="button" kind="secondary" onClick={() => show(dayOf(new Date().toISOString()))}>
        {t('bo-people:visit.today')}
      </Button>
      <Button type="button" kind="secondary" onClick={() => show(addDays(from, days.length))}>
        {t('bo-people:visit.next')}
      </Button>
      <DayFilter name="day" label={t('bo-people:visit.day')} />
    </div>
  );
}

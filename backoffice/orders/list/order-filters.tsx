import type { RefObject } from 'react';
import { DayFilter, SearchField, SwitchFilter, ViewMenu, WordFilter } from '../../kit/list/list-filters.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { payments, states } from '../order-words.ts';
import { ordersAddress } from './list-query.ts';
import { views } from './views.ts';

interface Props {
  stores: StaffStores;
  field: RefObject<HTMLInputElement | null>;
}

/** What the list shows, every choice of it in the address. */
export function OrderFilters({ stores, field }: Props) {
  const { t, language } = useWords();
  const named = (group: string, words: readonly string[]) =>
    words.map((id) => ({ id, label: t(`bo-orders:${group}.${id}`) }));
  return (
    <div className="bar">
      <ViewMenu
        label={t('bo-orders:view')}
        views={views.map(({ name, query }) => ({ id: name, label: t(`bo-orders:views.${name}`), query }))}
      />
      <SearchField field={field} label={t('bo-orders:search')} hint={t('bo-orders:searchHint')} />
      <div className="bar filters">
        <WordFilter name="state" label={t('bo-orders:column.state')} options={named('state', states)} />
        <WordFilter
          name="payment"
          label={t('bo-orders:column.payment')}
          options={named('payment', payments)}
        />
        <WordFilter
          name="kind"
          label={t('bo-orders:column.receives')}
          options={named('kind', ['DELIVERY', 'PICKUP'])}
          mode="single"
        />
        <WordFilter
          name="storeId"
          label={t('bo-orders:store')}
          options={stores.map((store) => ({ id: String(store.id), label: nameIn(store, language) }))}
        />
        <SwitchFilter label={t('bo-orders:marks')} options={named('mark', ordersAddress.switches)} />
        <DayFilter name="createdAt.from" label={t('bo-orders:from')} />
        <DayFilter name="createdAt.to" label={t('bo-orders:to')} />
      </div>
    </div>
  );
}

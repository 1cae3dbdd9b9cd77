import { useRef } from 'react';
import { FilterBar, type ListFilter } from '../kit/list/filter-bar.tsx';
import { SearchField } from '../kit/list/list-filters.tsx';
import { TextFilter } from '../shell/list/text-filter.tsx';
import { useWords } from '../kit/words.tsx';
import { alwaysShown, useFilterMakers } from '../shell/list/use-filters.tsx';
import { nameIn, type StaffStores } from '../shell/stores.ts';
import { ActionFilter } from './action-filter.tsx';

/** The kinds of records that the filter offers. Entries of other kinds are found through the link in an entry of the same record. */
const resources = [
  'order',
  'piece',
  'model',
  'customer',
  'staff',
  'counter-sale',
  'cash-day',
  'payment',
  'refund',
  'transfer',
  'stocktake',
  'rate',
  'promotion',
  'promo-code',
  'approval',
  'export',
  'setting',
  'page',
];

interface Props {
  stores: StaffStores;
  /** The staff members to filter by, as far as the reader may see them. */
  authors: readonly { id: number; name: string }[];
}

/** The filters of the audit, all stored in the address. */
export function AuditFilters({ stores, authors }: Props) {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="bar">
      <SearchField field={field} label={t('bo-audit:search')} hint={t('bo-audit:search')} />
      <FilterBar filters={useFilters({ stores, authors })} />
    </div>
  );
}

function useFilters({ stores, authors }: Props): ListFilter[] {
  const { t, language } = useWords();
  const { word, days } = useFilterMakers();
  const people = authors.map(({ id, name }) => ({ id: String(id), label: name }));
  const places = stores.map((store) => ({ id: String(store.id), label: nameIn(store, language) }));
  const records = resources.map((id) => ({ id, label: t(`bo-audit:resource.${id}`) }));
  return [
    ...(people.length > 0 ? [alwaysShown(word('staffId', t('bo-audit:filter.who'), people))] : []),
    alwaysShown(word('resource', t('bo-audit:filter.resource'), records)),
    alwaysShown({ name: 'action', label: t('bo-audit:filter.action'), node: <ActionFilter /> }),
    alwaysShown(word('storeId', t('bo-audit:filter.store'), places)),
    ...days('at', t('bo-audit:filter.on')).map(alwaysShown),
    { name: 'field', label: t('bo-audit:filter.field'), node: <FieldFilter /> },
  ];
}

/** Filters by a column of a table, as named in an entry. */
function FieldFilter() {
  const { t } = useWords();
  return (
    <TextFilter
      name="field"
      label={t('bo-audit:filter.field')}
      hint={t('bo-audit:filter.fieldHint')}
      tidy={(typed) => typed.toLowerCase().replaceAll(/[^a-z0-9_.]/g, '')}
    />
  );
}

import type { RefObject } from 'react';
import { formatMillimetres } from '#ui/format.ts';
import { FilterBar, type ListFilter } from '../../kit/list/filter-bar.tsx';
import { SearchField } from '../../kit/list/list-filters.tsx';
import { useWords } from '../../kit/words.tsx';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { nameIn, type StaffRegions } from '../../shell/stores.ts';
import { ringSizes } from './customers-list.ts';

interface Props {
  regions: StaffRegions;
  field: RefObject<HTMLInputElement | null>;
  /** The placeholder of the field. */
  hint: string;
  /** Staff limited to some stores can only look up a customer by the whole phone, without filters. */
  isByPhone: boolean;
}

/** The filters of the list, all stored in the address. */
export function CustomerFilters({ regions, field, hint, isByPhone }: Props) {
  const filters = useFilters(regions);
  return (
    <>
      <SearchField field={field} label={hint} hint={hint} />
      {!isByPhone && <FilterBar filters={filters} />}
    </>
  );
}

function useFilters(regions: StaffRegions): ListFilter[] {
  const { t, language } = useWords();
  const { word, days, numbers } = useFilterMakers();
  const head = (column: string) => t(`bo-people:column.${column}`);
  const sizes = ringSizes.map((size) => ({ id: String(size), label: formatMillimetres(size, language) }));
  const consents = [
    ...['SMS', 'EMAIL'].map((id) => ({ id, label: t(`bo-people:customer.channel.${id}`) })),
    { id: 'NONE', label: t('bo-people:customer.noConsent') },
  ];
  const priceTypes = ['B2C', 'B2B'].map((id) => ({ id, label: t(`bo-people:customer.priceType.${id}`) }));
  const languages = ['ru', 'uz', 'uz-Cyrl', 'en'].map((id) => ({ id, label: t(`bo-shell:language.${id}`) }));
  const places = regions.map((region) => ({ id: String(region.id), label: nameIn(region, language) }));
  return [
    alwaysShown(word('priceType', head('priceType'), priceTypes)),
    alwaysShown(word('consent', head('consents'), consents)),
    alwaysShown(word('regionId', head('region'), places)),
    word('sizes', head('sizes'), sizes),
    word('language', head('language'), languages),
    ...numbers('orders', head('orders')),
    ...numbers('total', head('total')),
    ...days('lastOrderAt', head('lastOrder')),
    ...days('createdAt', head('since')),
  ];
}

import type { RefObject } from 'react';
import { formatMillimetres } from '#ui/format.ts';
import { FilterBar, type ListFilter } from '../../kit/list/filter-bar.tsx';
import { DayFilter, SearchField, WordFilter } from '../../kit/list/list-filters.tsx';
import { NumberFilter } from '../../kit/list/number-filter.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn, type StaffRegions } from '../../shell/stores.ts';
import { ringSizes } from './customers-list.ts';

interface Props {
  regions: StaffRegions;
  field: RefObject<HTMLInputElement | null>;
  /** What may be typed. */
  hint: string;
  /** Somebody who works in some stores finds one by the whole phone and filters nothing. */
  isByPhone: boolean;
}

/** What the list shows, every choice of it in the address. */
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
  const head = (column: string) => t(`bo-people:column.${column}`);
  const word = (name: string, column: string, options: { id: string; label: string }[]) => ({
    name,
    label: head(column),
    node: <WordFilter name={name} label={head(column)} options={options} />,
  });
  const limits = (name: string, column: string, kind: 'day' | 'range') =>
    (['From', 'To'] as const).map((end) => {
      const label = t(`bo-shell:list.${kind}${end}`, { column: head(column) });
      const of = { name: `${name}.${end.toLowerCase()}`, label };
      return { ...of, node: kind === 'day' ? <DayFilter {...of} /> : <NumberFilter {...of} /> };
    });
  const sizes = ringSizes.map((size) => ({ id: String(size), label: formatMillimetres(size, language) }));
  const consents = [
    ...['SMS', 'EMAIL'].map((id) => ({ id, label: t(`bo-people:customer.channel.${id}`) })),
    { id: 'NONE', label: t('bo-people:customer.noConsent') },
  ];
  const priceTypes = ['B2C', 'B2B'].map((id) => ({ id, label: t(`bo-people:customer.priceType.${id}`) }));
  const languages = ['ru', 'uz', 'en'].map((id) => ({ id, label: t(`bo-shell:language.${id}`) }));
  return [
    { ...word('priceType', 'priceType', priceTypes), isUsual: true },
    { ...word('consent', 'consents', consents), isUsual: true },
    {
      ...word(
        'regionId',
        'region',
        regions.map((region) => ({ id: String(region.id), label: nameIn(region, language) })),
      ),
      isUsual: true,
    },
    word('sizes', 'sizes', sizes),
    word('language', 'language', languages),
    ...limits('orders', 'orders', 'range'),
    ...limits('total', 'total', 'range'),
    ...limits('lastOrderAt', 'lastOrder', 'day'),
    ...limits('createdAt', 'since', 'day'),
  ];
}

import type { RefObject } from 'react';
import type { SavedView } from '#contract/admin/view.ts';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { DayFilter, SearchField, SwitchFilter, ViewMenu, WordFilter } from '../../kit/list/list-filters.tsx';
import { NumberFilter } from '../../kit/list/number-filter.tsx';
import { type T, useWords } from '../../kit/words.tsx';
import { ViewsButton } from '../../shell/list/views-button.tsx';
import { useSession } from '../../shell/session.ts';
import { nameIn, type StaffRegions, type StaffStores } from '../../shell/stores.ts';
import { channels, methods, payments, states } from '../order-words.ts';
import { ordersAddress } from './list-query.ts';
import { viewsOf } from './views.ts';

interface Props {
  stores: StaffStores;
  regions: StaffRegions;
  /** The tags that orders have. */
  tags: readonly string[];
  /** The staff members to filter by, as far as the reader may see them. */
  staff: readonly { id: number; name: string }[];
  /** The views saved by staff. */
  saved: readonly SavedView[];
  /** When the list was loaded. */
  now: Date;
  field: RefObject<HTMLInputElement | null>;
}

/** The filters of the list, all stored in the address. */
export function OrderFilters({ stores, regions, tags, staff, saved, now, field }: Props) {
  const { t } = useWords();
  const staffId = useSession()?.id ?? 0;
  return (
    <div className="bar">
      <ViewMenu
        label={t('bo-orders:view')}
        views={[
          ...viewsOf({ staffId, now }).map(({ name, query }) => ({
            id: name,
            label: t(`bo-orders:views.${name}`),
            query,
          })),
          ...saved.map(({ id, name, query }) => ({ id: String(id), label: name, query })),
        ]}
      />
      <SearchField field={field} label={t('bo-orders:search')} hint={t('bo-orders:searchHint')} />
      <ViewsButton list="orders" views={saved} />
      <FilterBar filters={useFilters({ stores, regions, tags, staff, staffId })} />
    </div>
  );
}

function useFilters({
  stores,
  regions,
  tags,
  staff,
  staffId,
}: Pick<Props, 'stores' | 'regions' | 'tags' | 'staff'> & { staffId: number }) {
  const { t, language } = useWords();
  const named = (group: string, words: readonly string[]) =>
    words.map((id) => ({ id, label: t(`bo-orders:${group}.${id}`) }));
  const places = (list: StaffStores | StaffRegions) =>
    list.map((place) => ({ id: String(place.id), label: nameIn(place, language) }));
  const word = (name: string, label: string, options: { id: string; label: string }[]) => ({
    name,
    label,
    node: <WordFilter name={name} label={label} options={options} />,
  });
  const day = (name: string, label: string, column: string) => ({
    name,
    label: `${column}: ${label}`,
    node: <DayFilter name={name} label={label} />,
  });
  const limits = (name: string, kind: 'day' | 'range') =>
    (['From', 'To'] as const).map((end) => {
      const label = limitLabel(t, { name, kind, end });
      const of = { name: `${name}.${end.toLowerCase()}`, label };
      return { ...of, node: kind === 'day' ? <DayFilter {...of} /> : <NumberFilter {...of} /> };
    });
  const kinds = t('bo-orders:column.receives');
  const alwaysShown = { isAlwaysShown: true };
  return [
    { ...word('state', t('bo-orders:column.state'), named('state', states)), ...alwaysShown },
    { ...word('payment', t('bo-orders:column.payment'), named('payment', payments)), ...alwaysShown },
    { ...word('storeId', t('bo-orders:store'), places(stores)), ...alwaysShown },
    {
      name: 'marks',
      label: t('bo-orders:marks'),
      node: <SwitchFilter label={t('bo-orders:marks')} options={named('mark', ordersAddress.switches)} />,
      ...alwaysShown,
    },
    { ...day('createdAt.from', t('bo-orders:from'), t('bo-orders:column.createdAt')), ...alwaysShown },
    { ...day('createdAt.to', t('bo-orders:to'), t('bo-orders:column.createdAt')), ...alwaysShown },
    day('money.from', t('bo-orders:moneyFrom'), t('bo-orders:moneyDiffers')),
    day('money.to', t('bo-orders:to'), t('bo-orders:moneyDiffers')),
    word('method', t('bo-orders:column.method'), named('method', methods)),
    word('channel', t('bo-orders:column.channel'), named('channel', channels)),
    {
      name: 'kind',
      label: kinds,
      node: (
        <WordFilter name="kind" label={kinds} options={named('kind', ['DELIVERY', 'PICKUP'])} mode="single" />
      ),
    },
    word('regionId', t('bo-orders:column.region'), places(regions)),
    word(
      'tag',
      t('bo-orders:column.tags'),
      tags.map((tag) => ({ id: tag, label: tag })),
    ),
    word('staffId', t('bo-orders:column.staff'), [
      { id: String(staffId), label: t('bo-orders:mine') },
      ...staff.filter(({ id }) => id !== staffId).map(({ id, name }) => ({ id: String(id), label: name })),
    ]),
    ...limits('total', 'range'),
    ...limits('promisedTo', 'day'),
  ];
}

interface Limit {
  name: string;
  kind: 'day' | 'range';
  end: 'From' | 'To';
}

const limitLabel = (t: T, { name, kind, end }: Limit): string =>
  t(`bo-shell:list.${kind}${end}`, { column: t(`bo-orders:column.${name}`) });

/** The label of a filter's button. */
export function useFilterLabel(): (name: string) => string {
  const { t } = useWords();
  const labels: Record<string, string> = {
    q: t('bo-orders:search'),
    storeId: t('bo-orders:store'),
    regionId: t('bo-orders:column.region'),
    staffId: t('bo-orders:column.staff'),
    tag: t('bo-orders:column.tags'),
    kind: t('bo-orders:column.receives'),
    'total.from': limitLabel(t, { name: 'total', kind: 'range', end: 'From' }),
    'total.to': limitLabel(t, { name: 'total', kind: 'range', end: 'To' }),
    'promisedTo.from': limitLabel(t, { name: 'promisedTo', kind: 'day', end: 'From' }),
    'promisedTo.to': limitLabel(t, { name: 'promisedTo', kind: 'day', end: 'To' }),
    'createdAt.from': `${t('bo-orders:column.createdAt')} ${t('bo-orders:from')}`,
    'createdAt.to': `${t('bo-orders:column.createdAt')} ${t('bo-orders:to')}`,
    'money.from': `${t('bo-orders:moneyDiffers')} ${t('bo-orders:from')}`,
    'money.to': `${t('bo-orders:moneyDiffers')} ${t('bo-orders:to')}`,
  };
  return (name) =>
    labels[name] ??
    t(ordersAddress.switches.includes(name) ? `bo-orders:mark.${name}` : `bo-orders:column.${name}`);
}

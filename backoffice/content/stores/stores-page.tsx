import { Link, useLoaderData } from 'react-router';
import type { StaffStore, StoreColumn } from '#contract/admin/content/store.ts';
import { needsRows } from '../../kit/list/list-address.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { DeclaredList } from '../../shell/list/declared-list.ts';
import { listLoader } from '../../shell/list/list-loader.ts';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { wholeList } from '../../shell/list/whole-list.ts';
import { withPermission } from '../../shell/load-session.ts';
import { loadRegions, nameIn } from '../../shell/stores.ts';
import { ContentList } from '../content-list.tsx';
import { useLacksFilter } from '../../shell/drafts/draft-filters.tsx';
import { hoursOn } from './hours-on.ts';
import { NewStoreSheet } from './new-store-sheet.tsx';
import { services } from './store-form.ts';

const storesList: DeclaredList<StoreColumn> = {
  name: 'stores',
  path: '/content/stores',
  address: { words: ['q', 'sort', 'state', 'service', 'lacks'], switches: [], sort: 'order' },
  columns: ['name', 'today', 'city', 'phone', 'address', 'visits', 'services'],
  defaultColumns: ['name', 'today', 'city', 'phone', 'address', 'visits'],
};

const load = wholeList((query, options) => callApi('GET /api/admin/v1/stores', { query }, options));
const loadList = listLoader(storesList, load);

export const loader = withPermission('content.write', async (args) => {
  const [loaded, regions] = await Promise.all([loadList(args), loadRegions()]);
  return { ...loaded, regions };
});
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: StaffStore) => String(id);

/** The shop's stores, and whether they are open today. */
export function Component() {
  const { t } = useWords();
  const loaded = useLoaderData<typeof loader>();
  const { word } = useFilterMakers();
  const filters = [
    word('state', t('bo-content:pages.state'), [
      { id: 'OPEN', label: t('bo-content:stores.isOpen') },
      { id: 'CLOSED', label: t('bo-content:stores.isClosed') },
    ]),
    word(
      'service',
      t('bo-content:stores.services'),
      services.map((id) => ({ id, label: t(`bo-content:stores.service.${id}`) })),
    ),
    useLacksFilter(),
  ];
  return (
    <ContentList
      tab="stores"
      declared={storesList}
      {...{ loaded, load, keyOf }}
      filters={filters.map(alwaysShown)}
      columns={useColumns()}
      search={{ label: t('bo-content:stores.search'), hint: t('bo-content:stores.searchHint') }}
      adding={{
        label: t('bo-content:stores.new'),
        none: t('bo-content:stores.none'),
        sheet: (close) => <NewStoreSheet regions={loaded.regions} onClose={close} />,
      }}
    />
  );
}

function useColumns(): Readonly<Record<StoreColumn, ListColumn<StaffStore>>> {
  const { t, language } = useWords();
  return {
    name: {
      head: t('bo-content:stores.store'),
      cell: (store) => (
        <Link className="row-link text-link" to={`/content/stores/${store.id}`}>
          {nameIn(store, language) || store.nameRu}
        </Link>
      ),
    },
    today: {
      head: t('bo-content:stores.today'),
      cell: (store) => {
        if (store.closedAt !== null) return <Status tone="over">{t('bo-content:stores.isClosed')}</Status>;
        const hours = hoursOn(store, new Date());
        return hours === null ? t('bo-content:stores.closed') : `${hours.opens}–${hours.closes}`;
      },
    },
    city: {
      head: t('bo-content:stores.city'),
      cell: ({ cityRu, cityUz, cityEn }) => ({ ru: cityRu, uz: cityUz, en: cityEn })[language] || cityRu,
    },
    phone: { head: t('bo-content:stores.phone'), className: 'ink-2', cell: ({ phone }) => phone },
    address: {
      head: t('bo-content:stores.address'),
      className: 'ink-2',
      cell: ({ addressRu, addressUz, addressEn }) =>
        ({ ru: addressRu, uz: addressUz, en: addressEn })[language] || addressRu,
    },
    visits: {
      head: t('bo-content:stores.visits'),
      sort: 'visits',
      isNumber: true,
      cell: ({ visitsPerHour }) => visitsPerHour,
    },
    services: {
      head: t('bo-content:stores.services'),
      className: 'ink-2',
      cell: (store) => store.services.map((service) => t(`bo-content:stores.service.${service}`)).join(', '),
    },
  };
}

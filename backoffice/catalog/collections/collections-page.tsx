import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { CollectionColumn, StaffCollectionRow } from '#contract/admin/catalog/collection.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { needsRows } from '../../kit/list/list-address.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { useDraftFilters, useLacksFilter } from '../../shell/drafts/draft-filters.tsx';
import { DraftState } from '../../shell/drafts/draft-state.tsx';
import type { DeclaredList } from '../../shell/list/declared-list.ts';
import { listLoader } from '../../shell/list/list-loader.ts';
import { useRowOrder } from '../../shell/list/row-order.tsx';
import { useFilterMakers } from '../../shell/list/use-filters.tsx';
import { wholeList } from '../../shell/list/whole-list.ts';
import { withPermission } from '../../shell/load-session.ts';
import { nameIn } from '../../shell/stores.ts';
import { CatalogList } from '../catalog-list.tsx';
import { forgetCatalog } from '../load-catalog.ts';
import { NewCollectionSheet } from './new-collection-sheet.tsx';

const collectionsList: DeclaredList<CollectionColumn> = {
  name: 'collections',
  path: '/catalog/collections',
  address: { words: ['q', 'sort', 'state', 'draft', 'lacks'], switches: ['empty'], sort: 'position' },
  columns: ['collection', 'state', 'models', 'languages', 'updatedAt'],
};

const load = wholeList((query, options) => callApi('GET /api/admin/v1/collections', { query }, options));

export const loader = withPermission('catalog.write', listLoader(collectionsList, load));
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: StaffCollectionRow) => String(id);

/** The collections, by default in the order of the shop, which is changed by buttons. */
export function Component() {
  const { t } = useWords();
  const loaded = useLoaderData<typeof loader>();
  const [isAdding, setAdding] = useState(false);
  const moving = useRowOrder(collectionsList, loaded.list.rows, {
    nameOf: useName(),
    move: async ({ id }, place) => {
      await callApi('POST /api/admin/v1/collections/:id/move', { params: { id }, body: { place } });
      forgetCatalog();
    },
  });
  return (
    <CatalogList
      tab="collections"
      declared={collectionsList}
      {...{ loaded, load, keyOf }}
      caption={t('bo-catalog:tab.collections')}
      columns={useColumns()}
      filters={useFilters()}
      search={{ label: t('bo-catalog:collections.search'), hint: t('bo-catalog:name') }}
      none={t('bo-catalog:collections.none')}
      create={<Button onClick={() => setAdding(true)}>{t('bo-catalog:collections.new')}</Button>}
      moving={moving}
    >
      {isAdding && <NewCollectionSheet onClose={() => setAdding(false)} />}
    </CatalogList>
  );
}

function useName() {
  const { language } = useWords();
  return (row: StaffCollectionRow) => nameIn(row, language) || row.nameRu;
}

function useFilters() {
  const { t } = useWords();
  const { flag } = useFilterMakers();
  return [
    ...useDraftFilters('ACTIVE'),
    useLacksFilter(),
    flag('empty', t('bo-catalog:collections.models'), t('bo-catalog:withoutModels')),
  ];
}

function useColumns(): Readonly<Record<CollectionColumn, ListColumn<StaffCollectionRow>>> {
  const { t, language } = useWords();
  const nameOf = useName();
  return {
    collection: {
      head: t('bo-catalog:collections.collection'),
      cell: (row) => (
        <Link className="row-link text-link" to={`/catalog/collections/${row.id}`}>
          <span className="model-thumb">
            {row.cover && <img src={`${row.cover.url}&w=200`} alt="" loading="lazy" />}
          </span>
          {nameOf(row)}
        </Link>
      ),
    },
    state: {
      head: t('bo-content:pages.state'),
      cell: ({ state, draftVersion, publishAt }) => (
        <DraftState isShown={state === 'ACTIVE'} {...{ draftVersion, publishAt }} />
      ),
    },
    models: {
      head: t('bo-catalog:collections.models'),
      sort: 'models',
      isNumber: true,
      isLabelled: true,
      cell: ({ models }) => String(models),
    },
    languages: {
      head: t('bo-content:pages.languages'),
      className: 'ink-2',
      cell: ({ languages: written }) => written.join(', ') || '—',
    },
    updatedAt: {
      head: t('bo-content:pages.updated'),
      sort: 'updatedAt',
      className: 'ink-2',
      cell: ({ updatedAt }) => formatInstant(updatedAt, language),
    },
  };
}

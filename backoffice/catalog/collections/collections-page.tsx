import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { StaffCollectionRow } from '#contract/admin/catalog/collection.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { PlaceButtons } from '../../kit/list/place-buttons.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { DraftState } from '../../shell/drafts/draft-state.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { nameIn } from '../../shell/stores.ts';
import { CatalogFrame } from '../catalog-frame.tsx';
import { forgetCatalog } from '../load-catalog.ts';
import { NewCollectionSheet } from './new-collection-sheet.tsx';

export const loader = withPermission('catalog.write', () => callApi('GET /api/admin/v1/collections', {}));

/** The collections, in the order of the shop. */
export function Component() {
  const { t } = useWords();
  const collections = useLoaderData<typeof loader>();
  const [isAdding, setAdding] = useState(false);
  const { save, error } = useSaving(forgetCatalog);
  const move = (id: number, place: number) =>
    void save(() => callApi('POST /api/admin/v1/collections/:id/move', { params: { id }, body: { place } }));
  const columns = useColumns(collections, move);
  return (
    <CatalogFrame
      tab="collections"
      action={<Button onClick={() => setAdding(true)}>{t('bo-catalog:collections.new')}</Button>}
    >
      <SavingProblem error={error} />
      {collections.length === 0 ? (
        <Nothing title={t('bo-catalog:collections.none')} />
      ) : (
        <DataTable
          caption={t('bo-catalog:tab.collections')}
          rows={collections}
          keyOf={({ id }) => id}
          columns={columns}
        />
      )}
      {isAdding && <NewCollectionSheet onClose={() => setAdding(false)} />}
    </CatalogFrame>
  );
}

function useColumns(
  collections: readonly StaffCollectionRow[],
  onMove: (id: number, place: number) => void,
): DataColumn<StaffCollectionRow>[] {
  const { t, language } = useWords();
  const nameOf = (collection: StaffCollectionRow) => nameIn(collection, language) || collection.nameRu;
  return [
    {
      head: t('bo-catalog:collections.collection'),
      cell: (collection) => (
        <Link className="row-link text-link" to={`/catalog/collections/${collection.id}`}>
          <span className="model-thumb">
            {collection.cover && <img src={`${collection.cover.url}&w=200`} alt="" loading="lazy" />}
          </span>
          {nameOf(collection)}
        </Link>
      ),
    },
    {
      head: t('bo-content:pages.state'),
      cell: ({ state, draftVersion, publishAt }) => (
        <DraftState isShown={state === 'ACTIVE'} draftVersion={draftVersion} publishAt={publishAt} />
      ),
    },
    {
      head: t('bo-catalog:collections.models'),
      className: 'num',
      isLabelled: true,
      cell: ({ models }) => String(models),
    },
    {
      head: t('bo-content:pages.languages'),
      className: 'wide-only',
      cell: ({ languages }) => languages.join(', '),
    },
    {
      head: t('bo-content:pages.updated'),
      className: 'wide-only ink-2',
      cell: ({ updatedAt }) => formatInstant(updatedAt, language),
    },
    {
      head: t('bo-shell:order.head'),
      className: 'row-action',
      cell: (collection) => (
        <PlaceButtons
          name={nameOf(collection)}
          place={collections.indexOf(collection)}
          count={collections.length}
          onMove={(to) => onMove(collection.id, to)}
        />
      ),
    },
  ];
}

import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { callApi as callShop } from '#client/call-api.ts';
import type { StaffStore } from '#contract/admin/content/store.ts';
import { Button } from '#ui/controls/button.tsx';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { nameIn } from '../../shell/stores.ts';
import { ContentFrame } from '../content-frame.tsx';
import { NewStoreSheet } from './new-store-sheet.tsx';
import { hoursOn } from './hours-on.ts';

export const loader = withPermission('content.write', async () => {
  const [stores, regions] = await Promise.all([
    callApi('GET /api/admin/v1/stores', {}),
    callShop('GET /api/v1/regions', {}),
  ]);
  return { stores, regions };
});

/** The shop's stores, and whether they are open today. */
export function Component() {
  const { t, language } = useWords();
  const { stores, regions } = useLoaderData<typeof loader>();
  const [isAdding, setAdding] = useState(false);
  const columns: DataColumn<StaffStore>[] = [
    {
      head: t('bo-content:stores.store'),
      cell: (store) => (
        <Link className="row-link text-link" to={`/content/stores/${store.id}`}>
          {nameIn(store, language)}
        </Link>
      ),
    },
    {
      head: t('bo-content:stores.city'),
      cell: ({ cityRu, cityUz, cityEn }) => ({ ru: cityRu, uz: cityUz, en: cityEn })[language],
    },
    {
      head: t('bo-content:stores.today'),
      cell: (store) => {
        if (store.closedAt !== null) return <Status tone="over">{t('bo-content:stores.isClosed')}</Status>;
        const hours = hoursOn(store, new Date());
        return hours === null ? t('bo-content:stores.closed') : `${hours.opens}–${hours.closes}`;
      },
    },
    {
      head: t('bo-content:stores.visits'),
      className: 'num',
      isLabelled: true,
      cell: ({ visitsPerHour }) => String(visitsPerHour),
    },
    { head: t('bo-content:stores.phone'), className: 'wide-only', cell: ({ phone }) => phone },
  ];
  return (
    <ContentFrame
      tab="stores"
      action={<Button onClick={() => setAdding(true)}>{t('bo-content:stores.new')}</Button>}
    >
      <DataTable
        caption={t('bo-content:tab.stores')}
        rows={stores}
        keyOf={({ id }) => id}
        columns={columns}
      />
      {isAdding && <NewStoreSheet regions={regions} onClose={() => setAdding(false)} />}
    </ContentFrame>
  );
}

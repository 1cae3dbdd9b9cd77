import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { StaffParam } from '#contract/admin/catalog/param.ts';
import { Button } from '#ui/controls/button.tsx';
import { unitIn } from '#ui/format.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { PlaceButtons } from '../../kit/list/place-buttons.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { nameIn } from '../../shell/stores.ts';
import { CatalogFrame } from '../catalog-frame.tsx';
import { NewParamSheet } from './new-param-sheet.tsx';

export const loader = withPermission('catalog.write', () => callApi('GET /api/admin/v1/params', {}));

/** The characteristics of pieces, in the order of the table of facts. */
export function Component() {
  const { t } = useWords();
  const params = useLoaderData<typeof loader>();
  const [isAdding, setAdding] = useState(false);
  const { save, error } = useSaving(() => undefined);
  const move = (id: number, place: number) =>
    void save(() => callApi('POST /api/admin/v1/params/:id/move', { params: { id }, body: { place } }));
  const columns = useColumns(params, move);
  return (
    <CatalogFrame
      tab="params"
      action={<Button onClick={() => setAdding(true)}>{t('bo-catalog:params.new')}</Button>}
    >
      <SavingProblem error={error} />
      {params.length === 0 ? (
        <Nothing title={t('bo-catalog:params.none')} />
      ) : (
        <DataTable
          caption={t('bo-catalog:tab.params')}
          rows={params}
          keyOf={({ id }) => id}
          columns={columns}
        />
      )}
      {isAdding && <NewParamSheet onClose={() => setAdding(false)} />}
    </CatalogFrame>
  );
}

function useColumns(
  params: readonly StaffParam[],
  onMove: (id: number, place: number) => void,
): DataColumn<StaffParam>[] {
  const { t, language } = useWords();
  return [
    {
      head: t('bo-catalog:name'),
      cell: (param) => (
        <>
          <Link className="row-link text-link" to={`/catalog/params/${param.id}`}>
            {nameIn(param, language)}
          </Link>
          {param.isFixed && <span className="meta ink-2"> {t('bo-catalog:params.fixed')}</span>}
        </>
      ),
    },
    {
      head: t('bo-catalog:params.type'),
      cell: ({ type, unit }) =>
        [t(`bo-catalog:params.types.${type}`), unitIn(unit ?? '', language)].filter(Boolean).join(', '),
    },
    {
      head: t('bo-catalog:params.values'),
      className: 'num',
      isLabelled: true,
      cell: ({ values, type }) => (type === 'choice' ? String(values.length) : '—'),
    },
    {
      head: t('bo-catalog:params.pieces'),
      className: 'num',
      isLabelled: true,
      cell: ({ pieces, isFixed }) => (isFixed ? '—' : String(pieces)),
    },
    {
      head: t('bo-shell:order.head'),
      className: 'row-action',
      cell: (param) => (
        <PlaceButtons
          name={nameIn(param, language)}
          place={params.indexOf(param)}
          count={params.length}
          onMove={(to) => onMove(param.id, to)}
        />
      ),
    },
  ];
}

import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ParamColumn, StaffParam } from '#contract/admin/catalog/param.ts';
import { Button } from '#ui/controls/button.tsx';
import { unitIn } from '#ui/format.ts';
import { needsRows } from '../../kit/list/list-address.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { DeclaredList } from '../../shell/list/declared-list.ts';
import { listLoader } from '../../shell/list/list-loader.ts';
import { useRowOrder } from '../../shell/list/row-order.tsx';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { wholeList } from '../../shell/list/whole-list.ts';
import { withPermission } from '../../shell/load-session.ts';
import { nameIn } from '../../shell/stores.ts';
import { CatalogList } from '../catalog-list.tsx';
import { NewParamSheet } from './new-param-sheet.tsx';
import { paramTypes } from './param-form.ts';

const paramsList: DeclaredList<ParamColumn> = {
  name: 'params',
  path: '/catalog/params',
  address: { words: ['q', 'sort', 'type'], switches: ['filterable', 'fixed', 'unused'], sort: 'position' },
  columns: ['param', 'type', 'values', 'pieces', 'filterable', 'code'],
};

const load = wholeList((query, options) => callApi('GET /api/admin/v1/params', { query }, options));

export const loader = withPermission('catalog.write', listLoader(paramsList, load));
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: StaffParam) => String(id);

/** The characteristics of pieces, by default in the order of the table of facts, which is changed by buttons. */
export function Component() {
  const { t, language } = useWords();
  const loaded = useLoaderData<typeof loader>();
  const [isAdding, setAdding] = useState(false);
  const moving = useRowOrder(paramsList, loaded.list.rows, {
    nameOf: (param) => nameIn(param, language),
    move: ({ id }, place) =>
      callApi('POST /api/admin/v1/params/:id/move', { params: { id }, body: { place } }),
  });
  return (
    <CatalogList
      tab="params"
      declared={paramsList}
      {...{ loaded, load, keyOf }}
      caption={t('bo-catalog:tab.params')}
      columns={useColumns()}
      filters={useFilters()}
      search={{ label: t('bo-catalog:params.search'), hint: t('bo-catalog:params.searchHint') }}
      none={t('bo-catalog:params.none')}
      create={<Button onClick={() => setAdding(true)}>{t('bo-catalog:params.new')}</Button>}
      moving={moving}
    >
      {isAdding && <NewParamSheet onClose={() => setAdding(false)} />}
    </CatalogList>
  );
}

function useFilters() {
  const { t } = useWords();
  const { word, flag } = useFilterMakers();
  return [
    alwaysShown(
      word(
        'type',
        t('bo-catalog:params.type'),
        paramTypes.map((id) => ({ id, label: t(`bo-catalog:params.types.${id}`) })),
      ),
    ),
    alwaysShown(flag('filterable', t('bo-catalog:params.inFilter'), t('bo-catalog:params.isInFilter'))),
    flag('unused', t('bo-catalog:params.pieces'), t('bo-catalog:params.unused')),
    flag('fixed', t('bo-catalog:tab.params'), t('bo-catalog:params.isFixed')),
  ];
}

function useColumns(): Readonly<Record<ParamColumn, ListColumn<StaffParam>>> {
  const { t, language } = useWords();
  return {
    param: {
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
    type: {
      head: t('bo-catalog:params.type'),
      cell: ({ type, unit }) =>
        [t(`bo-catalog:params.types.${type}`), unitIn(unit ?? '', language)].filter(Boolean).join(', '),
    },
    values: {
      head: t('bo-catalog:params.values'),
      sort: 'values',
      isNumber: true,
      isLabelled: true,
      cell: ({ values, type }) => (type === 'choice' ? String(values.length) : '—'),
    },
    pieces: {
      head: t('bo-catalog:params.pieces'),
      sort: 'pieces',
      isNumber: true,
      isLabelled: true,
      cell: ({ pieces, isFixed }) => (isFixed ? '—' : String(pieces)),
    },
    filterable: {
      head: t('bo-catalog:params.inFilter'),
      cell: ({ filterable }) => filterable && t('bo-catalog:params.isInFilter'),
    },
    code: { head: t('bo-catalog:params.code'), className: 'ink-2', cell: ({ code }) => code },
  };
}

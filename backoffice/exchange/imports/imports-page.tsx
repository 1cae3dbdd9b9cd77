import { useRef } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ImportColumn, ImportRow } from '#contract/admin/system/import.ts';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { needsRows } from '../../kit/list/list-address.ts';
import { SearchField } from '../../kit/list/list-filters.tsx';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { useListKeys } from '../../kit/use-list-keys.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { DeclaredList } from '../../shell/list/declared-list.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../../shell/list/declared-rows.tsx';
import { ListTools } from '../../shell/list/list-tools.tsx';
import { listLoader } from '../../shell/list/list-loader.ts';
import { useShown } from '../../shell/list/use-declared.ts';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { ExchangeFrame } from '../exchange-frame.tsx';
import { ImportStatus } from './import-state.tsx';
import { UploadField } from './upload-field.tsx';

const importsList: DeclaredList<ImportColumn> = {
  name: 'imports',
  path: '/exchange/imports',
  address: { words: ['q', 'state', 'sort'], switches: [], sort: '-uploadedAt' },
  columns: ['file', 'state', 'by', 'uploadedAt', 'new', 'changed', 'unchanged', 'refused'],
};
const states = ['NEW', 'TRIED', 'RUNNING', 'STOPPED', 'DONE', 'FAILED'] as const;

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/imports', { query }, options);

export const loader = withPermission('imports.run', listLoader(importsList, load));
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: ImportRow) => String(id);

/** Uploaded files with pieces, and the result of each. */
export function Component() {
  const { t } = useWords();
  const { list, saved } = useLoaderData<typeof loader>();
  const field = useRef<HTMLInputElement>(null);
  const found = useListRows(importsList, { list, load });
  const columns = useImportColumns();
  const shown = useShown(importsList);
  const { word } = useFilterMakers();
  const stateWords = states.map((id) => ({ id, label: t(`bo-exchange:import.state.${id}`) }));
  const filters = [alwaysShown(word('state', t('bo-exchange:column.state'), stateWords))];
  useListKeys();
  return (
    <ExchangeFrame
      tab="imports"
      tools={<ListTools declared={importsList} {...{ columns, shown, saved }} count={list.count} />}
    >
      <UploadField />
      <div className="bar">
        <SearchField
          field={field}
          label={t('bo-exchange:import.search')}
          hint={t('bo-exchange:import.search')}
        />
        <FilterBar filters={filters} />
      </div>
      <DeclaredRows
        declared={importsList}
        caption={t('bo-exchange:tab.imports')}
        {...{ found, columns, keyOf, filters }}
        empty={{ title: t('bo-exchange:import.empty') }}
      />
    </ExchangeFrame>
  );
}

function useImportColumns(): Readonly<Record<ImportColumn, ListColumn<ImportRow>>> {
  const { t, language } = useWords();
  const counted = (name: 'new' | 'changed' | 'unchanged' | 'refused'): ListColumn<ImportRow> => ({
    head: t(`bo-exchange:count.${name}`),
    isNumber: true,
    cell: ({ counts }) => (counts === null ? '—' : formatInteger(counts[name], language)),
  });
  return {
    file: {
      head: t('bo-exchange:column.file'),
      cell: ({ id, fileName }) => (
        <Link className="row-link" to={`/exchange/imports/${id}`}>
          {fileName}
        </Link>
      ),
    },
    state: { head: t('bo-exchange:column.state'), cell: ({ state }) => <ImportStatus state={state} /> },
    by: { head: t('bo-exchange:column.by'), cell: ({ uploadedBy }) => uploadedBy },
    uploadedAt: {
      head: t('bo-exchange:column.uploadedAt'),
      sort: 'uploadedAt',
      className: 'ink-2',
      cell: ({ uploadedAt }) => formatInstant(uploadedAt, language),
    },
    new: counted('new'),
    changed: counted('changed'),
    unchanged: counted('unchanged'),
    refused: counted('refused'),
  };
}

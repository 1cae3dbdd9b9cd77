import { useRef } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { ImportRow } from '#contract/admin/system/import.ts';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { queryOfAddress } from '../../kit/list/list-address.ts';
import { SearchField, WordFilter } from '../../kit/list/list-filters.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { ExchangeFrame } from '../exchange-frame.tsx';
import { ImportStatus } from './import-state.tsx';
import { UploadField } from './upload-field.tsx';

const address = { words: ['q', 'state', 'sort'], switches: [], sort: '-uploadedAt' };
const states = ['NEW', 'TRIED', 'RUNNING', 'STOPPED', 'DONE', 'FAILED'] as const;

export const loader = withPermission('imports.run', ({ request }) =>
  callApi('GET /api/admin/v1/imports', {
    query: queryOfAddress(new URL(request.url).searchParams, address),
  }),
);

/** Files with pieces that were uploaded, and what became of each. */
export function Component() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/imports', { query: queryOfAddress(search, address, cursor) }),
  );
  return (
    <ExchangeFrame tab="imports">
      <UploadField />
      <div className="bar">
        <SearchField
          field={field}
          label={t('bo-exchange:import.search')}
          hint={t('bo-exchange:import.search')}
        />
        <WordFilter
          name="state"
          label={t('bo-exchange:column.state')}
          options={states.map((id) => ({ id, label: t(`bo-exchange:import.state.${id}`) }))}
        />
      </div>
      {rows.length > 0 ? (
        <ImportsTable rows={rows} isBusy={isBusy} />
      ) : (
        <Nothing title={t(search.size > 0 ? 'bo-exchange:import.emptyFilter' : 'bo-exchange:import.empty')} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </ExchangeFrame>
  );
}

function ImportsTable({ rows, isBusy }: { rows: ImportRow[]; isBusy: boolean }) {
  const { t, language } = useWords();
  const count = (value: number | undefined) => (value === undefined ? '—' : formatInteger(value, language));
  const columns: DataColumn<ImportRow>[] = [
    {
      head: t('bo-exchange:column.file'),
      cell: ({ id, fileName }) => (
        <Link className="row-link" to={`/exchange/imports/${id}`}>
          {fileName}
        </Link>
      ),
    },
    { head: t('bo-exchange:column.state'), cell: ({ state }) => <ImportStatus state={state} /> },
    { head: t('bo-exchange:column.by'), cell: ({ uploadedBy }) => uploadedBy },
    {
      head: t('bo-exchange:column.uploadedAt'),
      className: 'wide-only ink-2',
      cell: ({ uploadedAt }) => formatInstant(uploadedAt, language),
    },
    ...(['new', 'changed', 'unchanged', 'refused'] as const).map((name): DataColumn<ImportRow> => ({
      head: t(`bo-exchange:count.${name}`),
      className: name === 'refused' ? 'num' : 'wide-only',
      cell: ({ counts }) => count(counts?.[name]),
    })),
  ];
  return (
    <DataTable
      caption={t('bo-exchange:tab.imports')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

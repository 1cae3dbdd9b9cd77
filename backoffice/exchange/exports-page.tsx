import { useLoaderData } from 'react-router';
import type { ExportFormat } from '#contract/admin/export.ts';
import type { WholeExport } from '#contract/admin/system/exchange.ts';
import { Button } from '#ui/controls/button.tsx';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { saveFile } from '../shell/list/save-file.ts';
import { withPermission } from '../shell/load-session.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { ExchangeFrame } from './exchange-frame.tsx';
import { StoredExports } from './stored-exports.tsx';

const exports: readonly WholeExport[] = ['CATALOG', 'PIECES', 'PRICES'];

export const loader = withPermission('exports.run', () => callApi('GET /api/admin/v1/exports', {}));

/** Exports the whole catalogue, and lists the files created by jobs; lists are exported from their own menus. */
export function Component() {
  const { t } = useWords();
  const { rows } = useLoaderData<typeof loader>();
  const { attempt, error, isBusy } = useAttempt();
  const save = (what: WholeExport, format: ExportFormat) => () =>
    void attempt(async () =>
      saveFile(await callApi('POST /api/admin/v1/exports', { body: { what, format } })),
    );
  const columns: DataColumn<WholeExport>[] = [
    { head: t('bo-exchange:column.what'), cell: (what) => t(`bo-exchange:whole.${what}.name`) },
    {
      head: t('bo-exchange:column.contents'),
      className: 'wide-only ink-2',
      cell: (what) => t(`bo-exchange:whole.${what}.contents`),
    },
    {
      head: t('bo-exchange:column.get'),
      className: 'row-action',
      cell: (what) => (
        <span className="exchange-actions">
          {(['XLSX', 'CSV'] as const).map((format) => (
            <Button key={format} kind="secondary" loading={isBusy} onClick={save(what, format)}>
              {format}
            </Button>
          ))}
        </span>
      ),
    },
  ];
  return (
    <ExchangeFrame tab="exports">
      <p className="ink-2">{t('bo-exchange:whole.lead')}</p>
      <ProblemLine error={error} />
      <DataTable
        caption={t('bo-exchange:tab.exports')}
        rows={exports}
        columns={columns}
        keyOf={(what) => what}
      />
      <StoredExports files={rows} />
    </ExchangeFrame>
  );
}

import { useRevalidator } from 'react-router';
import type { StoredExport } from '#contract/admin/system/exchange.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { Nothing, Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { useFeedPulse } from '../shell/feed/use-feed.ts';
import { saveFile } from '../shell/list/save-file.ts';
import { useAction } from '../shell/use-action.ts';

type FileAction = StoredExport['allowedActions'][number];

/** Files that jobs created from long lists: how long they are stored, with download and delete. */
export function StoredExports({ files }: { files: StoredExport[] }) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const { runAction, isBusy, outcome } = useAction<FileAction>((done) =>
    t(`bo-exchange:stored.done.${done}`),
  );
  useFeedPulse(['job'], 300, () => void revalidate());
  const start = (id: string, action: FileAction) =>
    void runAction(action, async () => {
      if (action === 'DROP') return callApi('DELETE /api/admin/v1/exports/:id', { params: { id } });
      saveFile(await callApi('POST /api/admin/v1/jobs/:id/file', { params: { id } }));
      return undefined;
    });
  return (
    <section aria-labelledby="stored-exports">
      <h2 className="section-title" id="stored-exports">
        {t('bo-exchange:stored.title')}
      </h2>
      <p className="ink-2">{t('bo-exchange:stored.lead')}</p>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      {files.length > 0 ? (
        <FilesTable files={files} isBusy={isBusy} onStart={start} />
      ) : (
        <Nothing title={t('bo-exchange:stored.empty')} />
      )}
    </section>
  );
}

interface TableProps {
  files: StoredExport[];
  isBusy: boolean;
  onStart: (id: string, action: FileAction) => void;
}

function FilesTable({ files, isBusy, onStart }: TableProps) {
  const { t, language } = useWords();
  const columns: DataColumn<StoredExport>[] = [
    { head: t('bo-exchange:column.file'), cell: ({ name }) => name },
    {
      head: t('bo-exchange:column.what'),
      className: 'wide-only ink-2',
      cell: ({ kind }) => t(`bo-jobs:kind.${kind}`),
    },
    {
      head: t('bo-exchange:stored.rows'),
      className: 'num',
      cell: ({ rows }) => formatInteger(rows, language),
    },
    { head: t('bo-exchange:column.by'), className: 'wide-only', cell: ({ by }) => by },
    { head: t('bo-exchange:stored.until'), cell: ({ until }) => formatInstant(until, language) },
    {
      head: t('bo-exchange:column.get'),
      className: 'row-action',
      cell: ({ id, allowedActions }) => (
        <span className="exchange-actions">
          {allowedActions.map((action) => (
            <Button
              key={action}
              kind={action === 'GET' ? 'secondary' : 'text'}
              disabled={isBusy}
              onClick={() => onStart(id, action)}
            >
              {t(`bo-exchange:stored.action.${action}`)}
            </Button>
          ))}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('bo-exchange:stored.title')}
      rows={files}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}

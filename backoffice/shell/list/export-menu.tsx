import { useState } from 'react';
import type { ExportedList, ExportFormat } from '#contract/admin/export.ts';
import { ActionMenu } from '../../kit/action-menu.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { JobReport } from '../bulk/job-report.tsx';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import { hasPermission, useSession } from '../session.ts';
import type { Counted } from './list-count.tsx';
import { saveFile } from './save-file.ts';

interface Export {
  /** Exports the displayed list as a file at once. */
  load: (format: ExportFormat) => Promise<ExportedList>;
  /** The same for a long list, through a job. */
  start: (format: ExportFormat) => Promise<{ jobId: string }>;
}

interface Props extends Export {
  count: Counted | null;
  /** The same with the names and phones of the shoppers, if the list has any. */
  contacts?: Export;
}

/** A file with more rows is created by a job. */
const rowsAtOnce = 1000;

/** Exports the list as a file: the same rows, columns and sort order as displayed. */
export function ExportMenu({ count, contacts, ...list }: Props) {
  const { t } = useWords();
  const session = useSession();
  const { attempt, error } = useAttempt();
  const [jobId, setJobId] = useState<string | null>(null);
  if (!hasPermission(session, 'exports.run')) return null;
  const isLong = count === null || !count.isExact || count.value > rowsAtOnce;
  const save =
    ({ load, start }: Export, format: ExportFormat) =>
    () =>
      void attempt(async () => {
        if (isLong) setJobId((await start(format)).jobId);
        else saveFile(await load(format));
      });
  const withContacts = contacts && hasPermission(session, 'exports.personal') && contacts;
  return (
    <div className="export-menu">
      <ActionMenu
        label={t('bo-shell:list.export')}
        actions={[
          { id: 'xlsx', label: t('bo-shell:list.exportXlsx'), onAction: save(list, 'XLSX') },
          { id: 'csv', label: t('bo-shell:list.exportCsv'), onAction: save(list, 'CSV') },
          ...(withContacts
            ? [
                {
                  id: 'contacts',
                  label: t('bo-shell:list.exportContacts'),
                  onAction: save(withContacts, 'XLSX'),
                },
              ]
            : []),
        ]}
      />
      <ProblemLine error={error} />
      {jobId !== null && (
        <Sheet title={t('bo-shell:list.export')} isOpen onClose={() => setJobId(null)}>
          <p>{t('bo-shell:list.exportJob')}</p>
          <JobReport jobId={jobId} onEnded={() => undefined} onUndo={setJobId} />
        </Sheet>
      )}
    </div>
  );
}

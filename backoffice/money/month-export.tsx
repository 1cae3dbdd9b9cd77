import type { ExportFormat } from '#contract/admin/export.ts';
import type { MonthExport as What } from '#contract/admin/settlement.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { saveFile } from '../shell/list/save-file.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';

/** Exports the payments of the month as files for the accountant. */
export function MonthExport({ month }: { month: string }) {
  const { t } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  const save = (what: What, format: ExportFormat) => () =>
    void attempt(async () =>
      saveFile(await callApi('POST /api/admin/v1/settlements/export', { body: { month, what, format } })),
    );
  return (
    <section className="month-export" aria-label={t('bo-money:month.title')}>
      <h2 className="section-title">{t('bo-money:month.title')}</h2>
      <ProblemLine error={error} />
      {(['DAYS', 'MOVEMENTS'] as const).map((what) => (
        <div key={what} className="row-actions" role="group" aria-label={t(`bo-money:month.what.${what}`)}>
          <span>{t(`bo-money:month.what.${what}`)}</span>
          {(['XLSX', 'CSV'] as const).map((format) => (
            <Button key={format} kind="secondary" loading={isBusy} onClick={save(what, format)}>
              {format}
            </Button>
          ))}
        </div>
      ))}
    </section>
  );
}

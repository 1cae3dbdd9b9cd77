import type { ExportedList, ExportFormat } from '#contract/admin/export.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../kit/words.tsx';
import { saveFile } from '../shell/list/save-file.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { hasPermission, useSession } from '../shell/session.ts';

interface Props {
  load: (format: ExportFormat) => Promise<ExportedList>;
}

/** Exports the shown data as a file. */
export function ExportButtons({ load }: Props) {
  const { t } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  if (!hasPermission(useSession(), 'exports.run')) return null;
  return (
    <div className="figures-export" role="group" aria-label={t('bo-shell:list.export')}>
      {(['XLSX', 'CSV'] as const).map((format) => (
        <Button
          key={format}
          kind="secondary"
          loading={isBusy}
          onClick={() => void attempt(async () => saveFile(await load(format)))}
        >
          {format}
        </Button>
      ))}
      <ProblemLine error={error} />
    </div>
  );
}

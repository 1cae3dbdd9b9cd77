import type { ExportedList, ExportFormat } from '#contract/admin/export.ts';
import { ActionMenu } from '../../kit/action-menu.tsx';
import { useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import { hasPermission, useSession } from '../session.ts';

interface Props {
  /** The list as it is shown, as a file. */
  load: (format: ExportFormat) => Promise<ExportedList>;
  /** The same with the names and phones of the shoppers, where the list has any. */
  loadContacts?: (format: ExportFormat) => Promise<ExportedList>;
}

/** The list as a file: what is shown, in the same columns and order. */
export function ExportMenu({ load, loadContacts }: Props) {
  const { t } = useWords();
  const session = useSession();
  const { attempt, error } = useAttempt();
  if (!hasPermission(session, 'exports.run')) return null;
  const save = (read: Props['load'], format: ExportFormat) => () =>
    void attempt(async () => saveFile(await read(format)));
  const withContacts = loadContacts && hasPermission(session, 'exports.personal') && loadContacts;
  return (
    <div className="export-menu">
      <ActionMenu
        label={t('bo-shell:list.export')}
        actions={[
          { id: 'xlsx', label: t('bo-shell:list.exportXlsx'), onAction: save(load, 'XLSX') },
          { id: 'csv', label: t('bo-shell:list.exportCsv'), onAction: save(load, 'CSV') },
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
    </div>
  );
}

function saveFile({ name, file }: ExportedList): void {
  const bytes = Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

import { useState } from 'react';
import { isApiProblem } from '#client/problem.ts';
import type {
  ReportColumnChoice,
  ReportColumnName,
  ReportColumns,
  SettledProvider,
} from '#contract/admin/settlement.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { SavingProblem } from '../shell/saving.tsx';

export const needed: readonly ReportColumnName[] = ['transaction', 'amount', 'paidAt'];
const names: readonly ReportColumnName[] = [...needed, 'order', 'commission', 'state', 'returnedAt'];
const sums: readonly ReportColumnName[] = ['amount', 'commission'];

/** The column headers of a report that was refused because of its columns. */
export function titlesOf(error: unknown): string[] {
  if (!isApiProblem(error) || error.problem.code !== 'REPORT_WRONG') return [];
  return [error.problem.facts?.['titles'] ?? []].flat().filter((title) => typeof title === 'string');
}

/** What the columns of a refused report are for, as far as the shop can tell by their headers. */
export function proposedBy(error: unknown): ReportColumnChoice[] {
  if (!isApiProblem(error)) return [];
  return [error.problem.facts?.['proposed'] ?? []].flat().filter(isChoice);
}

const isChoice = (value: unknown): value is ReportColumnChoice =>
  typeof value === 'object' && value !== null && 'name' in value && 'title' in value && 'inTiyin' in value;

interface Saving {
  provider: SettledProvider;
  /** Loads what is chosen now, so that the next attempt is based on it. */
  onRefused: () => Promise<void>;
}

/** Stores the columns for the provider, unless somebody else has chosen others since `version`. */
function useColumnsSaving({ provider, onRefused }: Saving) {
  const { attempt, error, isBusy } = useAttempt();
  const save = (columns: ReportColumnChoice[], version: number, onSaved: (saved: ReportColumns) => void) =>
    void attempt(async () => {
      const body = { provider, columns };
      const saved = await callApi('POST /api/admin/v1/settlements/columns', { body }, { version }).catch(
        async (problem: unknown) => {
          await onRefused();
          throw problem;
        },
      );
      onSaved(saved);
    });
  return { save, error, isBusy };
}

interface Props extends Saving {
  titles: readonly string[];
  /** The version of the choice that this one replaces. */
  version: number;
  /** The assignments to begin with: those made before, and those proposed. */
  initial: readonly ReportColumnChoice[];
  onSaved: (saved: ReportColumns) => void;
}

/** Assigns the columns of the refused report; stored for the provider. */
export function ReportColumnsForm({ titles, version, initial, onSaved, ...saving }: Props) {
  const { t } = useWords();
  const { save, error, isBusy } = useColumnsSaving(saving);
  const [titleOf, setTitleOf] = useState<Partial<Record<ReportColumnName, string>>>(() =>
    Object.fromEntries(initial.map(({ name, title }) => [name, title])),
  );
  const [inTiyin, setInTiyin] = useState(() => initial.some((column) => column.inTiyin));
  const columns = names.flatMap((name): ReportColumnChoice[] => {
    const title = titleOf[name] ?? '';
    return titles.includes(title) ? [{ name, title, inTiyin: inTiyin && sums.includes(name) }] : [];
  });
  const isWhole =
    needed.every((name) => columns.some((column) => column.name === name)) &&
    new Set(columns.map(({ title }) => title)).size === columns.length;
  return (
    <fieldset className="report-columns">
      <legend className="section-title">{t('bo-money:report.choice.choose')}</legend>
      <p className="ink-2">{t('bo-money:report.choice.lead')}</p>
      <div className="report-days">
        {names.map((name) => (
          <FieldFrame key={name} label={t(`bo-money:report.column.${name}`)}>
            {(ids) => (
              <select
                className="input"
                value={titleOf[name] ?? ''}
                onChange={({ target }) => setTitleOf((now) => ({ ...now, [name]: target.value }))}
                {...ids}
              >
                <option value="">{needed.includes(name) ? '—' : t('bo-money:report.choice.none')}</option>
                {titles.map((title) => (
                  <option key={title} value={title}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        ))}
      </div>
      <label className="report-tiyin">
        <input
          type="checkbox"
          className="row-check"
          checked={inTiyin}
          onChange={({ target }) => setInTiyin(target.checked)}
        />{' '}
        {t('bo-money:report.choice.inTiyin')}
      </label>
      {!isWhole && <p className="meta ink-2">{t('bo-money:report.choice.needed')}</p>}
      <div>
        <Button loading={isBusy} disabled={!isWhole} onClick={() => save(columns, version, onSaved)}>
          {t('bo-money:report.choice.save')}
        </Button>
      </div>
      <SavingProblem error={error} />
    </fieldset>
  );
}

interface ChosenProps extends Saving {
  chosen: Pick<ReportColumns, 'columns' | 'version'>;
  onForgotten: (saved: ReportColumns) => void;
}

/** The columns assigned for the provider, with a button that removes the assignment: then only known headers are read. */
export function ChosenColumns({ chosen: { columns, version }, onForgotten, ...saving }: ChosenProps) {
  const { t } = useWords();
  const { save, error, isBusy } = useColumnsSaving(saving);
  if (columns.length === 0) return null;
  const named = columns.map(({ name, title }) => `${t(`bo-money:report.column.${name}`)} — ${title}`);
  return (
    <Notice tone="info">
      {t('bo-money:report.choice.chosen', { columns: named.join(', ') })}{' '}
      <Button kind="text" loading={isBusy} onClick={() => save([], version, onForgotten)}>
        {t('bo-money:report.choice.forget')}
      </Button>
      <SavingProblem error={error} />
    </Notice>
  );
}

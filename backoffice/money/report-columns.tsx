import { useState } from 'react';
import { isApiProblem } from '#client/problem.ts';
import type { ReportColumnChoice, ReportColumnName, SettledProvider } from '#contract/admin/settlement.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';

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

interface Props {
  provider: SettledProvider;
  titles: readonly string[];
  /** The assignments to begin with: those made before, and those proposed. */
  initial: readonly ReportColumnChoice[];
  onSaved: (columns: ReportColumnChoice[]) => void;
}

/** Assigns the columns of the refused report; stored for the provider. */
export function ReportColumnsForm({ provider, titles, initial, onSaved }: Props) {
  const { t } = useWords();
  const { attempt, error, isBusy } = useAttempt();
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
  const save = () =>
    void attempt(async () => {
      const saved = await callApi('POST /api/admin/v1/settlements/columns', { body: { provider, columns } });
      onSaved(saved.columns);
    });
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
        <Button loading={isBusy} disabled={!isWhole} onClick={save}>
          {t('bo-money:report.choice.save')}
        </Button>
      </div>
      <ProblemLine error={error} />
    </fieldset>
  );
}

interface ChosenProps {
  provider: SettledProvider;
  columns: readonly ReportColumnChoice[];
  onForgotten: () => void;
}

/** The columns assigned for the provider, with a button that removes the assignment: then only known headers are read. */
export function ChosenColumns({ provider, columns, onForgotten }: ChosenProps) {
  const { t } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  if (columns.length === 0) return null;
  const named = columns.map(({ name, title }) => `${t(`bo-money:report.column.${name}`)} — ${title}`);
  const forget = () =>
    void attempt(async () => {
      await callApi('POST /api/admin/v1/settlements/columns', { body: { provider, columns: [] } });
      onForgotten();
    });
  return (
    <Notice tone="info">
      {t('bo-money:report.choice.chosen', { columns: named.join(', ') })}{' '}
      <Button kind="text" loading={isBusy} onClick={forget}>
        {t('bo-money:report.choice.forget')}
      </Button>
      <ProblemLine error={error} />
    </Notice>
  );
}

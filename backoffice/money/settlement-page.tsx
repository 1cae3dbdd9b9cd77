import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { SettlementLine, SettlementOfDay } from '#contract/admin/settlement.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatDay, formatTime } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { Nothing, Notice } from '../kit/notice.tsx';
import { Status } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { useAction } from '../shell/use-action.ts';
import { type CheckAction, CheckSheet, sendCheck } from './check-sheet.tsx';
import { DayState } from './days-page.tsx';
import { MoneyFrame } from './money-frame.tsx';
import { OrderLink } from './order-link.tsx';
import { ReportForm } from './report-form.tsx';
import { settlementTones } from './settlement-words.ts';
import { Signed } from './signed.tsx';

export const loader = withPermission('money.settle', ({ params }) =>
  callApi('GET /api/admin/v1/settlements/:id', { params: { id: params['id'] ?? '' } }),
);

/** A day of a provider, movement by movement; those that need attention come first. */
export function Component() {
  const { t, language } = useWords();
  const found = useLoaderData<typeof loader>();
  const { day, provider, lines } = found;
  return (
    <MoneyFrame tab="days">
      <p>
        <Link to={`/money/days?month=${day.slice(0, 7)}`}>{t('bo-money:day.back')}</Link>
      </p>
      <h2 className="section-title">
        {t(`bo-money:provider.${provider}`)}, {formatDay(day, language)}
      </h2>
      <Sums found={found} />
      <ReportForm key={found.id} month={day.slice(0, 7)} fixed={{ provider, day }} />
      {lines.length === 0 ? <Nothing title={t('bo-money:day.emptyDay')} /> : <Lines found={found} />}
    </MoneyFrame>
  );
}

function Sums({ found }: { found: SettlementOfDay }) {
  const { t, language } = useWords();
  const { ours, theirs, difference, manualRefunds, commission, report } = found;
  return (
    <dl className="settlement-sums">
      <div>
        <dt>{t('bo-money:day.ours')}</dt>
        <dd>{formatSom(ours, language)}</dd>
      </div>
      <div>
        <dt>{t('bo-money:day.theirs')}</dt>
        <dd>{theirs === null ? '—' : formatSom(theirs, language)}</dd>
      </div>
      <div>
        <dt>{t('bo-money:day.difference')}</dt>
        <dd>
          <Signed som={difference} />
        </dd>
      </div>
      {manualRefunds > 0 && (
        <div>
          <dt>{t('bo-money:day.manualRefunds')}</dt>
          <dd>{formatSom(manualRefunds, language)}</dd>
        </div>
      )}
      {commission !== null && (
        <div>
          <dt>{t('bo-money:day.commission')}</dt>
          <dd>{formatSom(commission, language)}</dd>
        </div>
      )}
      <div>
        <dt>{t('bo-money:day.result')}</dt>
        <dd>
          <DayState row={found} />
          {report && (
            <p className="meta ink-2">
              {report.fileName}, {report.uploadedBy}, {formatInstant(report.uploadedAt, language)}
            </p>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Lines({ found: { id, lines, day } }: { found: SettlementOfDay }) {
  const { t } = useWords();
  const [checking, setChecking] = useState<SettlementLine | null>(null);
  const { runAction, outcome } = useAction<CheckAction>((action) =>
    t(action === 'check' ? 'bo-money:day.checkDone' : 'bo-money:day.reopened'),
  );
  const columns = useLineColumns(day);
  if (lines.some(({ difference }) => difference !== null))
    columns.push({
      head: t('bo-money:column.action'),
      cell: (line) =>
        line.difference === null ? null : line.check === null ? (
          <Button kind="secondary" onClick={() => setChecking(line)}>
            {t('bo-money:day.check')}
          </Button>
        ) : (
          <Button kind="secondary" onClick={() => void runAction('reopen', () => sendCheck(id, line, null))}>
            {t('bo-money:day.reopen')}
          </Button>
        ),
    });
  return (
    <>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <DataTable
        caption={t('bo-money:day.lines')}
        rows={lines}
        columns={columns}
        keyOf={({ kind, transaction, ours, theirs, state }) =>
          `${kind} ${transaction} ${state} ${ours?.at ?? ''} ${theirs?.line ?? ''}`
        }
      />
      {checking && (
        <CheckSheet day={id} line={checking} runAction={runAction} onClose={() => setChecking(null)} />
      )}
    </>
  );
}

/** The columns of the movements of a day, without the action. */
function useLineColumns(day: string): DataColumn<SettlementLine>[] {
  const { t, language } = useWords();
  const side = (shown: SettlementLine['ours']) => {
    if (shown === null) return '—';
    const sum = formatSom(shown.amount, language);
    return shown.day === day ? sum : `${sum}, ${formatDay(shown.day, language)}`;
  };
  return [
    {
      head: t('bo-money:column.order'),
      cell: ({ number, isOrder, kind, transaction }) => (
        <>
          {number === null ? transaction : isOrder ? <OrderLink number={number} /> : number}
          <span className="meta ink-2"> {t(`bo-money:day.kind.${kind}`)}</span>
        </>
      ),
    },
    {
      head: t('bo-money:day.result'),
      cell: (line) => <LineState line={line} />,
    },
    { head: t('bo-money:day.ours'), className: 'num', isLabelled: true, cell: ({ ours }) => side(ours) },
    {
      head: t('bo-money:day.theirs'),
      className: 'num',
      isLabelled: true,
      cell: ({ theirs }) => side(theirs),
    },
    {
      head: t('bo-money:day.transaction'),
      className: 'wide-only ink-2',
      cell: ({ transaction, ours, theirs }) => (
        <>
          {transaction}
          <span className="meta"> {formatTime((ours ?? theirs)?.at ?? '')}</span>
          {theirs && <span className="meta"> {t('bo-money:day.line', { line: theirs.line })}</span>}
        </>
      ),
    },
  ];
}

/** What the comparison found of a line, and what a person found about it. */
function LineState({ line: { state, check } }: { line: SettlementLine }) {
  const { t, language } = useWords();
  const word = t(`bo-money:day.state.${state}`);
  if (check === null) return <Status tone={settlementTones[state]}>{word}</Status>;
  return (
    <>
      <Status tone="done">{t('bo-money:day.checked')}</Status>
      <p className="meta ink-2">
        {word}. {check.note}
      </p>
      <p className="meta ink-2">
        {check.by}, {formatInstant(check.at, language)}
      </p>
    </>
  );
}

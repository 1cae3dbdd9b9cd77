import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { settledNames } from './settlement-words.ts';
import type { SettlementDay } from '#contract/admin/settlement.ts';
import { dayOf, formatDay } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { WordFilter } from '../kit/list/list-filters.tsx';
import { Nothing } from '../kit/notice.tsx';
import { Status } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { MoneyFrame } from './money-frame.tsx';
import { MonthExport } from './month-export.tsx';
import { MonthField } from './month-field.tsx';
import { ReportForm } from './report-form.tsx';
import { Signed } from './signed.tsx';

export const loader = withPermission('money.settle', async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const open = searchParams.get('open') === 'true';
  const month = searchParams.get('month') ?? dayOf(new Date().toISOString()).slice(0, 7);
  const provider = settledNames.find((name) => name === searchParams.get('provider'));
  const query = { ...(open ? { open } : { month }), ...(provider !== undefined && { provider }) };
  return callApi('GET /api/admin/v1/settlements', { query });
});

/** Days of a month by provider: the shop's ledger next to the provider’s report. */
export function Component() {
  const { t } = useWords();
  const { month, rows } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const isBusy = useNavigation().state === 'loading';
  if (month === null) return <OpenDays rows={rows} isBusy={isBusy} />;
  return (
    <MoneyFrame tab="days">
      <ReportForm key={month} month={month} />
      <div className="bar">
        <MonthField month={month} />
        <WordFilter
          name="provider"
          mode="single"
          label={t('bo-money:column.provider')}
          options={settledNames.map((id) => ({ id, label: t(`bo-money:provider.${id}`) }))}
        />
      </div>
      {rows.length > 0 ? (
        <DaysTable rows={rows} isBusy={isBusy} />
      ) : (
        <Nothing title={t(search.has('provider') ? 'bo-money:day.emptyFilter' : 'bo-money:day.empty')} />
      )}
      <MonthExport month={month} />
    </MoneyFrame>
  );
}

/** The days of any month with differences that nobody has checked. */
function OpenDays({ rows, isBusy }: { rows: SettlementDay[]; isBusy: boolean }) {
  const { t } = useWords();
  return (
    <MoneyFrame tab="days">
      <p>
        <Link to="/money/days">{t('bo-money:day.back')}</Link>
      </p>
      <h2 className="section-title">{t('bo-money:day.openDays')}</h2>
      {rows.length > 0 ? (
        <DaysTable rows={rows} isBusy={isBusy} />
      ) : (
        <Nothing title={t('bo-money:day.noOpenDays')} />
      )}
    </MoneyFrame>
  );
}

function DaysTable({ rows, isBusy }: { rows: SettlementDay[]; isBusy: boolean }) {
  const { t, language } = useWords();
  const columns: DataColumn<SettlementDay>[] = [
    {
      head: t('bo-money:day.day'),
      cell: ({ id, day, provider }) => (
        <Link to={`/money/days/${id}`} className="row-link">
          {formatDay(day, language)}, {t(`bo-money:provider.${provider}`)}
        </Link>
      ),
    },
    { head: t('bo-money:day.result'), cell: (row) => <DayState row={row} /> },
    {
      head: t('bo-money:day.ours'),
      className: 'num',
      isLabelled: true,
      cell: ({ ours }) => formatSom(ours, language),
    },
    {
      head: t('bo-money:day.theirs'),
      className: 'num',
      isLabelled: true,
      cell: ({ theirs }) => (theirs === null ? '—' : formatSom(theirs, language)),
    },
    {
      head: t('bo-money:day.difference'),
      className: 'num',
      isLabelled: true,
      cell: ({ difference }) => <Signed som={difference} />,
    },
    {
      head: t('bo-money:day.manualRefunds'),
      className: 'wide-only',
      cell: ({ manualRefunds }) => (manualRefunds === 0 ? '—' : formatSom(manualRefunds, language)),
    },
  ];
  return (
    <DataTable
      caption={t('bo-money:tab.days')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

/** The result of a day, as a word. */
export function DayState({ row }: { row: Pick<SettlementDay, 'report' | 'open' | 'checked'> }) {
  const { report, open, checked } = row;
  const { t } = useWords();
  if (report === null) return <Status tone="waits">{t('bo-money:day.noReport')}</Status>;
  if (open === 0)
    return <Status tone="done">{t(checked === 0 ? 'bo-money:day.agrees' : 'bo-money:day.checked')}</Status>;
  return <Status tone="bad">{t('bo-money:day.differs', { count: open })}</Status>;
}

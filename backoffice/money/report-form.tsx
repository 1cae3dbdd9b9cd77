import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { SettledProvider } from '#contract/admin/settlement.ts';
import { FieldFrame } from '#ui/controls/field.tsx';
import { addDays, dayOf } from '#ui/dates.ts';
import { DayField } from '../kit/forms/days/day-field.tsx';
import { Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { ChosenColumns, needed, proposedBy, ReportColumnsForm, titlesOf } from './report-columns.tsx';
import { ReportProblem } from './report-problem.tsx';
import { useChosenColumns } from './use-chosen-columns.ts';
import { initialColumns } from './initial-columns.ts';
import { settledNames } from './settlement-words.ts';
import '../kit/pictures/drop-field.css';

interface Fixed {
  provider: SettledProvider;
  day: string;
}

/** Uploads the report of a provider for some days; on a record for its day. */
export function ReportForm({ month, fixed }: { month: string; fixed?: Fixed }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const wanted = settledNames.find((name) => name === search.get('provider'));
  const [begin] = useState(() => lastDayOf(month));
  const [provider, setProvider] = useState<SettledProvider>(fixed?.provider ?? wanted ?? 'PAYME');
  const [from, setFrom] = useState(fixed?.day ?? begin);
  const [to, setTo] = useState(fixed?.day ?? begin);
  return (
    <section className="report-form" aria-label={t('bo-money:report.title')}>
      {fixed === undefined && (
        <div className="report-days">
          <FieldFrame label={t('bo-money:column.provider')}>
            {(ids) => (
              <select
                className="input"
                value={provider}
                onChange={({ target }) =>
                  setProvider(settledNames.find((name) => name === target.value) ?? 'PAYME')
                }
                {...ids}
              >
                {settledNames.map((name) => (
                  <option key={name} value={name}>
                    {t(`bo-money:provider.${name}`)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <DayField
            label={t('bo-money:report.from')}
            type="date"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <DayField
            label={t('bo-money:report.to')}
            type="date"
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
      )}
      <ReportDrop key={provider} provider={provider} from={from} to={to} />
    </section>
  );
}

/** Yesterday if it is in the month, otherwise the last day of the month. */
function lastDayOf(month: string): string {
  const yesterday = addDays(dayOf(new Date().toISOString()), -1);
  const next = `${addDays(`${month}-01`, 31).slice(0, 7)}-01`;
  return yesterday.startsWith(month) ? yesterday : addDays(next, -1);
}

interface Days {
  provider: SettledProvider;
  from: string;
  to: string;
}

function ReportDrop({ provider, from, to }: Days) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const [done, setDone] = useState<{ movements: number; open: number } | null>(null);
  const [refused, setRefused] = useState<File | null>(null);
  const { chosen, setChosen, reload } = useChosenColumns(provider);
  const titles = titlesOf(error);
  const isReady = from !== '' && to !== '';
  const send = (file: File | undefined) => {
    if (file === undefined || !isReady) return;
    setDone(null);
    setRefused(file);
    void attempt(async () => {
      const query = { provider, from, to, name: file.name.slice(-200) };
      setDone(await callApi('POST /api/admin/v1/settlements', { query, body: file }));
      setRefused(null);
      await revalidate();
    });
  };
  return (
    <>
      <DropField isBusy={isBusy} isReady={isReady} onFile={send} />
      <ReportProblem error={error} />
      {titles.length >= needed.length && refused !== null && !isBusy && (
        <ReportColumnsForm
          key={titles.join()}
          {...{ provider, titles }}
          version={chosen.version}
          initial={initialColumns(chosen.columns, proposedBy(error), titles)}
          onSaved={(saved) => {
            setChosen(saved);
            send(refused);
          }}
          onRefused={reload}
        />
      )}
      <ChosenColumns {...{ provider, chosen }} onForgotten={setChosen} onRefused={reload} />
      {done && (
        <Notice tone={done.open === 0 ? 'ok' : 'info'}>
          {t('bo-money:report.done', { count: done.movements })}{' '}
          {done.open === 0 ? t('bo-money:report.agrees') : t('bo-money:report.differs', { count: done.open })}
        </Notice>
      )}
    </>
  );
}

interface DropProps {
  isBusy: boolean;
  isReady: boolean;
  onFile: (file: File | undefined) => void;
}

function DropField({ isBusy, isReady, onFile }: DropProps) {
  const { t } = useWords();
  const [isOver, setOver] = useState(false);
  return (
    <div className="drop-field" data-over={isOver || undefined} aria-busy={isBusy}>
      <label>
        <span>{t(isBusy ? 'bo-money:report.reading' : 'bo-money:report.drop')}</span>
        <input
          type="file"
          accept=".csv,.xlsx,.txt"
          disabled={isBusy || !isReady}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onChange={({ target }) => {
            setOver(false);
            onFile(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}

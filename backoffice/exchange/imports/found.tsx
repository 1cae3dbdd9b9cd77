import { useEffect, useEffectEvent, useState } from 'react';
import type { ImportChanges, ImportRefusals, StaffImport } from '#contract/admin/system/import.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { saveFile } from '../../shell/list/save-file.ts';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';

interface Props {
  current: StaffImport;
  /** The mapping has changed since. */
  isChanged: boolean;
}

/** The result of a dry run or an import: rows by outcome, refusals by reason, the changes. */
export function Found({ current, isChanged }: Props) {
  const { t, language } = useWords();
  const { state, counts, tried, refusals } = current;
  if (counts === null || state === 'NEW' || state === 'TRYING') return null;
  const figure = (value: number) => formatInteger(value, language);
  return (
    <section>
      <h2 className="section-title">
        {t(`bo-exchange:found.${state === 'TRIED' ? 'tried' : 'run'}`)}
        {refusals.length > 0 && <ReportButton id={current.id} />}
      </h2>
      {state === 'TRIED' && isChanged && <Notice tone="info">{t('bo-exchange:found.stale')}</Notice>}
      <dl className="import-counts">
        {(['new', 'changed', 'unchanged', 'refused'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`bo-exchange:count.${name}`)}</dt>
            <dd>{figure(counts[name])}</dd>
          </div>
        ))}
      </dl>
      {state === 'TRIED' && tried !== null && (
        <p className="ink-2">
          {t('bo-exchange:found.models', {
            added: figure(tried.newModels),
            changed: figure(tried.changedModels),
          })}{' '}
          {t('bo-exchange:found.papers', {
            passports: figure(tried.newPassports),
            reports: figure(tried.newReports),
          })}
        </p>
      )}
      {refusals.length > 0 && <Refusals current={current} />}
      {state === 'TRIED' && counts.changed > 0 && <Changes id={current.id} count={counts.changed} />}
    </section>
  );
}

function ReportButton({ id }: { id: number }) {
  const { t } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  const save = () =>
    void attempt(async () =>
      saveFile(await callApi('POST /api/admin/v1/imports/:id/report', { params: { id } })),
    );
  return (
    <span className="meta">
      <Button kind="text" loading={isBusy} onClick={save}>
        {t('bo-exchange:found.report')}
      </Button>
      <ProblemLine error={error} />
    </span>
  );
}

type Refusal = ImportRefusals['rows'][number];
type Change = ImportChanges['rows'][number];

/** Rows in pages of a hundred: the first page at once, further ones on demand. */
function useRows<Row extends { id: number }>(load: (after: number) => Promise<{ rows: Row[] }>, key: string) {
  const [found, setFound] = useState<{ key: string; rows: Row[]; hasMore: boolean } | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const rows = found?.key === key ? found.rows : [];
  const more = () =>
    attempt(async () => {
      const { rows: next } = await load(rows.at(-1)?.id ?? 0);
      setFound({ key, rows: [...rows, ...next], hasMore: next.length === 100 });
    });
  const loadFirst = useEffectEvent(() => void more());
  useEffect(() => loadFirst(), [key]);
  return { rows, hasMore: found?.key === key && found.hasMore, more, error, isBusy };
}

/** The label of a field: `weightGrams`, `piece.weightGrams`, `stones[0].shape`, `name.ru`. */
function fieldName(field: string, t: ReturnType<typeof useWords>['t']): string {
  const [, group, rest] = /^(product|piece|price|report|stones)\b\W*\d*\W*(.*)$/.exec(field) ?? [];
  const name = ((group === undefined ? field : rest) || 'kind').replace('.', '-');
  const groups = group === undefined ? ['product', 'piece', 'price', 'report', 'stones'] : [group];
  const words = groups.map((one) => t(`bo-exchange:field.${one}.${name}`, { defaultValue: '' }));
  return words.find((text) => text !== '') ?? field;
}

function Refusals({ current: { id, refusals } }: { current: StaffImport }) {
  const { t, language } = useWords();
  const [code, setCode] = useState('');
  const query = code === '' ? {} : { code };
  const { rows, hasMore, more, error, isBusy } = useRows<Refusal>(
    (after) =>
      callApi('GET /api/admin/v1/imports/:id/refusals', { params: { id }, query: { ...query, after } }),
    `${id} ${code}`,
  );
  const columns: DataColumn<Refusal>[] = [
    { head: t('bo-exchange:column.line'), cell: ({ line }) => formatInteger(line, language) },
    {
      head: t('bo-exchange:column.value'),
      cell: ({ field, value }) => (
        <>
          <span className="ink-2">{fieldName(field, t)}</span> {value}
        </>
      ),
    },
    {
      head: t('bo-exchange:column.why'),
      cell: ({ code: why, detail }) => (
        <span className="import-reason">
          {t(`bo-exchange:refusal.${why}`, { defaultValue: why, detail: detail ?? '' })}
        </span>
      ),
    },
  ];
  return (
    <>
      <h3 className="label">{t('bo-exchange:found.refused')}</h3>
      <div className="bar">
        <select
          className="input import-code"
          aria-label={t('bo-exchange:found.reason')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        >
          <option value="">{t('bo-exchange:found.anyReason')}</option>
          {refusals.map((one) => (
            <option key={one.code} value={one.code}>
              {`${t(`bo-exchange:refusalName.${one.code}`, { defaultValue: one.code })}: ${formatInteger(one.count, language)}`}
            </option>
          ))}
        </select>
      </div>
      <DataTable
        caption={t('bo-exchange:found.refused')}
        rows={rows}
        columns={columns}
        keyOf={(row) => row.id}
        isBusy={isBusy}
      />
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isBusy} onPress={() => void more()} />}
    </>
  );
}

function Changes({ id, count }: { id: number; count: number }) {
  const { t, language } = useWords();
  const { rows, hasMore, more, error, isBusy } = useRows<Change>(
    (after) => callApi('GET /api/admin/v1/imports/:id/changes', { params: { id }, query: { after } }),
    String(id),
  );
  const columns: DataColumn<Change>[] = [
    { head: t('bo-exchange:column.line'), cell: ({ line }) => formatInteger(line, language) },
    { head: t('bo-exchange:column.serial'), cell: ({ serialNumber }) => serialNumber },
    {
      head: t('bo-exchange:column.change'),
      cell: ({ changes }) => (
        <ul className="import-changes">
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              <span className="ink-2">{fieldName(field, t)}</span> <del>{from || '—'}</del> →{' '}
              <ins>{to || '—'}</ins>
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <>
      <h3 className="label">{t('bo-exchange:found.changes', { count: formatInteger(count, language) })}</h3>
      <DataTable
        caption={t('bo-exchange:column.change')}
        rows={rows}
        columns={columns}
        keyOf={(row) => row.id}
        isBusy={isBusy}
      />
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isBusy} onPress={() => void more()} />}
    </>
  );
}

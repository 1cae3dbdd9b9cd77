import { useMemo, useRef, useState } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { CertificateColumn, CertificateRow } from '#contract/admin/catalog/certificate.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatDate } from '#ui/dates.ts';
import { formatInteger } from '#ui/format.ts';
import { useLeftList } from '../kit/list/came-from.ts';
import { needsRows, unknownIn } from '../kit/list/list-address.ts';
import { DayFilter, SearchField, SwitchFilter, WordFilter } from '../kit/list/list-filters.tsx';
import { type ListColumn, ListTable } from '../kit/list/table/list-table.tsx';
import { MoreButton } from '../kit/more-button.tsx';
import { Nothing, Notice } from '../kit/notice.tsx';
import { useMoreRows } from '../kit/use-more-rows.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { ListTools } from '../shell/list/list-tools.tsx';
import { viewsOfList } from '../shell/list/saved-views.ts';
import { useShown } from '../shell/list/use-declared.ts';
import { withPermission } from '../shell/load-session.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { nameIn } from '../shell/stores.ts';
import { CertificateState } from './certificate-state.tsx';
import { CertificatesFrame } from './certificates-frame.tsx';
import { IssueSheet } from './issue-sheet.tsx';
import { certificatesAddress, certificatesList, laboratories, queryOf, states } from './list-query.ts';

export const loader = withPermission('certificates.write', async ({ request }) => {
  const url = new URL(request.url);
  const saved = await viewsOfList(certificatesList, url);
  return {
    list: await callApi('GET /api/admin/v1/certificates', { query: queryOf(url.searchParams) }),
    saved,
  };
});

export const shouldRevalidate = needsRows;

/** The shop's passports and laboratories' reports, by the filters of the address. */
export function Component() {
  const { t } = useWords();
  const { list, saved } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [isIssuing, setIssuing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/certificates', { query: queryOf(search, cursor) }),
  );
  const columns = useColumns();
  const shown = useShown(certificatesList);
  useLeftList(useMemo(() => rows.map(({ id }) => id), [rows]));
  const unknown = unknownIn(search, certificatesAddress);
  return (
    <CertificatesFrame
      action={
        <ListTools declared={certificatesList} {...{ columns, shown, saved }} count={list.count}>
          <Button onClick={() => setIssuing(true)}>{t('bo-certificates:issue')}</Button>
        </ListTools>
      }
    >
      <Filters field={field} />
      <p className="count" role="status">
        <Count count={list.count} />
      </p>
      {unknown.length > 0 && (
        <Notice tone="info">{t('bo-certificates:unknown', { names: unknown.join(', ') })}</Notice>
      )}
      {rows.length > 0 ? (
        <ListTable
          caption={t('bo-certificates:register')}
          {...{ rows, shown, columns, isBusy }}
          keyOf={({ id }) => id}
          defaultSort={certificatesAddress.sort}
        />
      ) : (
        <Nothing title={t(search.size > 0 ? 'bo-certificates:emptyFilter' : 'bo-certificates:empty')}>
          {search.size > 0 && <Link to="/certificates">{t('bo-certificates:showAll')}</Link>}
        </Nothing>
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
      {isIssuing && <IssueSheet onClose={() => setIssuing(false)} />}
    </CertificatesFrame>
  );
}

function Filters({ field }: { field: React.RefObject<HTMLInputElement | null> }) {
  const { t } = useWords();
  return (
    <div className="bar">
      <SearchField field={field} label={t('bo-certificates:search')} hint={t('bo-certificates:searchHint')} />
      <div className="bar filters">
        <WordFilter
          name="state"
          label={t('bo-certificates:column.state')}
          options={states.map((id) => ({ id, label: t(`bo-certificates:state.${id}`) }))}
        />
        <WordFilter
          name="laboratory"
          label={t('bo-certificates:column.laboratory')}
          options={laboratories.map((id) => ({ id, label: id }))}
        />
        <DayFilter name="issuedFrom" label={t('bo-certificates:issuedFrom')} />
        <DayFilter name="issuedTo" label={t('bo-certificates:issuedTo')} />
        <SwitchFilter
          label={t('bo-certificates:marks')}
          options={[{ id: 'noScan', label: t('bo-certificates:noScan') }]}
        />
      </div>
    </div>
  );
}

function useColumns(): Readonly<Record<CertificateColumn, ListColumn<CertificateRow>>> {
  const { t, language } = useWords();
  return {
    number: {
      head: t('bo-certificates:column.number'),
      cell: ({ id }) => (
        <Link className="row-link text-link" to={`/certificates/${id}`}>
          {id}
        </Link>
      ),
    },
    state: {
      head: t('bo-certificates:column.state'),
      cell: ({ state }) => <CertificateState state={state} />,
    },
    piece: {
      head: t('bo-certificates:column.piece'),
      cell: (row) => (
        <span className="certificate-name">
          <Link to={`/pieces/${row.serialNumber}`}>{row.serialNumber}</Link>{' '}
          <span className="ink-2">{nameIn(row, language)}</span>
        </span>
      ),
    },
    laboratory: {
      head: t('bo-certificates:column.laboratory'),
      cell: ({ laboratory, reportNumber }) => `${laboratory} ${reportNumber ?? ''}`,
    },
    issued: {
      head: t('bo-certificates:column.issued'),
      sort: 'issuedOn',
      cell: ({ issuedOn }) => formatDate(issuedOn, language),
    },
    document: {
      head: t('bo-certificates:column.document'),
      className: 'ink-2',
      cell: ({ hasScan }) => t(hasScan ? 'bo-certificates:has' : 'bo-certificates:hasNot'),
    },
    model: {
      head: t('bo-certificates:column.model'),
      className: 'ink-2',
      cell: (row) => `${row.artikul} ${nameIn(row, language)}`,
    },
  };
}

function Count({ count }: { count: { value: number; isExact: boolean } | null }) {
  const { t, language } = useWords();
  if (count === null) return null;
  const shown = formatInteger(count.value, language);
  return count.isExact
    ? t('bo-certificates:count', { count: count.value, shown })
    : t('bo-certificates:countOver', { shown });
}

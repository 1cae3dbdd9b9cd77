import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { StaffInput } from '#client/admin/call-staff-api.ts';
import type { AuditColumn, AuditEntry } from '#contract/admin/audit.ts';
import { formatInstant } from '../kit/instants.ts';
import { filtersIn, needsRows, queryOfAddress, unknownIn } from '../kit/list/list-address.ts';
import { MoreButton } from '../kit/more-button.tsx';
import { Nothing, Notice } from '../kit/notice.tsx';
import { useMoreRows } from '../kit/use-more-rows.ts';
import { type T, useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import type { DeclaredList } from '../shell/list/declared-list.ts';
import { FewerFilters } from '../shell/list/fewer-filters.tsx';
import { ListCount } from '../shell/list/list-count.tsx';
import { ListTools } from '../shell/list/list-tools.tsx';
import { loadAuthors } from '../shell/list/load-authors.ts';
import { viewsOfList } from '../shell/list/saved-views.ts';
import { withPermission } from '../shell/load-session.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { addressOfRecord, permissionOfRecord } from '../shell/record-address.ts';
import { hasPermission, useSession } from '../shell/session.ts';
import { loadStores } from '../shell/stores.ts';
import { SystemFrame } from '../shell/system/system-frame.tsx';
import { changedColumns } from '../kit/changed-columns.ts';
import { AuditFilters } from './audit-filters.tsx';
import { SealLine } from './seal-line.tsx';
import './audit.css';

/** Entries have no columns on the screen; an exported file has all of these. */
const auditList: DeclaredList<AuditColumn> = {
  name: 'audit',
  path: '/audit',
  address: {
    words: ['q', 'sort', 'at.from', 'at.to', 'resource', 'record', 'action', 'staffId', 'storeId', 'field'],
    switches: [],
    sort: '-at',
  },
  columns: ['at', 'who', 'action', 'record', 'reason', 'address', 'changes'],
};
const queryOf = (search: URLSearchParams, cursor?: string): StaffInput<'GET /api/admin/v1/audit'>['query'] =>
  queryOfAddress(search, auditList.address, cursor);

export const loader = withPermission('audit.read', async ({ request }) => {
  const url = new URL(request.url);
  const saved = await viewsOfList(auditList, url);
  const [list, seal, stores, authors] = await Promise.all([
    callApi('GET /api/admin/v1/audit', { query: queryOf(url.searchParams) }),
    callApi('GET /api/admin/v1/audit/seal', {}),
    loadStores(),
    loadAuthors(),
  ]);
  return { list, seal, stores, authors, saved };
});

export const shouldRevalidate = needsRows;

/** The number of entries that match an address. */
const countOf = async (search: URLSearchParams, count: 'capped' | 'exact', signal?: AbortSignal) => {
  const counted = await callApi(
    'GET /api/admin/v1/audit',
    { query: { ...queryOf(search), size: 25, count } },
    signal && { signal },
  );
  return counted.count;
};

/** Who changed what, the latest first; a press on a record or a person filters by it. */
export function Component() {
  const { t } = useWords();
  const { list, seal, stores, authors, saved } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/audit', { query: queryOf(search, cursor) }),
  );
  const unknown = unknownIn(search, auditList.address);
  return (
    <SystemFrame
      tab="audit"
      actions={
        <>
          {search.size > 0 && <Link to="/audit?sort=-at">{t('bo-audit:showAll')}</Link>}
          <ListTools declared={auditList} shown={auditList.columns} saved={saved} count={list.count} />
        </>
      }
    >
      <SealLine seal={seal} />
      <AuditFilters {...{ stores, authors }} />
      <ListCount
        count={list.count}
        words={{ exact: 'bo-shell:list.count', over: 'bo-shell:list.countOver' }}
        countExactly={(signal) => countOf(search, 'exact', signal)}
      />
      {unknown.length > 0 && (
        <Notice tone="info">{t('bo-shell:list.unknown', { names: unknown.join(', ') })}</Notice>
      )}
      {rows.length > 0 ? (
        <ol className="audit" aria-busy={isBusy}>
          {rows.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : (
        <NoEntries />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </SystemFrame>
  );
}

/** Shown if no entry matches, with the filters that may be removed; or if there are no entries at all. */
function NoEntries() {
  const { t } = useWords();
  const [search] = useSearchParams();
  if (filtersIn(search, auditList.address).length === 0) return <Nothing title={t('bo-audit:empty')} />;
  const labels: Record<string, string> = {
    'at.from': t('bo-audit:from'),
    'at.to': t('bo-audit:to'),
    staffId: t('bo-audit:filter.who'),
    resource: t('bo-audit:filter.resource'),
    record: t('bo-audit:head.record'),
    action: t('bo-audit:head.action'),
    storeId: t('bo-audit:filter.store'),
    field: t('bo-audit:filter.field'),
  };
  return (
    <Nothing title={t('bo-shell:list.noneFound')}>
      <FewerFilters
        address={auditList.address}
        labelOf={(name) => labels[name] ?? t('bo-shell:list.search')}
        count={(without) => countOf(without, 'capped')}
      />
    </Nothing>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t, language } = useWords();
  const { at, staff, key, action, resource, record, reason, ip, changes } = entry;
  return (
    <li className="audit-entry">
      <p className="audit-head">
        <time className="ink-2" dateTime={at}>
          {formatInstant(at, language)}
        </time>
        <b>{t(`bo-audit:action.${action}`, { defaultValue: action })}</b>
        {record !== null && (
          <Link to={`?${new URLSearchParams({ resource, record })}`}>
            {`${t(`bo-audit:resource.${resource}`, { defaultValue: resource })} ${record}`}
          </Link>
        )}
        {record !== null && <OpenRecord resource={resource} record={record} />}
        {staff ? (
          <Link className="ink-2" to={`?staffId=${staff.id}`}>
            {staff.name}
          </Link>
        ) : (
          <span className="ink-2">{t('bo-audit:command')}</span>
        )}
        {key !== null && <span className="ink-2">{t('bo-audit:byKey', { name: key })}</span>}
        {ip !== null && <span className="ink-3 meta">{ip}</span>}
      </p>
      {reason !== null && <p className="audit-reason">{t('bo-audit:reason', { reason })}</p>}
      {changes.length > 0 && <Changes changes={changes} />}
    </li>
  );
}

/** A link to the record itself, for those who may read it. */
function OpenRecord({ resource, record }: { resource: string; record: string }) {
  const { t } = useWords();
  const session = useSession();
  const address = addressOfRecord(resource, record);
  const permission = permissionOfRecord(resource);
  if (address === undefined || permission === undefined || !hasPermission(session, permission)) return null;
  return (
    <Link to={address} aria-label={t('bo-audit:openRecord', { record })}>
      {t('bo-audit:open')}
    </Link>
  );
}

/** The changed columns, with the values before and after. */
function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  const { t } = useWords();
  return (
    <details>
      <summary className="meta">{t('bo-audit:changes', { count: changes.length })}</summary>
      <div className="table-frame">
        <table className="audit-table">
          <thead>
            <tr>
              <th scope="col">{t('bo-audit:column')}</th>
              <th scope="col">{t('bo-audit:before')}</th>
              <th scope="col">{t('bo-audit:after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.flatMap((change, index) =>
              changedColumns(change).map(({ column, before, after }) => (
                <tr key={`${index} ${column}`}>
                  <td>
                    <Link to={`?${new URLSearchParams({ field: `${change.table}.${column}` })}`}>
                      {`${change.table} · ${column}`}
                    </Link>
                  </td>
                  <td>
                    {before === null ? (
                      <span aria-label={t('bo-audit:nothing')}>—</span>
                    ) : (
                      <del>{inWords(column, before, t)}</del>
                    )}
                  </td>
                  <td>
                    {after === null ? (
                      <span aria-label={t('bo-audit:nothing')}>—</span>
                    ) : (
                      inWords(column, after, t)
                    )}
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Columns whose values are codes that have texts on another screen. */
const wordsOf: Record<string, string> = { scopes: 'bo-system:scope', events: 'bo-system:webhook.event' };

/** The texts for a key's permissions and a webhook's events; other columns as they are. */
function inWords(column: string, value: string, t: T): string {
  const words = wordsOf[column];
  if (words === undefined) return value;
  return value
    .split(', ')
    .map((code) => t(`${words}.${code}`, { defaultValue: code }))
    .join(', ');
}

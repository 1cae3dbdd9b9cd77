import { useRef } from 'react';
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { StaffInput } from '#client/admin/call-staff-api.ts';
import type { AuditColumn, AuditEntry } from '#contract/admin/audit.ts';
import { formatInstant } from '../kit/instants.ts';
import { queryOfAddress } from '../kit/list/list-address.ts';
import { DayFilter, SearchField } from '../kit/list/list-filters.tsx';
import { MoreButton } from '../kit/more-button.tsx';
import { Nothing } from '../kit/notice.tsx';
import { useMoreRows } from '../kit/use-more-rows.ts';
import { type T, useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import type { DeclaredList } from '../shell/list/declared-list.ts';
import { ListTools } from '../shell/list/list-tools.tsx';
import { viewsOfList } from '../shell/list/saved-views.ts';
import { withPermission } from '../shell/load-session.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { SystemFrame } from '../shell/system/system-frame.tsx';
import { changedColumns } from '../kit/changed-columns.ts';
import './audit.css';

/** Entries have no columns on the screen: a file has all of these. */
const auditList: DeclaredList<AuditColumn> = {
  name: 'audit',
  path: '/audit',
  address: {
    words: ['q', 'sort', 'at.from', 'at.to', 'resource', 'record', 'action', 'staffId'],
    switches: [],
    sort: '-at',
  },
  columns: ['at', 'who', 'action', 'record', 'reason', 'address', 'changes'],
  usual: ['at', 'who', 'action', 'record', 'reason', 'address', 'changes'],
};
const queryOf = (search: URLSearchParams, cursor?: string): StaffInput<'GET /api/admin/v1/audit'>['query'] =>
  queryOfAddress(search, auditList.address, cursor);

export const loader = withPermission('audit.read', async ({ request }) => {
  const url = new URL(request.url);
  const saved = await viewsOfList(auditList, url);
  return { list: await callApi('GET /api/admin/v1/audit', { query: queryOf(url.searchParams) }), saved };
});

/** Who changed what, the latest first; a press on a record or a person shows what is theirs alone. */
export function Component() {
  const { t } = useWords();
  const { list, saved } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const isBusy = useNavigation().state === 'loading';
  const field = useRef<HTMLInputElement>(null);
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/audit', { query: queryOf(search, cursor) }),
  );
  return (
    <SystemFrame
      tab="audit"
      act={
        <>
          {search.size > 0 && <Link to="/audit?sort=-at">{t('bo-audit:showAll')}</Link>}
          <ListTools declared={auditList} shown={auditList.columns} saved={saved} count={list.count} />
        </>
      }
    >
      <div className="bar filters">
        <SearchField field={field} label={t('bo-audit:search')} hint={t('bo-audit:search')} />
        <DayFilter name="at.from" label={t('bo-audit:from')} />
        <DayFilter name="at.to" label={t('bo-audit:to')} />
      </div>
      {rows.length > 0 ? (
        <ol className="audit" aria-busy={isBusy}>
          {rows.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : (
        <Nothing title={t('bo-audit:empty')} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </SystemFrame>
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

/** Column by column, what it was and what it is. */
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
                  <td>{`${change.table} · ${column}`}</td>
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

/** Columns whose values are codes that another screen has words for. */
const wordsOf: Record<string, string> = { scopes: 'bo-system:scope', events: 'bo-system:webhook.event' };

/** The rights of a key and the events of a webhook as their screens call them; other columns as they are. */
function inWords(column: string, value: string, t: T): string {
  const words = wordsOf[column];
  if (words === undefined) return value;
  return value
    .split(', ')
    .map((code) => t(`${words}.${code}`, { defaultValue: code }))
    .join(', ');
}

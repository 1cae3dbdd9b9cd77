import { useLoaderData } from 'react-router';
import type { FeedRow } from '#contract/admin/system/exchange.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { useAction } from '../shell/use-action.ts';
import { ExchangeFrame } from './exchange-frame.tsx';

export const loader = withPermission('feeds.read', () => callApi('GET /api/admin/v1/feeds', {}));

/** The feeds for search engines and marketplaces: their addresses, when each was built, and which pieces are included or left out. */
export function Component() {
  const { t, language } = useWords();
  const { rows } = useLoaderData<typeof loader>();
  const { runAction, isBusy, outcome } = useAction<'BUILD'>(() => t('bo-exchange:feed.done'));
  const build = (name: FeedRow['name']) =>
    void runAction('BUILD', () => callApi('POST /api/admin/v1/feeds/:name/build', { params: { name } }));
  const columns: DataColumn<FeedRow>[] = [
    { head: t('bo-exchange:column.feed'), cell: ({ name }) => t(`bo-exchange:feed.${name}`) },
    {
      head: t('bo-exchange:column.builtAt'),
      cell: ({ builtAt, isCurrent }) => (
        <>
          {builtAt === null ? t('bo-exchange:feed.never') : formatInstant(builtAt, language)}
          {builtAt !== null && !isCurrent && <div className="meta ink-2">{t('bo-exchange:feed.isOld')}</div>}
        </>
      ),
    },
    {
      head: t('bo-exchange:column.offers'),
      className: 'num',
      isLabelled: true,
      cell: ({ offers }) => formatInteger(offers, language),
    },
    {
      head: t('bo-exchange:column.leftOut'),
      className: 'whole-line',
      cell: ({ leftOut }) =>
        leftOut.length === 0
          ? '—'
          : leftOut
              .map(({ reason, count }) =>
                t(`bo-exchange:feed.reason.${reason}`, { count: formatInteger(count, language) }),
              )
              .join(', '),
    },
    {
      head: t('bo-exchange:column.address'),
      className: 'whole-line',
      cell: ({ address }) => (
        <a className="text-link exchange-address" href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      ),
    },
    {
      head: t('bo-exchange:column.action'),
      className: 'row-action',
      cell: ({ name }) => (
        <Button kind="secondary" disabled={isBusy} onClick={() => build(name)}>
          {t('bo-exchange:feed.build')}
        </Button>
      ),
    },
  ];
  return (
    <ExchangeFrame tab="feeds">
      <p className="ink-2">{t('bo-exchange:feed.lead')}</p>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <DataTable
        caption={t('bo-exchange:tab.feeds')}
        rows={rows}
        columns={columns}
        keyOf={({ name }) => name}
      />
    </ExchangeFrame>
  );
}

import { useLoaderData } from 'react-router';
import type { FeedRow } from '#contract/admin/system/exchange.ts';
import { formatInteger } from '#ui/format.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { ExchangeFrame } from './exchange-frame.tsx';

export const loader = withPermission('feeds.read', () => callApi('GET /api/admin/v1/feeds', {}));

/** What search engines and marketplaces fetch: the addresses, what is in each and what is not. */
export function Component() {
  const { t, language } = useWords();
  const { rows } = useLoaderData<typeof loader>();
  const columns: DataColumn<FeedRow>[] = [
    { head: t('bo-exchange:column.feed'), cell: ({ name }) => t(`bo-exchange:feed.${name}`) },
    {
      head: t('bo-exchange:column.offers'),
      className: 'num',
      cell: ({ offers }) => formatInteger(offers, language),
    },
    {
      head: t('bo-exchange:column.leftOut'),
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
      cell: ({ address }) => (
        <a className="text-link exchange-address" href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      ),
    },
  ];
  return (
    <ExchangeFrame tab="feeds">
      <p className="ink-2">{t('bo-exchange:feed.lead')}</p>
      <DataTable
        caption={t('bo-exchange:tab.feeds')}
        rows={rows}
        columns={columns}
        keyOf={({ name }) => name}
      />
    </ExchangeFrame>
  );
}

import { useRef } from 'react';
import { Link, useLoaderData, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import type { ListedMessage } from '#contract/admin/system/message.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../kit/instants.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { queryOfAddress } from '../kit/list/list-address.ts';
import { SearchField, SwitchFilter, WordFilter } from '../kit/list/list-filters.tsx';
import { MoreButton } from '../kit/more-button.tsx';
import { Nothing, Notice } from '../kit/notice.tsx';
import { Status, type Tone } from '../kit/status.tsx';
import { useMoreRows } from '../kit/use-more-rows.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { useFeedPulse } from '../shell/feed/use-feed.ts';
import { withPermission } from '../shell/load-session.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { hasPermission, useSession } from '../shell/session.ts';
import { SystemFrame } from '../shell/system/system-frame.tsx';
import { useAct } from '../shell/use-act.ts';
import './system.css';

const address = { words: ['q', 'state', 'channel', 'sort'], switches: ['failed'], sort: '-place' };
const states = ['WAITING', 'SENT', 'DROPPED'] as const;
const channels = ['SMS', 'EMAIL'] as const;

export const loader = withPermission('jobs.read', ({ request }) =>
  callApi('GET /api/admin/v1/messages', {
    query: queryOfAddress(new URL(request.url).searchParams, address),
  }),
);

/** What was written to shoppers and whether it went out; what failed stands first. */
export function Component() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const isBusy = useNavigation().state === 'loading';
  const field = useRef<HTMLInputElement>(null);
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/messages', { query: queryOfAddress(search, address, cursor) }),
  );
  const { act, outcome } = useAct<'resend'>(() => t('bo-shell:messages.done'));
  useFeedPulse(['message'], 500, () => void revalidate());
  const resend = (id: string) =>
    act('resend', () => callApi('POST /api/admin/v1/messages/:id/resend', { params: { id } }));
  return (
    <SystemFrame tab="messages">
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      <div className="bar">
        <SearchField
          field={field}
          label={t('bo-system:message.search')}
          hint={t('bo-system:message.search')}
        />
        <WordFilter
          name="state"
          label={t('bo-system:column.state')}
          options={states.map((id) => ({ id, label: t(`bo-shell:messages.state.${id}`) }))}
        />
        <WordFilter
          name="channel"
          label={t('bo-system:message.channel')}
          options={channels.map((id) => ({ id, label: t(`bo-shell:messages.${id}`) }))}
        />
        <SwitchFilter
          label={t('bo-system:message.which')}
          options={[{ id: 'failed', label: t('bo-system:message.failed') }]}
        />
      </div>
      {rows.length > 0 ? (
        <MessagesTable rows={rows} isBusy={isBusy} onResend={(id) => void resend(id)} />
      ) : (
        <Nothing title={t(search.size > 0 ? 'bo-system:message.emptyFilter' : 'bo-shell:messages.none')} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </SystemFrame>
  );
}

const toneOf: Record<ListedMessage['state'], Tone> = { WAITING: 'waits', SENT: 'done', DROPPED: 'over' };

interface TableProps {
  rows: ListedMessage[];
  isBusy: boolean;
  onResend: (id: string) => void;
}

function MessagesTable({ rows, isBusy, onResend }: TableProps) {
  const { t, language } = useWords();
  const titleOf = useTitleOfMessage();
  const opensOrders = hasPermission(useSession(), 'orders.read');
  const columns: DataColumn<ListedMessage>[] = [
    {
      head: t('bo-system:message.message'),
      cell: (row) => (
        <span className="message-title">
          {titleOf(row)}
          {row.by !== null && <span className="meta ink-2">{row.by}</span>}
        </span>
      ),
    },
    {
      head: t('bo-system:column.state'),
      cell: ({ state, why, hasFailed }) => (
        <span className="message-title">
          <Status tone={hasFailed ? 'bad' : toneOf[state]}>{t(`bo-shell:messages.state.${state}`)}</Status>
          {why !== null && <span className="meta ink-2">{t(`bo-shell:messages.why.${why}`)}</span>}
        </span>
      ),
    },
    {
      head: t('bo-system:message.order'),
      cell: ({ order }) =>
        order !== null && opensOrders ? (
          <Link className="row-link" to={`/orders/${order}`}>
            {order}
          </Link>
        ) : (
          (order ?? '—')
        ),
    },
    {
      head: t('bo-system:message.to'),
      cell: ({ channel, to }) => [t(`bo-shell:messages.${channel}`), to].filter(Boolean).join(' '),
    },
    {
      head: t('bo-system:message.at'),
      className: 'wide-only ink-2',
      cell: ({ at }) => formatInstant(at, language),
    },
    {
      head: t('bo-system:column.action'),
      className: 'row-act',
      cell: ({ id, mayResend }) =>
        mayResend && (
          <Button kind="text" onClick={() => onResend(id)}>
            {t('bo-shell:messages.resend')}
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('bo-shell:system.messages')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

function useTitleOfMessage() {
  const { t } = useWords();
  return ({ message, template, subject }: ListedMessage): string => {
    if (message !== null) return t(`bo-shell:messages.shop.${message}`);
    return template === null ? (subject ?? '') : t(`bo-shell:messages.templates.${template}`);
  };
}

import { useRef } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import type { ListedMessage, MessageColumn } from '#contract/admin/system/message.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../kit/instants.ts';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import { needsRows } from '../kit/list/list-address.ts';
import { SearchField } from '../kit/list/list-filters.tsx';
import type { ListColumn } from '../kit/list/table/list-table.tsx';
import { Notice } from '../kit/notice.tsx';
import { Status, type Tone } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { useFeedPulse } from '../shell/feed/use-feed.ts';
import type { DeclaredList } from '../shell/list/declared-list.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../shell/list/declared-rows.tsx';
import { ListTools } from '../shell/list/list-tools.tsx';
import { listLoader } from '../shell/list/list-loader.ts';
import { useShown } from '../shell/list/use-declared.ts';
import { alwaysShown, useFilterMakers } from '../shell/list/use-filters.tsx';
import { withPermission } from '../shell/load-session.ts';
import { hasPermission, useSession } from '../shell/session.ts';
import { SystemFrame } from '../shell/system/system-frame.tsx';
import { useAction } from '../shell/use-action.ts';
import './system.css';

const messagesList: DeclaredList<MessageColumn> = {
  name: 'messages',
  path: '/messages',
  address: { words: ['q', 'state', 'channel', 'sort'], switches: ['failed'], sort: '-place' },
  columns: ['message', 'state', 'order', 'to', 'at', 'by', 'sentAt'],
  defaultColumns: ['message', 'state', 'order', 'to', 'at', 'by'],
};
const states = ['WAITING', 'SENT', 'DROPPED'] as const;
const channels = ['SMS', 'EMAIL'] as const;

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/messages', { query }, options);

export const loader = withPermission('jobs.read', listLoader(messagesList, load));
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: ListedMessage) => id;

/** Messages to shoppers and whether they were sent; failed ones come first. */
export function Component() {
  const { t } = useWords();
  const { list, saved } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLInputElement>(null);
  const found = useListRows(messagesList, { list, load });
  const columns = useMessageColumns();
  const shown = useShown(messagesList);
  const filters = useFilters();
  const { runAction, outcome } = useAction<'resend'>(() => t('bo-shell:messages.done'));
  useFeedPulse(['message'], 500, () => void revalidate());
  const resend = (id: string) =>
    runAction('resend', () => callApi('POST /api/admin/v1/messages/:id/resend', { params: { id } }));
  return (
    <SystemFrame
      tab="messages"
      actions={<ListTools declared={messagesList} {...{ columns, shown, saved }} count={list.count} />}
    >
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <div className="bar">
        <SearchField
          field={field}
          label={t('bo-system:message.search')}
          hint={t('bo-system:message.search')}
        />
        <FilterBar filters={filters} />
      </div>
      <DeclaredRows
        declared={messagesList}
        caption={t('bo-shell:system.messages')}
        {...{ found, columns, keyOf, filters }}
        empty={{ title: t('bo-shell:messages.none') }}
        actions={{
          head: t('bo-system:column.action'),
          cell: ({ id, mayResend }) =>
            mayResend && (
              <Button kind="text" onClick={() => void resend(id)}>
                {t('bo-shell:messages.resend')}
              </Button>
            ),
        }}
      />
    </SystemFrame>
  );
}

function useFilters() {
  const { t } = useWords();
  const { word, flag } = useFilterMakers();
  return [
    word(
      'state',
      t('bo-system:column.state'),
      states.map((id) => ({ id, label: t(`bo-shell:messages.state.${id}`) })),
    ),
    word(
      'channel',
      t('bo-system:message.channel'),
      channels.map((id) => ({ id, label: t(`bo-shell:messages.${id}`) })),
    ),
    flag('failed', t('bo-system:message.which'), t('bo-system:message.failed')),
  ].map(alwaysShown);
}

const toneOf: Record<ListedMessage['state'], Tone> = { WAITING: 'waits', SENT: 'done', DROPPED: 'over' };

function useMessageColumns(): Readonly<Record<MessageColumn, ListColumn<ListedMessage>>> {
  const { t, language } = useWords();
  const titleOf = useTitleOfMessage();
  const opensOrders = hasPermission(useSession(), 'orders.read');
  return {
    message: { head: t('bo-system:message.message'), cell: titleOf },
    state: {
      head: t('bo-system:column.state'),
      cell: ({ state, why, hasFailed }) => (
        <span className="message-title">
          <Status tone={hasFailed ? 'bad' : toneOf[state]}>{t(`bo-shell:messages.state.${state}`)}</Status>
          {why !== null && <span className="meta ink-2">{t(`bo-shell:messages.why.${why}`)}</span>}
        </span>
      ),
    },
    order: {
      head: t('bo-system:message.order'),
      cell: ({ order }) =>
        order !== null && opensOrders ? (
          <Link className="row-link" to={`/orders/${order}`}>
            {order}
          </Link>
        ) : (
          order
        ),
    },
    to: {
      head: t('bo-system:message.to'),
      cell: ({ channel, to }) => [t(`bo-shell:messages.${channel}`), to].filter(Boolean).join(' '),
    },
    at: {
      head: t('bo-system:message.at'),
      className: 'ink-2',
      cell: ({ at }) => formatInstant(at, language),
    },
    by: { head: t('bo-system:message.by'), className: 'ink-2', cell: ({ by }) => by },
    sentAt: {
      head: t('bo-system:message.sentAt'),
      className: 'ink-2',
      cell: ({ sentAt }) => sentAt !== null && formatInstant(sentAt, language),
    },
  };
}

function useTitleOfMessage() {
  const { t } = useWords();
  return ({ message, template, subject }: ListedMessage): string => {
    if (message !== null) return t(`bo-shell:messages.shop.${message}`);
    return template === null ? (subject ?? '') : t(`bo-shell:messages.templates.${template}`);
  };
}

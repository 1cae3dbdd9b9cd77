import { useNavigation, useSearchParams } from 'react-router';
import type { Webhook, WebhookDelivery, WebhookDeliveryRecord } from '#contract/admin/system/webhook.ts';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { queryOfAddress, withFilter } from '../../kit/list/list-address.ts';
import { WordFilter } from '../../kit/list/list-filters.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import type { RunAction } from '../../shell/use-action.ts';
import { DeliverySheet } from './delivery-sheet.tsx';
import { ResendSince } from './resend-since.tsx';
import { useWhileSending } from './use-while-sending.ts';
import type { WebhookAction } from './webhook-actions.tsx';
import { webhookEvents } from './webhook-form.ts';
import { DeliveryState, LastAttempt } from './webhook-state.tsx';

export const deliveriesAddress = { words: ['state', 'event'], switches: [], sort: '-at' };
const states = ['WAITING', 'DONE', 'FAILED'] as const;

interface Props {
  webhook: Webhook;
  deliveries: { rows: WebhookDelivery[]; next: string | null };
  /** The delivery opened by the address. */
  delivery: WebhookDeliveryRecord | null;
  mayWrite: boolean;
  runAction: RunAction<WebhookAction>;
  busy: WebhookAction | null;
}

/** The deliveries to an endpoint and their results. */
export function Deliveries({ webhook, deliveries, delivery, mayWrite, runAction, busy }: Props) {
  const { t } = useWords();
  const { id, state } = webhook;
  const [search, setSearch] = useSearchParams();
  const isBusy = useNavigation().state === 'loading';
  const isFiltered = ['state', 'event'].some((name) => search.has(name));
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(deliveries, (cursor) =>
    callApi('GET /api/admin/v1/webhooks/:id/deliveries', {
      params: { id },
      query: queryOfAddress(search, deliveriesAddress, cursor),
    }),
  );
  useWhileSending(state === 'ACTIVE' ? deliveries.rows : []);
  const open = (deliveryId: number | null) =>
    setSearch(withFilter(search, 'delivery', deliveryId === null ? '' : String(deliveryId)), {
      preventScrollReset: true,
      replace: true,
    });
  return (
    <section className="webhook-part" aria-labelledby="deliveries">
      <h2 className="section-title" id="deliveries">
        {t('bo-system:webhook.deliveries')}
      </h2>
      <DeliveryFilters />
      {rows.length > 0 ? (
        <DeliveriesTable rows={rows} isBusy={isBusy} onOpen={open} />
      ) : (
        <Nothing title={t(isFiltered ? 'bo-system:webhook.noneFound' : 'bo-system:webhook.none')} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
      {mayWrite && webhook.failed > 0 && state === 'ACTIVE' && <ResendSince id={id} />}
      {delivery && (
        <DeliverySheet
          delivery={delivery}
          isBusy={busy === 'resend'}
          onResend={
            mayWrite && state === 'ACTIVE'
              ? () =>
                  void runAction('resend', () =>
                    callApi('POST /api/admin/v1/webhooks/:id/deliveries/:deliveryId/resend', {
                      params: { id, deliveryId: delivery.id },
                    }),
                  )
              : null
          }
          onClose={() => open(null)}
        />
      )}
    </section>
  );
}

function DeliveryFilters() {
  const { t } = useWords();
  return (
    <div className="bar">
      <WordFilter
        name="state"
        label={t('bo-system:column.state')}
        options={states.map((id) => ({ id, label: t(`bo-system:webhook.deliveryState.${id}`) }))}
      />
      <WordFilter
        name="event"
        label={t('bo-system:webhook.eventName')}
        options={[...webhookEvents, 'webhook.test'].map((id) => ({
          id,
          label: t(`bo-system:webhook.event.${id}`),
        }))}
      />
    </div>
  );
}

interface TableProps {
  rows: WebhookDelivery[];
  isBusy: boolean;
  onOpen: (id: number) => void;
}

function DeliveriesTable({ rows, isBusy, onOpen }: TableProps) {
  const { t, language } = useWords();
  const columns: DataColumn<WebhookDelivery>[] = [
    {
      head: t('bo-system:webhook.eventName'),
      cell: ({ id, event, at }) => (
        <span className="message-title">
          <button type="button" className="row-link system-open" onClick={() => onOpen(id)}>
            {t(`bo-system:webhook.event.${event}`)}
          </button>
          <span className="meta ink-2">{formatInstant(at, language)}</span>
        </span>
      ),
    },
    {
      head: t('bo-system:column.state'),
      cell: ({ state, nextAt, attempts }) => (
        <span className="message-title">
          <DeliveryState state={state} />
          {nextAt !== null && attempts > 0 && (
            <span className="meta ink-2">{`${t('bo-system:webhook.next')}: ${formatInstant(nextAt, language)}`}</span>
          )}
        </span>
      ),
    },
    {
      head: t('bo-system:webhook.last'),
      cell: ({ lastAttempt }) => <LastAttempt attempt={lastAttempt} />,
    },
    {
      head: t('bo-system:webhook.attempts'),
      className: 'num',
      isLabelled: true,
      cell: ({ attempts }) => formatInteger(attempts, language),
    },
  ];
  return (
    <DataTable
      caption={t('bo-system:webhook.deliveries')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

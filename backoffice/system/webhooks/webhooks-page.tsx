import { useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import type { Webhook } from '#contract/admin/system/webhook.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { SwitchFilter } from '../../kit/list/list-filters.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { SystemFrame } from '../../shell/system/system-frame.tsx';
import { NewWebhookSheet } from './new-webhook-sheet.tsx';
import { LastAttempt, WebhookState } from './webhook-state.tsx';
import '../system.css';

export const loader = withPermission('keys.read', ({ request }) => {
  const isFailing = new URL(request.url).searchParams.get('failing') === 'true';
  return callApi('GET /api/admin/v1/webhooks', { query: isFailing ? { failing: true } : {} });
});

/** Other programs that are notified of events in the shop. */
export function Component() {
  const { t } = useWords();
  const { rows } = useLoaderData<typeof loader>();
  const mayWrite = hasPermission(useSession(), 'keys.write');
  const [search] = useSearchParams();
  const [isMaking, setMaking] = useState(false);
  return (
    <SystemFrame
      tab="webhooks"
      actions={mayWrite && <Button onClick={() => setMaking(true)}>{t('bo-system:webhook.make')}</Button>}
    >
      <p className="ink-2 system-lead">{t('bo-system:webhook.lead')}</p>
      <div className="bar">
        <SwitchFilter
          label={t('bo-system:webhook.show')}
          options={[{ id: 'failing', label: t('bo-system:webhook.onlyFailing') }]}
        />
      </div>
      {rows.length > 0 ? (
        <WebhooksTable rows={rows} />
      ) : (
        <Nothing
          title={t(search.has('failing') ? 'bo-system:webhook.emptyFilter' : 'bo-system:webhook.empty')}
        />
      )}
      {isMaking && <NewWebhookSheet onClose={() => setMaking(false)} />}
    </SystemFrame>
  );
}

function WebhooksTable({ rows }: { rows: Webhook[] }) {
  const { t, language } = useWords();
  const columns: DataColumn<Webhook>[] = [
    {
      head: t('bo-system:webhook.name'),
      cell: ({ id, name, url }) => (
        <span className="message-title">
          <Link className="row-link text-link" to={`/webhooks/${id}`}>
            {name}
          </Link>
          <span className="meta ink-2">{url}</span>
        </span>
      ),
    },
    { head: t('bo-system:column.state'), cell: (webhook) => <WebhookState webhook={webhook} /> },
    {
      head: t('bo-system:webhook.events'),
      className: 'num',
      isLabelled: true,
      cell: ({ events }) => formatInteger(events.length, language),
    },
    {
      head: t('bo-system:webhook.last'),
      isLabelled: true,
      cell: ({ lastAttempt }) => <LastAttempt attempt={lastAttempt} />,
    },
    {
      head: t('bo-system:webhook.failed'),
      className: 'num',
      isLabelled: true,
      cell: ({ failed }) => formatInteger(failed, language),
    },
  ];
  return (
    <DataTable caption={t('bo-shell:system.webhooks')} rows={rows} columns={columns} keyOf={({ id }) => id} />
  );
}

import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useLoaderData } from 'react-router';
import type { Webhook } from '#contract/admin/system/webhook.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { formatInstant } from '../../kit/instants.ts';
import { queryOfAddress } from '../../kit/list/list-address.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { SavingProblem } from '../../shell/saving.tsx';
import { useRecordSaving } from '../../shell/use-record-saving.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { useTitle } from '../../shell/use-title.ts';
import { Deliveries, deliveriesAddress } from './deliveries.tsx';
import { WebhookActions, type WebhookAction, WebhookSecret, WebhookRemoval } from './webhook-actions.tsx';
import { changeOf, formOf, type WebhookForm } from './webhook-form.ts';
import { WebhookFields } from './webhook-fields.tsx';
import { WebhookState } from './webhook-state.tsx';
import '../../kit/record.css';
import '../system.css';

export const loader = withPermission('keys.read', async ({ params, request }) => {
  const { searchParams } = new URL(request.url);
  const of = { params: { id: Number(params['id']) } };
  const open = Number(searchParams.get('delivery'));
  const [webhook, deliveries, delivery] = await Promise.all([
    callApi('GET /api/admin/v1/webhooks/:id', of),
    callApi('GET /api/admin/v1/webhooks/:id/deliveries', {
      ...of,
      query: queryOfAddress(searchParams, deliveriesAddress),
    }),
    open > 0
      ? callApi('GET /api/admin/v1/webhooks/:id/deliveries/:deliveryId', {
          params: { ...of.params, deliveryId: open },
        })
      : null,
  ]);
  return { webhook, deliveries, delivery };
});

/** An endpoint: its events, its deliveries, and its actions. */
export function Component() {
  const { t } = useWords();
  const { webhook, deliveries, delivery } = useLoaderData<typeof loader>();
  const mayWrite = hasPermission(useSession(), 'keys.write');
  const { runAction, busy, outcome } = useAction<WebhookAction>((action) =>
    t(`bo-system:webhook.done.${action}`),
  );
  const { name, offBecause } = webhook;
  useTitle(name);
  return (
    <div className="page record-page">
      <Link to="/webhooks" className="meta ink-2">
        {t('bo-shell:system.webhooks')}
      </Link>
      <header className="page-head record-head">
        <h1 className="title">{name}</h1>
        <WebhookState webhook={webhook} />
        {mayWrite && <WebhookActions webhook={webhook} runAction={runAction} busy={busy} />}
      </header>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      {offBecause !== null && <Notice tone="info">{t(`bo-system:webhook.because.${offBecause}`)}</Notice>}
      <div className="record-columns">
        <div className="record-main">
          <Deliveries {...{ webhook, deliveries, delivery, mayWrite, runAction, busy }} />
        </div>
        <div className="record-aside">
          <Facts webhook={webhook} />
          {mayWrite && (
            <>
              <WebhookEditor key={webhook.id} webhook={webhook} />
              <WebhookSecret webhook={webhook} />
              <WebhookRemoval webhook={webhook} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Facts({ webhook }: { webhook: Webhook }) {
  const { t, language } = useWords();
  const [now] = useState(() => Date.now());
  const { failingSince, oldSecretUntil, madeBy, createdAt, waiting } = webhook;
  return (
    <dl className="facts">
      {waiting > 0 && (
        <>
          <dt>{t('bo-system:webhook.waiting')}</dt>
          <dd>{waiting}</dd>
        </>
      )}
      {failingSince !== null && (
        <>
          <dt>{t('bo-system:webhook.failingSince')}</dt>
          <dd>{formatInstant(failingSince, language)}</dd>
        </>
      )}
      {oldSecretUntil !== null && Date.parse(oldSecretUntil) > now && (
        <>
          <dt>{t('bo-system:webhook.oldSecret')}</dt>
          <dd>{t('bo-system:webhook.oldUntil', { at: formatInstant(oldSecretUntil, language) })}</dd>
        </>
      )}
      <dt>{t('bo-system:webhook.madeBy')}</dt>
      <dd>{`${madeBy.name}, ${formatInstant(createdAt, language)}`}</dd>
    </dl>
  );
}

function WebhookEditor({ webhook }: { webhook: Webhook }) {
  const { t } = useWords();
  const { id, name, version } = webhook;
  const { form, conflicts, draft } = useRecordForm<WebhookForm>(formOf(webhook), {
    name: `webhook ${id} EDIT`,
    title: name,
    version,
  });
  const { submit, error, isBusy, isSaved } = useRecordSaving({ form, draft }, async (typed) => {
    const body = changeOf(typed, webhook);
    const saved = await callApi('PATCH /api/admin/v1/webhooks/:id', { params: { id }, body }, { version });
    form.reset(formOf(saved));
  });
  const { isDirty } = form.formState;
  const shown = (field: string, value: unknown): string =>
    field === 'events' && Array.isArray(value)
      ? value.map((event) => t(`bo-system:webhook.event.${String(event)}`)).join(', ')
      : String(value === true ? '✓' : value === false ? '✗' : value);
  return (
    <FormProvider {...form}>
      <Form error={error} onSubmit={submit}>
        <DraftOffer draft={draft} />
        {isSaved && <Notice tone="ok">{t('bo-system:webhook.saved')}</Notice>}
        <ConflictChoices
          conflicts={conflicts}
          labelOf={(field) => t(`bo-system:webhook.${field}`)}
          shown={shown}
        />
        <WebhookFields />
        <SavingProblem error={error} />
        <Button
          type="submit"
          kind="secondary"
          loading={isBusy}
          disabled={!isDirty || conflicts.list.length > 0}
        >
          {t('bo-system:webhook.save')}
        </Button>
      </Form>
    </FormProvider>
  );
}

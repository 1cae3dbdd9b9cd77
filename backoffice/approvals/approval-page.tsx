import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLoaderData } from 'react-router';
import type { Approval } from '#contract/admin/approval.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import { Notice } from '../kit/notice.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Status } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { usePaletteActions } from '../shell/palette/palette-actions.ts';
import { type RunAction, useAction } from '../shell/use-action.ts';
import { useTitle } from '../shell/use-title.ts';
import { ApprovalFacts } from './approval-facts.tsx';
import { hasPrices, recordName, recordPath, toneOfApproval } from './approval-words.ts';
import '../kit/record.css';

type Action = 'approve' | 'refuse' | 'withdraw';

export const loader = withPermission('approvals.read', ({ params: { id } }) =>
  callApi('GET /api/admin/v1/approvals/:id', { params: { id: Number(id) } }),
);

/** One request: what it does, who made it and why; the decision. */
export function Component() {
  const { t } = useWords();
  const approval = useLoaderData<typeof loader>();
  const [isRefusing, setRefusing] = useState(false);
  const { runAction, busy, outcome } = useAction<Action>((action) =>
    t(
      action === 'approve' && approval.kind === 'REFUND'
        ? 'bo-approvals:done.approveRefund'
        : `bo-approvals:done.${action}`,
    ),
  );
  const { id, kind, state, mayApprove, mayRefuse, isOwn, amountNow } = approval;
  const params = { id };
  const approve = () =>
    runAction('approve', () =>
      callApi('POST /api/admin/v1/approvals/:id/approve', {
        params,
        body: amountNow === null ? {} : { amount: amountNow },
      }),
    );
  const withdraw = () =>
    runAction('withdraw', () => callApi('POST /api/admin/v1/approvals/:id/withdraw', { params }));
  const offer = (id: Action, run: () => void) => ({ id, label: t(`bo-approvals:action.${id}`), run });
  usePaletteActions([
    mayApprove && offer('approve', () => void approve()),
    mayRefuse && offer('refuse', () => setRefusing(true)),
    state === 'WAITING' && isOwn && offer('withdraw', () => void withdraw()),
  ]);
  const title = t(`bo-approvals:kind.${kind}`);
  useTitle(title);
  return (
    <div className="page record-page">
      <Link to="/approvals" className="meta ink-2">
        {t('bo-approvals:back')}
      </Link>
      <header className="page-head record-head">
        <h1 className="title">{title}</h1>
        <Status tone={toneOfApproval[state]}>{t(`bo-approvals:state.${state}`)}</Status>
        <div className="record-actions">
          {state === 'WAITING' && isOwn && (
            <Button kind="secondary" loading={busy === 'withdraw'} onClick={() => void withdraw()}>
              {t('bo-approvals:action.withdraw')}
            </Button>
          )}
          {mayRefuse && (
            <Button kind="secondary" onClick={() => setRefusing(true)}>
              {t('bo-approvals:action.refuse')}
            </Button>
          )}
          {mayApprove && (
            <Button loading={busy === 'approve'} onClick={() => void approve()}>
              {t('bo-approvals:action.approve')}
            </Button>
          )}
        </div>
      </header>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <Waiting approval={approval} />
      <Facts approval={approval} />
      {isRefusing && <RefuseSheet id={id} runAction={runAction} onClose={() => setRefusing(false)} />}
    </div>
  );
}

/** Explains why the reader's own request has no button, or that its effect has changed. */
function Waiting({ approval }: { approval: Approval }) {
  const { t, language } = useWords();
  const { kind, state, isOwn, mayApprove, soleFrom, amount, amountNow } = approval;
  if (state !== 'WAITING') return null;
  return (
    <>
      {isOwn && soleFrom === null && <Notice tone="info">{t('bo-approvals:own')}</Notice>}
      {isOwn && soleFrom !== null && (
        <Notice tone="info">
          {mayApprove
            ? t('bo-approvals:sole')
            : t('bo-approvals:soleFrom', { time: formatInstant(soleFrom, language) })}
        </Notice>
      )}
      {amountNow !== amount && amountNow !== null && (
        <Notice tone="info">
          {t(hasPrices(kind) ? 'bo-approvals:price.changed' : 'bo-approvals:changed', {
            amount: formatSom(amountNow, language),
          })}
        </Notice>
      )}
    </>
  );
}

function Facts({ approval }: { approval: Approval }) {
  const { t, language } = useWords();
  const { kind, amount, facts, serials, reason, requestedBy, requestedAt } = approval;
  const { decidedBy, decidedAt, isSole, refusedBecause } = approval;
  const path = recordPath(approval);
  const moment = (at: string, who: string | null) =>
    [formatInstant(at, language), who].filter(Boolean).join(', ');
  return (
    <dl className="facts">
      <dt>{t('bo-approvals:column.record')}</dt>
      <dd>
        {path === undefined ? recordName(approval, t) : <Link to={path}>{recordName(approval, t)}</Link>}
      </dd>
      <ApprovalFacts facts={facts} />
      {amount !== null && !hasPrices(kind) && (
        <>
          <dt>{t('bo-approvals:column.amount')}</dt>
          <dd>{formatSom(amount, language)}</dd>
        </>
      )}
      {serials.length > 0 && (
        <>
          <dt>{t('bo-approvals:pieces')}</dt>
          <dd className="record-links">
            {serials.map((serial) => (
              <Link key={serial} to={`/pieces/${serial}`}>
                {serial}
              </Link>
            ))}
          </dd>
        </>
      )}
      <dt>{t('bo-approvals:reason')}</dt>
      <dd>{reason}</dd>
      <dt>{t('bo-approvals:column.requested')}</dt>
      <dd>{moment(requestedAt, requestedBy)}</dd>
      {decidedAt !== null && (
        <>
          <dt>{t('bo-approvals:column.decided')}</dt>
          <dd>{`${moment(decidedAt, decidedBy)}${isSole ? `. ${t('bo-approvals:wasSole')}` : ''}`}</dd>
        </>
      )}
      {refusedBecause !== null && (
        <>
          <dt>{t('bo-approvals:refusedBecause')}</dt>
          <dd>{refusedBecause}</dd>
        </>
      )}
    </dl>
  );
}

function RefuseSheet({
  id,
  runAction,
  onClose,
}: {
  id: number;
  runAction: RunAction<Action>;
  onClose: () => void;
}) {
  const { t } = useWords();
  const form = useForm({ defaultValues: { reason: '' } });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, {
    name: `approval ${id} refuse`,
    title: `${t('bo-approvals:action.refuse')}: ${id}`,
  });
  const submit = handleSubmit(async ({ reason }) => {
    const send = () =>
      callApi('POST /api/admin/v1/approvals/:id/refuse', { params: { id }, body: { reason } });
    if (!(await runAction('refuse', send))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-approvals:action.refuse')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t('bo-approvals:refusedBecause')}
          helper={t('bo-approvals:refuseHelp')}
          maxLength={300}
          error={formState.errors.reason && t('bo-shell:needed')}
          {...register('reason', { required: true })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-approvals:action.refuse')}
        </Button>
      </form>
    </Sheet>
  );
}

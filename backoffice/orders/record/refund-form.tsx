import { useEffect, useState } from 'react';
import { useForm, type UseFormRegister, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import type { RefundPlan } from '#contract/admin/refund.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { readSom } from '../../kit/forms/read-som.ts';
import { formatInstant } from '../../kit/instants.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { problemMessage } from '../../shell/problem-message.ts';
import { nameIn } from '../../shell/stores.ts';
import type { SheetProps } from './sheet-props.ts';
import { useOrderDraft } from './use-order-draft.ts';

interface Wish {
  serials: string[];
  delivery: boolean;
  /** The amount as typed. */
  goodwill: string;
  reason: string;
}

/** Shows what is refunded and how, before it is sent; all attempts share one idempotency key, so that the refund is paid once. */
export function RefundForm({ action, order, runAction, onClose }: SheetProps) {
  const { t, language } = useWords();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<Wish>({
    defaultValues: { serials: [], delivery: false, goodwill: '', reason: '' },
  });
  const { register, handleSubmit, formState, control } = form;
  const { number, version } = order;
  const draft = useOrderDraft(form, order, action);
  const [serials, delivery, goodwill] = useWatch({ control, name: ['serials', 'delivery', 'goodwill'] });
  const { plan, problem } = usePlan(number, { serials, delivery, goodwill: readSom(goodwill) ?? 0 });
  const submit = handleSubmit(async (wish) => {
    const body = { ...wish, goodwill: readSom(wish.goodwill) ?? 0 };
    let isRequested = false;
    const send = () =>
      callApi(
        'POST /api/admin/v1/orders/:number/refund',
        { params: { number }, body },
        { version, key },
      ).catch((error: unknown) => {
        isRequested = isApiProblem(error) && error.problem.code === 'APPROVAL_NEEDED';
        throw error;
      });
    // a request that needs a second person is stored, so there is nothing more to send
    const isDone = await runAction(action, send);
    if (!isDone && !isRequested) return;
    draft.finish();
    onClose();
  });
  const reasonOf = ({ amount, waitingId }: RefundPlan): string | undefined => {
    if (amount === 0) return t('bo-orders:give.nothing');
    return waitingId === null ? undefined : t('bo-orders:give.same');
  };
  if (plan === null) return problem === null ? null : <Notice tone="bad">{problem}</Notice>;
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <DraftOffer draft={draft} />
      <WaitingRefunds order={order} />
      <p className="ink-2">{t('bo-orders:give.left', { sum: formatSom(plan.refundable, language) })}</p>
      <Parts order={order} plan={plan} register={register} />
      <MoneyField
        label={t('bo-orders:give.goodwill')}
        helper={t('bo-orders:give.goodwillHelp')}
        value={readSom(goodwill)}
        onChange={(som) => form.setValue('goodwill', String(som ?? ''), { shouldDirty: true })}
      />
      <Field
        label={t('bo-orders:reason')}
        helper={t('bo-orders:reasonHelp')}
        maxLength={300}
        error={formState.errors.reason && t('bo-shell:needed')}
        {...register('reason', { required: true })}
      />
      {problem === null ? <RefundMethods plan={plan} /> : <FieldError>{problem}</FieldError>}
      <Button
        type="submit"
        loading={formState.isSubmitting}
        disabled={problem !== null}
        disabledReason={problem === null ? reasonOf(plan) : undefined}
      >
        {t(plan.needsApproval ? 'bo-orders:give.request' : 'bo-orders:action.REFUND')}
      </Button>
    </form>
  );
}

const refundsOf = ({ waiting }: StaffOrder) => waiting.filter(({ kind }) => kind === 'REFUND');

/** The refunds of this order that were requested before, so that nobody requests them again. */
function WaitingRefunds({ order }: { order: StaffOrder }) {
  const { t, language } = useWords();
  return refundsOf(order).map(({ id, amount, requestedBy, requestedAt, mayOpen }) => (
    <Notice key={id} tone="info">
      {t('bo-orders:give.waiting', {
        sum: formatSom(amount ?? 0, language),
        who: requestedBy,
        time: formatInstant(requestedAt, language),
      })}{' '}
      {mayOpen && <Link to={`/approvals/${id}`}>{t('bo-orders:waiting.open')}</Link>}
    </Notice>
  ));
}

interface PartsProps {
  order: StaffOrder;
  plan: RefundPlan;
  register: UseFormRegister<Wish>;
}

/** Pieces and delivery, each with its refund. */
function Parts({ order, plan, register }: PartsProps) {
  const { t, language } = useWords();
  const nameOf = (serial: string): string => {
    const line = order.lines.find(({ piece }) => piece.serialNumber === serial);
    return line === undefined ? '' : nameIn(line.piece, language);
  };
  const waits = new Set(refundsOf(order).flatMap((request) => request.serials));
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{t('bo-orders:give.parts')}</legend>
      {plan.lines.map(({ serialNumber, amount, isRefunded }) => (
        <label key={serialNumber} className="choice">
          <input type="checkbox" value={serialNumber} disabled={isRefunded} {...register('serials')} />
          <span>
            <b>{serialNumber}</b> {nameOf(serialNumber)}{' '}
            <span className="ink-2">
              {isRefunded ? t('bo-orders:give.refunded') : formatSom(amount, language)}
              {waits.has(serialNumber) && ` · ${t('bo-orders:give.waits')}`}
            </span>
          </span>
        </label>
      ))}
      {plan.deliveryLeft > 0 && (
        <label className="choice">
          <input type="checkbox" {...register('delivery')} />
          <span>
            {t('bo-orders:sum.delivery')}{' '}
            <span className="ink-2">{formatSom(plan.deliveryLeft, language)}</span>
          </span>
        </label>
      )}
    </fieldset>
  );
}

/** How each part is refunded, and whether a second person decides. */
function RefundMethods({ plan }: { plan: RefundPlan }) {
  const { t, language } = useWords();
  if (plan.amount === 0) return null;
  return (
    <div className="refund-methods" aria-live="polite">
      <p>
        <b>{t('bo-orders:give.total', { sum: formatSom(plan.amount, language) })}</b>
      </p>
      <ul>
        {plan.parts.map(({ provider, amount, method }) => (
          <li key={`${provider} ${amount}`}>
            {t(`bo-orders:give.method.${method}`, {
              provider: t(`bo-orders:method.${provider}`, { defaultValue: provider }),
              sum: formatSom(amount, language),
            })}
          </li>
        ))}
      </ul>
      {plan.needsApproval && <Notice tone="info">{t('bo-orders:give.approval')}</Notice>}
    </div>
  );
}

/** The refund plan for the selection; after a refusal the last plan stays, with the reason. */
function usePlan(number: string, wish: { serials: string[]; delivery: boolean; goodwill: number }) {
  const { t } = useWords();
  const [plan, setPlan] = useState<RefundPlan | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { delivery, goodwill } = wish;
  const chosen = wish.serials.join(',');
  const noConnection = t('bo-shell:noConnection');
  useEffect(() => {
    let isLatest = true;
    const query = { ...(chosen !== '' && { serials: chosen }), delivery, goodwill };
    callApi('GET /api/admin/v1/orders/:number/refund', { params: { number }, query })
      .then((found) => {
        if (!isLatest) return;
        setPlan(found);
        setProblem(null);
      })
      .catch((error: unknown) => {
        if (!isLatest) return;
        setProblem(problemMessage(error) ?? noConnection);
      });
    return () => {
      isLatest = false;
    };
  }, [number, chosen, delivery, goodwill, noConnection]);
  return { plan, problem };
}

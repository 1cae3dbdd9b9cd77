import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ChangeForm } from './change-form.tsx';
import { moveOrder } from './order-actions.ts';
import { PiecesForm } from './pieces-form.tsx';
import { RefundForm } from './refund-form.tsx';
import { ReturnForm } from './return-form.tsx';
import { ShipForm } from './ship-form.tsx';
import { DrawerField } from '../../shell/store/drawer-field.tsx';
import type { SheetProps } from './sheet-props.ts';
import { useOrderDraft } from './use-order-draft.ts';

/** The form of an action that needs input. */
export function ActionSheet(props: SheetProps) {
  const { t } = useWords();
  const { action, onClose } = props;
  const title = t(action === 'ASSEMBLE' ? 'bo-orders:byEye.title' : `bo-orders:action.${action}`);
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      {action === 'HAND_OVER' && <HandOverForm {...props} />}
      {action === 'SHIP' && <ShipForm {...props} />}
      {action === 'CHANGE' && <ChangeForm {...props} />}
      {action === 'CHANGE_PIECES' && <PiecesForm {...props} />}
      {action === 'RETURN' && <ReturnForm {...props} />}
      {(action === 'CANCEL' || action === 'ASSEMBLE') && <ReasonForm {...props} />}
      {action === 'REFUND' && <RefundForm {...props} />}
      {action === 'BOOK_REFUND' && <BookRefund {...props} />}
    </Sheet>
  );
}

function ReasonForm({ action, order, ticked, runAction, onClose }: SheetProps) {
  const { t } = useWords();
  const form = useForm({ defaultValues: { reason: '' } });
  const { register, handleSubmit, formState } = form;
  const draft = useOrderDraft(form, order, action);
  const { number, version, lines } = order;
  const missing = lines.map(({ piece }) => piece.serialNumber).filter((serial) => !ticked.has(serial));
  const submit = handleSubmit(async ({ reason }) => {
    const send = () =>
      action === 'ASSEMBLE'
        ? moveOrder(order, 'ASSEMBLE', { serials: [...ticked], reason })
        : callApi(
            'POST /api/admin/v1/orders/:number/cancellation',
            { params: { number }, body: { reason } },
            { version },
          );
    if (!(await runAction(action, send))) return;
    draft.finish();
    onClose();
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <DraftOffer draft={draft} />
      <p className="ink-2">
        {action === 'ASSEMBLE'
          ? t('bo-orders:byEye.lead', { serials: missing.join(', ') })
          : t('bo-orders:cancelLead')}
      </p>
      <Field
        label={t('bo-orders:reason')}
        helper={t('bo-orders:reasonHelp')}
        maxLength={300}
        error={formState.errors.reason && t('bo-shell:needed')}
        {...register('reason', { required: true })}
      />
      <Button type="submit" loading={formState.isSubmitting}>
        {t(`bo-orders:action.${action}`)}
      </Button>
    </form>
  );
}

type HandedOver = StaffAnswer<'POST /api/admin/v1/orders/:number/hand-over'>;

function HandOverForm({ action, order, runAction, onClose }: SheetProps) {
  const { t } = useWords();
  const [refused, setRefused] = useState<HandedOver | null>(null);
  const { register, handleSubmit, formState, resetField, setFocus } = useForm({
    defaultValues: { code: '' },
  });
  const form = useRef<HTMLFormElement>(null);
  const { number, version } = order;
  const needsCode = order.handoverTries !== null;
  // `h` and Enter hand over: the code field, or the button, has the focus
  useEffect(() => {
    if (needsCode) setFocus('code');
    else form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [needsCode, setFocus]);
  const submit = handleSubmit(async ({ code }) => {
    setRefused(null);
    const send = async () => {
      const answer = await callApi(
        'POST /api/admin/v1/orders/:number/hand-over',
        { params: { number }, body: needsCode ? { code } : {} },
        { version },
      );
      if (answer.isHandedOver) return true;
      setRefused(answer);
      resetField('code');
      return false;
    };
    if (await runAction(action, send)) onClose();
  });
  return (
    <form ref={form} className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="ink-2">{t('bo-orders:handOver.lead')}</p>
      {needsCode && (
        <Field
          label={t('bo-orders:handOver.code')}
          helper={t('bo-orders:handOver.codeHelp')}
          className="input code-input"
          inputMode="numeric"
          maxLength={6}
          error={formState.errors.code && t('bo-orders:handOver.codeHelp')}
          {...register('code', { required: true, pattern: /^[0-9]{6}$/ })}
        />
      )}
      {refused !== null && (
        <FieldError>
          {refused.why === 'WRONG'
            ? t('bo-orders:handOver.wrong', { count: refused.triesLeft ?? 0 })
            : t(`bo-orders:handOver.why${refused.why ?? 'NEEDED'}`)}
        </FieldError>
      )}
      <Button type="submit" loading={formState.isSubmitting}>
        {t('bo-orders:action.HAND_OVER')}
      </Button>
    </form>
  );
}

function BookRefund({ action, order, runAction, onClose }: SheetProps) {
  const { t } = useWords();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { paperNumber: '', storeId: String(order.storeId ?? '') },
  });
  const { number, version, method } = order;
  const submit = handleSubmit(async ({ paperNumber, storeId }) => {
    const body = { paperNumber, storeId: storeId === '' ? null : Number(storeId) };
    const send = () =>
      callApi('POST /api/admin/v1/orders/:number/refunds/done', { params: { number }, body }, { version });
    if (await runAction(action, send)) onClose();
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Notice tone="info">{t('bo-orders:bookLead')}</Notice>
      <Field
        label={t('bo-orders:paperNumber')}
        helper={t('bo-orders:paperHelp')}
        maxLength={60}
        error={formState.errors.paperNumber && t('bo-shell:needed')}
        {...register('paperNumber', { required: true })}
      />
      {(method === 'CASH' || method === 'OLD_GOLD') && <DrawerField {...register('storeId')} />}
      <Button type="submit" loading={formState.isSubmitting}>
        {t('bo-orders:action.BOOK_REFUND')}
      </Button>
    </form>
  );
}

import { useForm } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ChangeForm } from './change-form.tsx';
import { HandOverForm } from './hand-over-form.tsx';
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

function BookRefund({ action, order, runAction, onClose }: SheetProps) {
  const { t } = useWords();
  const form = useForm({
    defaultValues: { paperNumber: '', storeId: String(order.storeId ?? '') },
  });
  const { register, handleSubmit, formState } = form;
  const draft = useOrderDraft(form, order, action);
  const { number, version, method } = order;
  const submit = handleSubmit(async ({ paperNumber, storeId }) => {
    const body = { paperNumber, storeId: storeId === '' ? null : Number(storeId) };
    const send = () =>
      callApi('POST /api/admin/v1/orders/:number/refunds/done', { params: { number }, body }, { version });
    if (!(await runAction(action, send))) return;
    draft.finish();
    onClose();
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <DraftOffer draft={draft} />
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

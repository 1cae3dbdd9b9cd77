import { useForm } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useWords } from '../../kit/words.tsx';
import { moveOrder } from './order-actions.ts';
import type { SheetProps } from './sheet-props.ts';
import { useOrderDraft } from './use-order-draft.ts';

/** The courier and the tracking number; both are optional. */
export function ShipForm({ action, order, runAction, onClose }: SheetProps) {
  const { t } = useWords();
  const form = useForm({ defaultValues: { courier: '', trackNumber: '' } });
  const { register, handleSubmit, formState } = form;
  const draft = useOrderDraft(form, order, action);
  const submit = handleSubmit(async (typed) => {
    const courier = typed.courier.trim();
    const trackNumber = typed.trackNumber.trim();
    const body = { ...(courier !== '' && { courier }), ...(trackNumber !== '' && { trackNumber }) };
    if (!(await runAction('SHIP', () => moveOrder(order, 'SHIP', body)))) return;
    draft.finish();
    onClose();
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <DraftOffer draft={draft} />
      <Field
        label={t('bo-orders:ship.courier')}
        helper={t('bo-orders:ship.courierHelp')}
        maxLength={80}
        {...register('courier')}
      />
      <Field label={t('bo-orders:ship.trackNumber')} maxLength={60} {...register('trackNumber')} />
      <Button type="submit" loading={formState.isSubmitting}>
        {t('bo-orders:action.SHIP')}
      </Button>
    </form>
  );
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { nameIn } from '../../shell/stores.ts';
import type { SheetProps } from './sheet-props.ts';
import { useOrderDraft } from './use-order-draft.ts';

/** Which pieces were returned, and why; all attempts share one idempotency key, so that the refund is paid once. */
export function ReturnForm({ action, order, runAction, onClose }: SheetProps) {
  const { t, language } = useWords();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<{
    serials: string[];
    isFaulty: boolean;
    reason: string;
  }>({
    defaultValues: { serials: [], isFaulty: false, reason: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { number, version } = order;
  const draft = useOrderDraft(form, order, action);
  const lines = order.lines.filter(({ returnedAt }) => returnedAt === null);
  const submit = handleSubmit(async (body) => {
    const send = () =>
      callApi('POST /api/admin/v1/orders/:number/return', { params: { number }, body }, { version, key });
    if (!(await runAction(action, send))) return;
    draft.finish();
    onClose();
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <DraftOffer draft={draft} />
      <fieldset className="choices">
        <legend className="ink-2">{t('bo-orders:return.lead')}</legend>
        {lines.map(({ piece }) => (
          <label key={piece.serialNumber} className="choice">
            <input
              type="checkbox"
              value={piece.serialNumber}
              {...register('serials', { validate: (serials) => serials.length > 0 })}
            />
            <span>
              <b>{piece.serialNumber}</b> {nameIn(piece, language)}
            </span>
          </label>
        ))}
        {formState.errors.serials && <FieldError>{t('bo-orders:return.none')}</FieldError>}
      </fieldset>
      <label className="choice">
        <input type="checkbox" {...register('isFaulty')} />
        <span>{t('bo-orders:return.faulty')}</span>
      </label>
      <Field
        label={t('bo-orders:reason')}
        helper={t('bo-orders:reasonHelp')}
        maxLength={300}
        error={formState.errors.reason && t('bo-shell:needed')}
        {...register('reason', { required: true })}
      />
      <Button type="submit" loading={formState.isSubmitting}>
        {t('bo-orders:action.RETURN')}
      </Button>
    </form>
  );
}

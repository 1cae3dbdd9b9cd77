import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { SheetProps } from './sheet-props.ts';

type HandedOver = StaffAnswer<'POST /api/admin/v1/orders/:number/hand-over'>;

/** Hands an order over, with the customer's code if the order needs it. The code is a secret, so it is not stored as a draft. */
export function HandOverForm({ action, order, runAction, onClose }: SheetProps) {
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

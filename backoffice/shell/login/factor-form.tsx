import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { useWords } from '../../kit/words.tsx';
import { callOnce } from '../api.ts';
import { setSession } from '../session.ts';
import { knowsPasskeys } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { ProblemLine } from './problem-line.tsx';
import { useAttempt } from './use-attempt.ts';

interface Props {
  /** `login`: the second part of a login; `step-up`: confirmation within a session. */
  purpose: 'login' | 'step-up';
  /** Whether a passkey may be used instead. */
  hasPasskey: boolean;
  onDone: (session: StaffSession) => void;
  /** Called when the first part has expired: the password is required again. */
  onEnded: () => void;
}

/** The code of the authenticator app, a recovery code, or a passkey. */
export function FactorForm({ purpose, hasPasskey, onDone, onEnded }: Props) {
  const { t } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  const { register, handleSubmit, resetField, setFocus } = useForm({ defaultValues: { code: '' } });
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit(({ code }) =>
    attempt(async () => {
      const body = { code: code.replaceAll(' ', '') };
      try {
        const session = await callOnce(
          purpose === 'login' ? 'POST /api/admin/v1/session/factor' : 'POST /api/admin/v1/session/step-up',
          { body },
        );
        setSession(session);
        onDone(session);
      } catch (failure) {
        if (isApiProblem(failure) && failure.problem.code === 'UNAUTHENTICATED') return onEnded();
        resetField('code');
        setFocus('code');
        throw failure;
      }
    }),
  );
  return (
    <Form error={error} onSubmit={submit}>
      <Field
        label={t('bo-shell:login.code')}
        helper={t('bo-shell:login.codeHelp')}
        className="input code-input"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={24}
        {...register('code', { required: true })}
      />
      <ProblemLine error={error} />
      <Button type="submit" loading={isBusy}>
        {t(purpose === 'login' ? 'bo-shell:login.enter' : 'bo-shell:login.confirm')}
      </Button>
      {hasPasskey && knowsPasskeys() && <PasskeyButton purpose={purpose} onDone={onDone} onEnded={onEnded} />}
    </Form>
  );
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Form } from '../kit/forms/refused/form.tsx';
import { useWords } from '../kit/words.tsx';
import { callOnce } from '../shell/api.ts';
import { FactorForm } from '../shell/login/factor-form.tsx';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { EnrollForm } from './enroll-form.tsx';
import { leaveLogin } from './leave-login.ts';
import { LoginFrame } from './login-frame.tsx';

/**
 * Sets up a new member of the staff: a password, then an authenticator app. The token is in the fragment, which is
 * neither sent to the server nor logged.
 */
export function InvitationPage() {
  const { t } = useWords();
  const token = location.hash.slice(1);
  const [step, setStep] = useState<'PASSWORD' | 'FACTOR' | 'ENROLL' | 'CODES'>('PASSWORD');
  return (
    <LoginFrame title={t('bo-login:invitation.title')} lead={t(`bo-login:invitation.lead${step}`)}>
      {step === 'PASSWORD' && <ChoosePassword token={token} onNext={setStep} />}
      {step === 'FACTOR' && (
        <FactorForm
          purpose="login"
          hasPasskey={false}
          onDone={leaveLogin}
          onEnded={() => location.replace('/admin/login')}
        />
      )}
      {(step === 'ENROLL' || step === 'CODES') && (
        <EnrollForm onAdded={() => setStep('CODES')} onDone={leaveLogin} />
      )}
    </LoginFrame>
  );
}

interface Props {
  token: string;
  onNext: (next: 'FACTOR' | 'ENROLL') => void;
}

function ChoosePassword({ token, onNext }: Props) {
  const { t } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(({ password }) =>
    attempt(async () => {
      const body = { token, password };
      onNext((await callOnce('POST /api/admin/v1/invitations/accept', { body })).next);
    }),
  );
  return (
    <Form error={error} onSubmit={submit}>
      <Field
        label={t('bo-login:invitation.password')}
        helper={t('bo-login:invitation.passwordHelp')}
        type="password"
        autoComplete="new-password"
        error={formState.errors.password && t('bo-login:invitation.passwordShort')}
        {...register('password', { required: true, minLength: 12, maxLength: 128 })}
      />
      <ProblemLine error={error} />
      <Button type="submit" loading={isBusy}>
        {t('bo-shell:login.next')}
      </Button>
    </Form>
  );
}

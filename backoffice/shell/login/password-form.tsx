import { useForm } from 'react-hook-form';
import type { LoginStep } from '#contract/admin/staff/staff.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { useWords } from '../../kit/words.tsx';
import { callOnce } from '../api.ts';
import { ProblemLine } from './problem-line.tsx';
import { useAttempt } from './use-attempt.ts';

interface Props {
  /** Prefilled if the previous user is known. */
  email?: string;
  onNext: (step: LoginStep) => void;
}

/** Email and password: the first part of a login. */
export function PasswordForm({ email = '', onNext }: Props) {
  const { t } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email, password: '' } });
  const isNeeded = t('bo-shell:needed');
  const submit = handleSubmit((body) =>
    attempt(async () => onNext(await callOnce('POST /api/admin/v1/session', { body }))),
  );
  return (
    <Form error={error} onSubmit={submit}>
      <Field
        label={t('bo-shell:login.email')}
        type="email"
        autoComplete="username"
        error={formState.errors.email && isNeeded}
        {...register('email', { required: true })}
      />
      <Field
        label={t('bo-shell:login.password')}
        type="password"
        autoComplete="current-password"
        error={formState.errors.password && isNeeded}
        {...register('password', { required: true })}
      />
      {isRefused(error) ? (
        <p className="problem-line" role="alert">
          <Icon name="alert" size={16} />
          <span>{t('bo-shell:login.refused')}</span>
        </p>
      ) : (
        <ProblemLine error={error} />
      )}
      <Button type="submit" loading={isBusy}>
        {t('bo-shell:login.next')}
      </Button>
    </Form>
  );
}

/** The server does not say whether the email, the password or the access is wrong; the shop's own text offers shoppers a new password. */
const isRefused = (error: unknown): boolean =>
  isApiProblem(error) && error.problem.code === 'CREDENTIALS_INVALID';

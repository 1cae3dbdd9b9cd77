import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { formatInstant } from '../kit/instants.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { addPasskey, isCancelled, knowsPasskeys } from '../shell/login/passkey.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { RenewFactor } from './renew-factor.tsx';

type Factors = StaffAnswer<'GET /api/admin/v1/me/factors'>;

/** The authenticator app, which can be replaced, and the passkeys, which are added and removed here. */
export function OwnFactors({ factors: { factors, mayAddPasskey } }: { factors: Factors }) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const { attempt, error } = useAttempt();
  const remove = (id: number) =>
    attempt(async () => {
      await callApi('DELETE /api/admin/v1/me/factors/:id', { params: { id } });
      await revalidate();
    });
  return (
    <section aria-labelledby="factors">
      <h2 className="section-title" id="factors">
        {t('bo-me:factors.title')}
      </h2>
      <p className="ink-2">{t(mayAddPasskey ? 'bo-me:factors.lead' : 'bo-me:factors.noAddress')}</p>
      <ul className="own-sessions">
        {factors.map((factor) => (
          <li key={factor.id}>
            <FactorFacts factor={factor} />
            {factor.kind === 'TOTP' && <RenewFactor onRenewed={() => void revalidate()} />}
            {factor.kind === 'PASSKEY' && (
              <Button kind="text" onClick={() => void remove(factor.id)}>
                {t('bo-me:factors.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ProblemLine error={error} />
      {mayAddPasskey && knowsPasskeys() && <AddPasskey onAdded={() => void revalidate()} />}
    </section>
  );
}

function FactorFacts({ factor: { kind, name, createdAt, usedAt } }: { factor: Factors['factors'][number] }) {
  const { t, language } = useWords();
  const added = t('bo-me:factors.added', { at: formatInstant(createdAt, language) });
  const used = usedAt !== null && t('bo-me:factors.used', { at: formatInstant(usedAt, language) });
  return (
    <div>
      <p>{name === null ? t(`bo-me:factors.${kind}`) : `${t('bo-me:factors.PASSKEY')}: ${name}`}</p>
      <p className="meta ink-2">{[added, used].filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { attempt, error, isBusy } = useAttempt();
  const { register, handleSubmit, reset, setFocus, formState } = useForm({ defaultValues: { name: '' } });
  const submit = handleSubmit(({ name }) =>
    attempt(async () => {
      try {
        await addPasskey(name.trim());
      } catch (failure) {
        if (isCancelled(failure)) return;
        throw failure;
      }
      reset();
      setOpen(false);
      onAdded();
    }),
  );
  useEffect(() => {
    if (isOpen) setFocus('name');
  }, [isOpen, setFocus]);
  if (!isOpen)
    return (
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('bo-me:factors.add')}
      </Button>
    );
  return (
    <form className="form add-passkey" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t('bo-me:factors.name')}
        helper={t('bo-me:factors.nameHelp')}
        maxLength={60}
        error={formState.errors.name && t('bo-shell:needed')}
        {...register('name', { required: true, validate: (name) => name.trim() !== '' })}
      />
      <AddingError error={error} />
      <Button type="submit" loading={isBusy}>
        {t('bo-me:factors.add')}
      </Button>
    </form>
  );
}

/** The server's own message, or that the browser refused. */
function AddingError({ error }: { error: unknown }) {
  const { t } = useWords();
  if (error === null) return null;
  return isApiProblem(error) ? (
    <ProblemLine error={error} />
  ) : (
    <FieldError>{t('bo-me:factors.failed')}</FieldError>
  );
}

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { qrPicture } from '../shell/print/qr-picture.ts';
import { useWords } from '../kit/words.tsx';
import { callOnce } from '../shell/api.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';

/** Adds an authenticator app: a QR code to scan, a code to confirm, then the recovery codes, which are shown once. */
export function EnrollForm({ onAdded, onDone }: { onAdded?: () => void; onDone: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const show = (added: string[]) => {
    setCodes(added);
    onAdded?.();
  };
  return codes === null ? <AddApp onAdded={show} /> : <ShowCodes codes={codes} onDone={onDone} />;
}

function AddApp({ onAdded }: { onAdded: (codes: string[]) => void }) {
  const { t } = useWords();
  const [factor, setFactor] = useState<{ secret: string; picture: string } | null>(null);
  const begin = useAttempt();
  const confirm = useAttempt();
  const { register, handleSubmit } = useForm({ defaultValues: { code: '' } });
  const { attempt } = begin;
  useEffect(() => {
    void attempt(async () => {
      const { secret, uri } = await callOnce('POST /api/admin/v1/me/factors/totp', {});
      setFactor({ secret, picture: await qrPicture(uri) });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- only once, since each call creates another secret
  }, []);
  const submit = handleSubmit(({ code }) =>
    confirm.attempt(async () => {
      const body = { code: code.replaceAll(' ', '') };
      const { codes } = await callOnce('POST /api/admin/v1/me/factors/totp/confirm', { body });
      onAdded(codes);
    }),
  );
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="login-lead">{t('bo-login:enroll.lead')}</p>
      <ProblemLine error={begin.error} />
      {factor && (
        <>
          <div className="enroll-code">
            <img src={factor.picture} alt={t('bo-login:enroll.picture')} width={184} height={184} />
            <p>
              {t('bo-login:enroll.secret')}
              <code>{factor.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </div>
          <Field
            label={t('bo-shell:login.code')}
            className="input code-input"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...register('code', { required: true })}
          />
          <ProblemLine error={confirm.error} />
          <Button type="submit" loading={confirm.isBusy}>
            {t('bo-login:enroll.confirm')}
          </Button>
        </>
      )}
    </form>
  );
}

function ShowCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useWords();
  return (
    <div className="form">
      <h2 className="section-title">{t('bo-login:codes.title')}</h2>
      <p className="login-lead">{t('bo-login:codes.lead')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>{t('bo-login:codes.done')}</Button>
    </div>
  );
}

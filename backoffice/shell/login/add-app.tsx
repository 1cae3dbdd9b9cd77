import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { qrPicture } from '../print/qr-picture.ts';
import { ProblemLine } from './problem-line.tsx';
import { useAttempt } from './use-attempt.ts';
import './add-app.css';

interface Props {
  begin: () => Promise<{ secret: string; uri: string }>;
  confirm: (code: string) => Promise<{ codes: string[] }>;
  onAdded: (recoveryCodes: string[]) => void;
}

/** Adds an authenticator app: a QR code to scan, and a code of the app to confirm it. */
export function AddApp({ begin, confirm, onAdded }: Props) {
  const { t } = useWords();
  const [factor, setFactor] = useState<{ secret: string; picture: string } | null>(null);
  const beginning = useAttempt();
  const confirming = useAttempt();
  const { register, handleSubmit } = useForm({ defaultValues: { code: '' } });
  const { attempt } = beginning;
  useEffect(() => {
    void attempt(async () => {
      const { secret, uri } = await begin();
      setFactor({ secret, picture: await qrPicture(uri) });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- only once, since each call creates another secret
  }, []);
  const submit = handleSubmit(({ code }) =>
    confirming.attempt(async () => {
      const { codes } = await confirm(code.replaceAll(' ', ''));
      onAdded(codes);
    }),
  );
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="login-lead">{t('bo-login:enroll.lead')}</p>
      <ProblemLine error={beginning.error} />
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
          <ProblemLine error={confirming.error} />
          <Button type="submit" loading={confirming.isBusy}>
            {t('bo-login:enroll.confirm')}
          </Button>
        </>
      )}
    </form>
  );
}

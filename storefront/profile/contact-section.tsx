import { Form } from 'react-router';
import { OTP_LENGTH } from '#contract/words.ts';
import { buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { OtpInput } from '#ui/otp-input.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { SettingsOutcome } from './change-settings.ts';
import { SettingsSection } from './settings-section.tsx';

interface Props {
  kind: 'phone' | 'email';
  /** The verified one; null = none yet. */
  current: string | null;
  outcome: SettingsOutcome | undefined;
}

/** Another phone or email: it is the user's when the code that was sent to it comes back. */
export function ContactSection({ kind, current, outcome }: Props) {
  const { t } = usePage();
  const to = outcome?.codeSentTo;
  return (
    <SettingsSection name={kind} title={t(`profile:${kind}.title`)} outcome={outcome}>
      <p className="tabular">{current ?? t(`profile:${kind}.none`)}</p>
      {to === undefined ? (
        <Form method="post" className="settings-form" preventScrollReset noValidate>
          <Field
            name={kind}
            type={kind === 'phone' ? 'tel' : 'email'}
            inputMode={kind === 'phone' ? 'tel' : 'email'}
            autoComplete={kind === 'phone' ? 'tel' : 'email'}
            label={t(`profile:${kind}.new`)}
            defaultValue={outcome?.typed?.[kind] ?? ''}
            error={outcome?.errors?.[kind]}
          />
          <button type="submit" name="intent" value={kind} className={buttonClass('secondary')}>
            {t('profile:sendCode')}
          </button>
        </Form>
      ) : (
        <Form method="post" className="settings-form" preventScrollReset>
          <input type="hidden" name="to" value={to} />
          <input type="hidden" name="intent" value={`${kind}-code`} />
          <OtpInput
            name="code"
            label={t('profile:codeSentTo', { to })}
            length={OTP_LENGTH}
            error={outcome?.errors?.['code']}
            digitsOnly={t('profile:digitsOnly')}
            isSentWhenFull
          />
          <button type="submit" className={buttonClass('secondary')}>
            {t('profile:confirm')}
          </button>
        </Form>
      )}
    </SettingsSection>
  );
}

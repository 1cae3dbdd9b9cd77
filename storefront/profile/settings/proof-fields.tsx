import { OTP_LENGTH } from '#contract/words.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { SettingsOutcome } from './change-settings.ts';

/**
 * Requires the code or the password of the user, within a form that an older login may not send without it. The other
 * fields keep their values.
 */
export function ProofFields({ outcome, intent }: { outcome: SettingsOutcome | undefined; intent: string }) {
  const { t } = usePage();
  const proof = outcome?.proof;
  if (proof === undefined) return null;
  if (proof.by === 'PASSWORD')
    return (
      <fieldset className="settings-proof">
        <legend className="field-label">{t('profile:proof.title')}</legend>
        <PasswordField
          name="proofPassword"
          label={t('profile:proof.password')}
          showLabel={t('profile:password.show')}
          autoComplete="current-password"
          maxLength={128}
          error={outcome?.errors?.['proofPassword']}
        />
        <input type="hidden" name="intent" value={intent} />
        <button type="submit" name="proofBy" value="code" className={buttonClass('text')}>
          {t('profile:proof.byCode')}
        </button>
      </fieldset>
    );
  return (
    <fieldset className="settings-proof">
      <legend className="field-label">{t('profile:proof.title')}</legend>
      <input type="hidden" name="proofTo" value={proof.to} />
      <input type="hidden" name="hasPassword" value={proof.hasPassword ? 'yes' : 'no'} />
      <Field
        name="proofCode"
        label={t('profile:codeSentTo', { to: proof.to })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={OTP_LENGTH}
        error={outcome?.errors?.['proofCode']}
      />
      <input type="hidden" name="intent" value={intent} />
      <button type="submit" name="proofBy" value="code" className={buttonClass('text')}>
        {t('profile:sendCodeAgain')}
      </button>
    </fieldset>
  );
}

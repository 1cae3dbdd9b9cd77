import { Form } from 'react-router';
import { OTP_LENGTH } from '#contract/words.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Expandable } from '#ui/expandable.tsx';
import { Field } from '#ui/controls/field.tsx';
import { OtpInput } from '#ui/controls/one-time-code/otp-input.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { formatPhone } from '#storefront/shell/phone.ts';
import type { SettingsOutcome } from './change-settings.ts';
import { ProofFields } from './proof-fields.tsx';
import { atSection, SettingsSection } from './settings-section.tsx';

interface Props {
  kind: 'phone' | 'email';
  /** The verified contact; null = none yet. */
  current: string | null;
  outcome: SettingsOutcome | undefined;
}

/** Changes the phone or email. The new one becomes the user's when the code sent to it was entered. */
export function ContactSection({ kind, current, outcome }: Props) {
  const { t } = usePage();
  const to = outcome?.codeSentTo;
  return (
    <SettingsSection name={kind} title={t(`profile:${kind}.title`)} outcome={outcome}>
      <p className="settings-contact tabular">
        {current === null ? t(`profile:${kind}.none`) : formatPhone(current)}
      </p>
      {to === undefined ? (
        <Expandable
          title={t(current === null ? `profile:${kind}.add` : `profile:${kind}.change`)}
          open={outcome !== undefined && !outcome.isDone}
        >
          <NewContact kind={kind} outcome={outcome} />
        </Expandable>
      ) : (
        <CodeForm kind={kind} to={to} outcome={outcome} />
      )}
    </SettingsSection>
  );
}

function NewContact({ kind, outcome }: Pick<Props, 'kind' | 'outcome'>) {
  const { t } = usePage();
  const word = kind === 'phone' ? 'tel' : 'email';
  return (
    <Form method="post" action={atSection(kind)} className="settings-form" preventScrollReset noValidate>
      <Field
        name={kind}
        type={word}
        inputMode={word}
        autoComplete={word}
        label={t(`profile:${kind}.new`)}
        defaultValue={outcome?.typed?.[kind] ?? outcome?.typed?.['to'] ?? ''}
        error={outcome?.errors?.[kind]}
      />
      <ProofFields outcome={outcome} intent={kind} />
      <button type="submit" name="intent" value={kind} className={buttonClass('secondary')}>
        {outcome?.proof === undefined ? t('profile:sendCode') : t('profile:proof.go')}
      </button>
    </Form>
  );
}

function CodeForm({ kind, to, outcome }: Pick<Props, 'kind' | 'outcome'> & { to: string }) {
  const { t, links } = usePage();
  return (
    <>
      <Form method="post" action={atSection(kind)} className="settings-form" preventScrollReset>
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="intent" value={`${kind}-code`} />
        <OtpInput
          // a wrong code is replaced by an empty field
          key={outcome?.id}
          name="code"
          label={t('profile:codeSentTo', { to: formatPhone(to) })}
          length={OTP_LENGTH}
          error={outcome?.errors?.['code']}
          digitsOnly={t('profile:digitsOnly')}
          isSentWhenFull
        />
        <button type="submit" className={buttonClass('secondary')}>
          {t('profile:confirm')}
        </button>
      </Form>
      <div className="settings-actions">
        <Form method="post" action={atSection(kind)} preventScrollReset>
          <input type="hidden" name="to" value={to} />
          <input type="hidden" name={kind} value={to} />
          <button type="submit" name="intent" value={kind} className={buttonClass('text')}>
            {t('profile:sendCodeAgain')}
          </button>
        </Form>
        <Link to={links.settings()} className={buttonClass('text')} preventScrollReset>
          {t(`profile:${kind}.other`)}
        </Link>
      </div>
    </>
  );
}

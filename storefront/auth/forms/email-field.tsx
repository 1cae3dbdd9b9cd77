import { Field } from '#ui/controls/field.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { LoginFlow } from '../use-login-flow.ts';

/** The email field. A value typed in one form of the login is carried over to the next. */
export function EmailField({ flow }: { flow: LoginFlow }) {
  const { t } = usePage();
  return (
    <Field
      label={t('auth:email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      required
      value={flow.typed.email}
      onChange={({ target }) => flow.type({ email: target.value })}
      error={flow.errors.email}
    />
  );
}

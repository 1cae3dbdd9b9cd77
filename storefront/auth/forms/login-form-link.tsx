import type { ReactNode } from 'react';
import { usePage } from '#storefront/shell/page.ts';
import type { LoginFormName } from '../login-answer.ts';
import type { FormProps } from './form-props.ts';

/** A link to another form of the login: switches in place, or loads the login's page when there is no JavaScript. */
export function LoginFormLink({
  flow,
  to,
  form,
  children,
}: FormProps & { form: LoginFormName; children: ReactNode }) {
  const { links } = usePage();
  return (
    <a
      className="login-link"
      href={links.login({ form, to })}
      onClick={(event) => {
        event.preventDefault();
        flow.go(form);
      }}
    >
      {children}
    </a>
  );
}

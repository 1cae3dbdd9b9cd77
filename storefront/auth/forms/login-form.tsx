import type { ReactNode } from 'react';
import { FieldError } from '#ui/controls/field.tsx';
import { WordsWithPhone } from '#storefront/shell/frame/footer/words-with-phone.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { FormProps } from './form-props.ts';

interface Props extends FormProps {
  intent: string;
  lead: ReactNode;
  children: ReactNode;
}

/**
 * The common layout of the login forms: a sentence, fields, one main button. An error that concerns the whole form is
 * shown above the fields.
 */
export function LoginForm({ flow, to, intent, lead, children }: Props) {
  const { links } = usePage();
  return (
    <form className="login-form" method="post" action={links.login({ to })} noValidate onSubmit={flow.submit}>
      <input type="hidden" name="intent" value={intent} />
      {to !== null && <input type="hidden" name="to" value={to} />}
      <p className="ink-2">{lead}</p>
      <div role="alert">
        {flow.message !== null && (
          <FieldError>
            <WordsWithPhone words={flow.message} />
          </FieldError>
        )}
      </div>
      {children}
    </form>
  );
}

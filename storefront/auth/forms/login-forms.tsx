import { useEffect, useLayoutEffect, useRef } from 'react';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { RegistrationForm } from './registration-form.tsx';
import type { FormProps } from './form-props.ts';
import '../login.css';

/** The form of the current step. After a refusal the focus moves to the field with the error. */
export function LoginForms({ flow, to }: FormProps) {
  const place = useRef<HTMLDivElement>(null);
  const { errors, view, code } = flow;
  // the dialog looks for this attribute when it opens
  useLayoutEffect(() => firstField(place.current)?.setAttribute('autofocus', ''), []);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  // after a change of form, or a new code, the first field gets the focus
  const seen = useRef({ view, code });
  useEffect(() => {
    if (seen.current.view !== view || seen.current.code !== code) firstField(place.current)?.focus();
    seen.current = { view, code };
  }, [view, code]);
  return (
    <div className="login" ref={place}>
      {view === 'phone' && <PhoneForm flow={flow} to={to} />}
      {view === 'email' && <EmailForm flow={flow} to={to} />}
      {view === 'registration' && <RegistrationForm flow={flow} to={to} />}
      {view === 'forgotten' && <ForgottenForm flow={flow} to={to} />}
      {view === 'code' && code && <CodeForm flow={flow} code={code} to={to} />}
    </div>
  );
}

const firstField = (place: HTMLElement | null) =>
  place?.querySelector<HTMLInputElement>('input:not([type=hidden])');

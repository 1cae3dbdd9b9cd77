import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { FieldMessages } from '#ui/controls/field-messages.ts';
import { ForgetMessage, isWhollyAt, messageAt, messagesOf, ShownError } from './refused-fields.ts';

interface GroupProps {
  /** Why the last attempt failed: what the server says about fields is shown at them, the rest by the form itself. */
  error: unknown;
  className?: string;
  children: ReactNode;
}

interface FormProps extends GroupProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
}

/** A form whose fields show what the server refused of them; the first of them has the focus. Typing in a field removes its message. */
export function Form({ error, className = 'form', onSubmit, children }: FormProps) {
  const { container, forgetOf, provide } = useRefused<HTMLFormElement>(error);
  return (
    <form
      ref={container}
      className={className}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      onChange={forgetOf}
    >
      {provide(children)}
    </form>
  );
}

/** The same for fields that a button sends, outside a form. */
export function FieldGroup({ error, className = 'form', children }: GroupProps) {
  const { container, forgetOf, provide } = useRefused<HTMLDivElement>(error);
  return (
    <div ref={container} className={className} onChange={forgetOf}>
      {provide(children)}
    </div>
  );
}

function useRefused<Container extends HTMLElement>(error: unknown) {
  const container = useRef<Container>(null);
  const [mended, setMended] = useState<{ error: unknown; names: readonly string[] }>({ error, names: [] });
  const [shown, setShown] = useState<unknown>(null);
  const messages = messagesOf(error);
  const names = mended.error === error ? mended.names : [];
  const messageOf = (name: string) => (names.includes(name) ? undefined : messageAt(messages, name));
  const forget = (name: string) => {
    if (messageAt(messages, name) !== undefined) setMended({ error, names: [...names, name] });
  };
  useLayoutEffect(() => {
    // only a control that shows its message is marked as invalid
    const refused = [...(container.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    const fields = refused.map((control) => control.getAttribute('name') ?? '');
    setShown(isWhollyAt(error, fields) ? error : null);
    if (error !== null) refused[0]?.focus();
  }, [error]);
  return {
    container,
    forgetOf: ({ target }: FormEvent<HTMLElement>) => {
      const { name = '' } = target as Partial<HTMLInputElement>; // a control of this form
      forget(name);
    },
    provide: (children: ReactNode) => (
      <FieldMessages value={messageOf}>
        <ForgetMessage value={forget}>
          <ShownError value={shown}>{children}</ShownError>
        </ForgetMessage>
      </FieldMessages>
    ),
  };
}

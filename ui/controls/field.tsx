import { use, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { Icon } from '../pictures/icon.tsx';
import { FieldMessages } from './field-messages.ts';
import './field.css';

interface FrameProps {
  label: ReactNode;
  helper?: ReactNode;
  error?: ReactNode;
  /** The name of the control, by which a form has a message for it. */
  name?: string | undefined;
  /** The id of the control, if something else refers to it. */
  id?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, helper and message below; the control gets the ids that connect them. */
export function FieldFrame({ label, helper, error: ownError, name, id: givenId, children }: FrameProps) {
  const messageOf = use(FieldMessages);
  const error = ownError || (name && messageOf(name));
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [helper ? `${id}-helper` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {helper && (
        <p className="field-helper" id={`${id}-helper`}>
          {helper}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The error of a field as text, with its icon. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="alert" size={16} />
      {children}
    </p>
  );
}

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  helper?: ReactNode;
  error?: ReactNode;
}

/** A text field, 52 px high; the typed text is always kept. */
export function Field({ label, helper, error, id, ...input }: Props) {
  return (
    <FieldFrame label={label} helper={helper} error={error} name={input.name} id={id}>
      {(ids) => <input className="input" {...input} {...ids} />}
    </FieldFrame>
  );
}

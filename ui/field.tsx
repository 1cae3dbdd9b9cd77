import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './field.css';

type FrameProps = { label: ReactNode; helper?: ReactNode; error?: string | undefined; children: (ids: FieldIds) => ReactNode };
export type FieldIds = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** Label above, helper and message under; the control gets the ids that join them. */
export function FieldFrame({ label, helper, error, children }: FrameProps) {
  const id = useId();
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
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

type Props = InputHTMLAttributes<HTMLInputElement> & { label: ReactNode; helper?: ReactNode; error?: string | undefined };

/** A text field, 52 high; what was typed stays, whatever happens. */
export function Field({ label, helper, error, ...input }: Props) {
  return (
    <FieldFrame label={label} helper={helper} error={error}>
      {(ids) => <input className="input" {...input} {...ids} />}
    </FieldFrame>
  );
}

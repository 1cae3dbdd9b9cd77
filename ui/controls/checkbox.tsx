import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { FieldError } from './field.tsx';
import './checkbox.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({ label, error, ...input }: Props) {
  const id = useId();
  return (
    <div className="checkbox">
      <label className="checkbox-line">
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

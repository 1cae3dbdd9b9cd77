import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { FieldFrame } from './field.tsx';
import { useHydrated } from '../use-hydrated.ts';
import './password-field.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  helper?: ReactNode;
  error?: string | undefined;
  /** The label of the button, the same whether the password is shown or hidden. */
  showLabel: string;
}

/** A password that can be shown to the one who types it. */
export function PasswordField({ label, helper, error, id, showLabel, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  const canShow = useHydrated();
  return (
    <FieldFrame label={label} helper={helper} error={error} id={id}>
      {(ids) => (
        <div className="password">
          <input className="input" type={isShown ? 'text' : 'password'} {...input} {...ids} />
          {canShow && (
            <button
              type="button"
              className="password-show"
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              {showLabel}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

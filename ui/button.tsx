import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';

export type ButtonKind = 'primary' | 'secondary' | 'text';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind;
  /** Work is under way: the button keeps its width, shows a moving line and takes no second press. */
  loading?: boolean;
  /** Why it cannot be pressed: the button stays focusable and says so. */
  disabledReason?: string | undefined;
  children: ReactNode;
};

/** The class of a button, for links that look like one. */
export const buttonClass = (kind: ButtonKind = 'primary', wide = false) => `button button-${kind}${wide ? ' button-wide' : ''}`;

export function Button({ kind = 'primary', loading = false, disabledReason, className = '', children, onClick, ...rest }: Props) {
  const blocked = loading || disabledReason !== undefined;
  return (
    <button
      {...rest}
      className={`${buttonClass(kind)} ${className}`}
      aria-busy={loading || undefined}
      aria-disabled={blocked || undefined}
      title={disabledReason}
      onClick={blocked ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
}

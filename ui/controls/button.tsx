import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';

type ButtonKind = 'primary' | 'secondary' | 'text';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  /** Work is under way: the button keeps its width, draws a line and takes no second press. */
  loading?: boolean;
  /** Why it cannot be pressed: the button stays focusable and says so under its words. */
  disabledReason?: string | undefined;
  children: ReactNode;
}

/** The class of a button, for links that look like one. */
export const buttonClass = (kind: ButtonKind = 'primary', wide = false): string =>
  `button button-${kind}${wide ? ' button-wide' : ''}`;

/** Submits its form, as the platform's does, unless it does something of its own (`onClick`) or `type` says otherwise. */
export function Button({
  kind = 'primary',
  loading = false,
  disabledReason,
  className,
  children,
  onClick,
  type = onClick === undefined ? 'submit' : 'button',
  ...rest
}: Props) {
  const isBlocked = loading || disabledReason !== undefined;
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- its caller says what it does
      type={type}
      className={className ? `${buttonClass(kind)} ${className}` : buttonClass(kind)}
      aria-busy={loading || undefined}
      aria-disabled={isBlocked || undefined}
      onClick={isBlocked ? (event) => event.preventDefault() : onClick}
    >
      {children}
      {disabledReason !== undefined && <span className="button-reason">{disabledReason}</span>}
    </button>
  );
}

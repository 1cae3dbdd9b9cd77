import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';

type ButtonKind = 'primary' | 'secondary' | 'text';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  /** An action is in progress: the button keeps its width, shows a progress line and ignores further presses. */
  loading?: boolean;
  /** Why it is disabled: the button stays focusable and shows the reason below its text. */
  disabledReason?: string | undefined;
  children: ReactNode;
}

/** Returns the class of a button, for links that look like one. */
export const buttonClass = (kind: ButtonKind = 'primary', wide = false): string =>
  `button button-${kind}${wide ? ' button-wide' : ''}`;

/** Submits its form like the native button, unless it has its own action (`onClick`) or another `type`. */
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

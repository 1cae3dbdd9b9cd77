import type { ReactNode } from 'react';
import './tray.css';

/** A list displayed as a jeweller's tray; each child is an `<li>`. `narrow` next to a filter column. A child can be `tray-wide`. */
export function Tray({
  narrow = false,
  label,
  children,
}: {
  narrow?: boolean;
  label?: string;
  children: ReactNode;
}) {
  return (
    <ul className={narrow ? 'tray tray-narrow' : 'tray'} aria-label={label}>
      {children}
    </ul>
  );
}

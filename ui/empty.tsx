import type { ReactNode } from 'react';
import './empty.css';

/** A line drawing of what is missing, one sentence, one action (ui.md 3.9). */
export function Empty({
  drawing,
  title,
  children,
}: {
  drawing: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="empty">
      {drawing}
      <p className="h2">{title}</p>
      {children}
    </div>
  );
}

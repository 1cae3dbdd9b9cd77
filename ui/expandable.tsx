import type { ReactNode } from 'react';
import './expandable.css';

/** An expandable section using the native element, so that it opens without JavaScript and is found by the page search. */
export function Expandable({
  title,
  open = false,
  children,
}: {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="expandable" open={open}>
      <summary>
        <span>{title}</span>
        <span className="expandable-sign" aria-hidden="true" />
      </summary>
      <div className="expandable-body">{children}</div>
    </details>
  );
}

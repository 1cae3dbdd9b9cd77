import type { ReactNode } from 'react';
import './notice.css';

/** A sentence about what happened, announced by screen readers. */
export function Notice({ tone, children }: { tone: 'ok' | 'bad' | 'info'; children: ReactNode }) {
  return (
    <div className={`notice notice-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

/** The empty state of a list or a page: one sentence and an action. */
export function Nothing({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="nothing">
      <svg aria-hidden="true" width="56" height="40" viewBox="0 0 56 40" fill="none" stroke="currentColor">
        <path d="M4 14h48v22H4zM4 14 12 4h32l8 10M20 14a8 8 0 0 0 16 0" strokeWidth="1.25" />
      </svg>
      <p>{title}</p>
      {children}
    </div>
  );
}

/** Ruled lines as a placeholder while loading; shown after 200 ms. */
export function Skeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // they are all the same
        <span key={row} />
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import './notice.css';

/** What happened, in a sentence; screen readers announce it. */
export function Notice({ tone, children }: { tone: 'ok' | 'bad' | 'info'; children: ReactNode }) {
  return (
    <div className={`notice notice-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

/** A list or a page without anything in it: one sentence and a way on. */
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

/** Ruled lines in the place of what is coming; shown after 200 ms. */
export function Skeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // they are all alike
        <span key={row} />
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';

/** What a state means for the staff (backoffice.md 5): shape and color repeat the text. */
export type Tone = 'waits' | 'works' | 'done' | 'bad' | 'over' | 'back';

/** The shape of each tone, on a grid of 12 by 12. */
const shapes: Record<Tone, ReactNode> = {
  waits: <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  works: (
    <>
      <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="currentColor" />
    </>
  ),
  done: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  bad: <path d="M6 1 11.5 11H.5z" fill="currentColor" />,
  over: <path d="M1.5 1.5h9v9h-9z" fill="currentColor" />,
  back: (
    <path
      d="M4.5 1.5 1.5 4.5l3 3M2 4.5h5a3 3 0 0 1 0 6H4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    />
  ),
};

export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`status status-${tone}`}>
      <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12">
        {shapes[tone]}
      </svg>
      {children}
    </span>
  );
}

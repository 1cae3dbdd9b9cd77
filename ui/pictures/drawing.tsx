import type { ReactNode } from 'react';

/** A line drawing in the icons' stroke for something missing (ui.md 3.9), with a text next to it. Size in px, which is also its grid. */
export function Drawing({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
    >
      {children}
    </svg>
  );
}

import { qosh, wordmark, wordmarkBox } from './wordmark.ts';

/** ZARONA in Ysabeau Office 360, letter-spaced; at least 84 px wide. The surrounding link has the accessible name. */
export function Wordmark({ width = 132 }: { width?: number }) {
  return (
    <svg aria-hidden="true" focusable="false" width={width} viewBox={wordmarkBox} fill="currentColor">
      <path d={wordmark} />
    </svg>
  );
}

/** The winged brow line of the tillaqosh: the only ornament, used at most once per screen. */
export function Qosh({ width = 48 }: { width?: number }) {
  return (
    <svg
      className="qosh"
      aria-hidden="true"
      focusable="false"
      width={width}
      viewBox="0 0 64 16"
      fill="currentColor"
    >
      <path d={qosh} />
    </svg>
  );
}

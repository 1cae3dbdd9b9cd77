import type { StaffDone } from './callers/staff.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** What the first import of the file did, and how long it took. */
export const firstTime = ({ output, ms }: StaffDone): string =>
  `${output}\n${seconds(ms)} (goal 60 s for 50,000 rows)`;

/** What the second import of the same file did, which should be nothing. */
export const secondTime = ({ output, ms }: StaffDone): string =>
  `the same file again: ${output} ${seconds(ms)}`;

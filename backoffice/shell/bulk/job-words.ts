import type { StaffJob } from '#contract/admin/job.ts';
import type { Tone } from '../../kit/status.tsx';

export const toneOfJob: Record<StaffJob['state'], Tone> = {
  QUEUED: 'waits',
  RUNNING: 'works',
  DONE: 'done',
  FAILED: 'bad',
  CANCELLED: 'over',
};

/** Why a record was not changed: an undo skips records changed after the job, a job skips records changed after the preview. */
export const refusedKey = ({ undoOf }: Pick<StaffJob, 'undoOf'>, code: string): string =>
  undoOf !== null && code === 'CHANGED_SINCE' ? 'bo-bulk:changedAfterJob' : `bo-bulk:refused.${code}`;

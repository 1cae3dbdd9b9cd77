import type { StaffJob } from '#contract/admin/job.ts';
import type { Tone } from '../../kit/status.tsx';

export const toneOfJob: Record<StaffJob['state'], Tone> = {
  QUEUED: 'waits',
  RUNNING: 'works',
  DONE: 'done',
  FAILED: 'bad',
  CANCELLED: 'over',
};

import type { StaffCallback } from '#contract/admin/people/callback.ts';
import type { Tone } from '../../kit/status.tsx';

export const toneOfCall = ({ state, isLate }: Pick<StaffCallback, 'state' | 'isLate'>): Tone =>
  isLate ? 'bad' : ({ NEW: 'waits', CALLED: 'done', CLOSED: 'over' } as const)[state];

export const callStates = ['NEW', 'CALLED', 'CLOSED'];
export const callSubjects = ['GENERAL', 'PRODUCT', 'ORDER', 'FACTORY_VISIT', 'BUSINESS'];
export const callTimes = ['ANY', 'MORNING', 'AFTERNOON', 'EVENING'];

import type { StocktakeLine, StocktakeRow } from '#contract/admin/stock/stocktake.ts';
import type { Tone } from '../../kit/status.tsx';

export const toneOfStocktake: Record<StocktakeRow['state'], Tone> = {
  OPEN: 'works',
  COUNTED: 'waits',
  CLOSED: 'done',
};

/** A paused count is OPEN, with a text that says so. */
export const stateWordOf = ({ state, pausedAt }: Pick<StocktakeRow, 'state' | 'pausedAt'>) =>
  pausedAt === null ? state : 'PAUSED';

export const toneOfGroup: Record<StocktakeLine['group'] | 'FOUND', Tone> = {
  FOUND: 'done',
  TWICE: 'over',
  MISSING: 'bad',
  ELSEWHERE: 'bad',
  SOLD: 'bad',
  UNKNOWN: 'bad',
  WEIGHT: 'waits',
};

export const groupsInOrder = ['FOUND', 'ELSEWHERE', 'SOLD', 'UNKNOWN', 'TWICE', 'WEIGHT'] as const;

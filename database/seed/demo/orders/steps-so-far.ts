import { tashkentMinute } from '#domain/units/tashkent-day.ts';
import { hourMs } from '#domain/units/durations.ts';
import type { OrdersTable } from '../../../schema.ts';
import { nextWorkingTime } from './working-time.ts';

type State = NonNullable<OrdersTable['order_state']>;
export interface StepSoFar {
  to: State;
  at: Date;
}

interface OpenOrder {
  at: Date;
  isPickup: boolean;
  /** 1 = it was placed yesterday. */
  daysAgo: number;
  /** The position of the order among all open orders. */
  nth: number;
}

const evening = 16 * 60;

/**
 * Returns the events of a recent open order: yesterday's orders wait for the call or are confirmed, older ones are ready or on their way,
 * and a few are still being assembled.
 */
export function stepsSoFar({ at, isPickup, daysAgo, nth }: OpenOrder): StepSoFar[] {
  const atWork = (hours: number) => nextWorkingTime(new Date(at.getTime() + hours * hourMs));
  const steps: StepSoFar[] = [
    { to: 'NEW', at },
    { to: 'CONFIRMED', at: atWork(0.5) },
    { to: 'ASSEMBLING', at: atWork(2) },
    { to: isPickup ? 'READY_FOR_PICKUP' : 'SHIPPED', at: atWork(4) },
  ];
  if (daysAgo === 1) return steps.slice(0, tashkentMinute(at) >= evening ? 1 : nth % 3 === 0 ? 3 : 2);
  const isBehind = isPickup ? nth % 8 === 0 : daysAgo === 2 && nth % 2 === 0;
  return steps.slice(0, isBehind ? 3 : 4);
}

import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Throttles batch work in a process that serves shoppers: call the returned function after each batch. It sleeps `times` as long as the
 * batch took, so that requests get the rest of the CPU.
 */
export function throttle(times: number): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    await wait(times * (performance.now() - begun));
    begun = performance.now();
  };
}

/** Lowers the priority of a staff command in its own process, so that requests get the CPU first. */
export const lowerPriority = (): void => os.setPriority(os.constants.priority.PRIORITY_LOW);

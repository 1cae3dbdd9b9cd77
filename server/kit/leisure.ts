import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * For work in batches beside shoppers: called after each batch it rests `times` as long as that one took, so that the rest of the time is
 * theirs.
 */
export function leisure(times: number): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    await wait(times * (performance.now() - begun));
    begun = performance.now();
  };
}

/** For a command of the staff, a process of its own: where shoppers need the processor, they have it first. */
export const giveWay = (): void => os.setPriority(os.constants.priority.PRIORITY_LOW);

import { useSyncExternalStore } from 'react';

/** Why the page's last action was refused; a new object each time, so that the same message twice is two refusals. */
export interface LastRefusal {
  message: string;
}

const state: { last: LastRefusal | null } = { last: null };
const listeners = new Set<() => void>();

const read = () => state.last;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** null: an action begins. */
export function setLastRefusal(message: string | null): void {
  state.last = message === null ? null : { message };
  for (const listener of listeners) listener();
}

export const useLastRefusal = (): LastRefusal | null => useSyncExternalStore(subscribe, read);

import { useSyncExternalStore } from 'react';

/**
 * What opens over a page: `login`: the session was idle for too long or has ended; `step-up`: the call requires the
 * second factor again.
 */
export type GateKind = 'login' | 'step-up';

interface Gate {
  kind: GateKind;
  passed: Promise<boolean>;
  /** true: the call may be repeated; false: it was closed. */
  close: (isPassed: boolean) => void;
}

const listeners = new Set<() => void>();
const state: { gate: Gate | null } = { gate: null };

function setGate(gate: Gate | null): void {
  state.gate = gate;
  for (const listener of listeners) listener();
}

/** Opens the form over the page and waits; calls that fail in the meantime wait for the same one. */
export function requireLogin(kind: GateKind): Promise<boolean> {
  if (state.gate !== null) return state.gate.passed;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const close = (isPassed: boolean) => {
    setGate(null);
    resolve(isPassed);
  };
  setGate({ kind, passed: promise, close });
  return promise;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useGate = (): Gate | null => useSyncExternalStore(subscribe, () => state.gate);

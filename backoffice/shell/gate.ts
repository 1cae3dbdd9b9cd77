import { useSyncExternalStore } from 'react';

/** What opens over a page: `login`: the session slept or ended; `step-up`: the call needs the second factor once more. */
export type GateKind = 'login' | 'step-up';

interface Gate {
  kind: GateKind;
  passed: Promise<boolean>;
  /** true: the call may be tried again; false: it was closed. */
  close: (isPassed: boolean) => void;
}

const listeners = new Set<() => void>();
const state: { gate: Gate | null } = { gate: null };

function setGate(gate: Gate | null): void {
  state.gate = gate;
  for (const listener of listeners) listener();
}

/** Opens the gate over the page and waits; calls that fail meanwhile wait at the same one. */
export function passGate(kind: GateKind): Promise<boolean> {
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

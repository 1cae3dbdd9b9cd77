import { useEffect, useSyncExternalStore } from 'react';

/** Something that the open screen can do. */
export interface PaletteAction {
  id: string;
  label: string;
  run: () => void;
  /** Whether it acts on one row of a list that has no screens for its records: offered only to those who type its words. */
  isOfRow?: true;
}

const listeners = new Set<() => void>();
const none: readonly PaletteAction[] = [];
const state: { actions: readonly PaletteAction[] } = { actions: none };

function setActions(actions: readonly PaletteAction[]): void {
  state.actions = actions;
  for (const listener of listeners) listener();
}

/** What the open record can do now, for the palette; gone with its screen. `false`: not now, or not for this role. */
export function usePaletteActions(actions: readonly (PaletteAction | false)[]): void {
  useEffect(() => {
    setActions(actions.filter((action) => action !== false));
    return () => setActions(none);
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOfferedActions = (): readonly PaletteAction[] =>
  useSyncExternalStore(subscribe, () => state.actions);

import { useEffect, useSyncExternalStore } from 'react';

/** Something that the open screen can do. */
export interface PaletteAction {
  id: string;
  label: string;
  run: () => void;
}

const listeners = new Set<() => void>();
const none: readonly PaletteAction[] = [];
const state: { actions: readonly PaletteAction[] } = { actions: none };

function setActions(actions: readonly PaletteAction[]): void {
  state.actions = actions;
  for (const listener of listeners) listener();
}

/** What the open record can do now, for the palette; gone with its screen. */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  useEffect(() => {
    setActions(actions);
    return () => setActions(none);
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOfferedActions = (): readonly PaletteAction[] =>
  useSyncExternalStore(subscribe, () => state.actions);

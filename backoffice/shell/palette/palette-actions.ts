import { useEffect, useSyncExternalStore } from 'react';

/** An action of the open screen. */
export interface PaletteAction {
  id: string;
  label: string;
  run: () => void;
  /** Whether it acts on one row of a list whose records have no screens: offered only if its text was typed. */
  isOfRow?: true;
}

const listeners = new Set<() => void>();
const none: readonly PaletteAction[] = [];
const state: { actions: readonly PaletteAction[] } = { actions: none };

function setActions(actions: readonly PaletteAction[]): void {
  state.actions = actions;
  for (const listener of listeners) listener();
}

/** Registers the available actions of the open record in the palette, until the screen is left. `false`: not now, or not for this role. */
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
